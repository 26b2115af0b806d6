import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { BASE_PATH } from './base-path.mjs';
import { compressFolder } from './compress.mjs';
import { ENTRY, SIGNED_IN, styleSheetOf } from './find-portal-outputs.mjs';
import { buildIndexHtml } from './index-html.mjs';
import { buildOfflineWorker } from './offline-worker.mjs';
import { portalCodeOptions } from './portal-code-options.mjs';
import { sharedChunksPlugin } from './shared-chunks-plugin.mjs';
import { stylesWithCodePlugin } from './styles-with-code-plugin.mjs';

const OUT = 'dist/portal';
/**
 * Makes Chromium compile all functions of such a file off the main thread, while downloading, instead of one by one
 * when they are called.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
/** Folders and files of `src` whose styles are loaded with their code. */
const STYLES_WITH_CODE = [
  'blocks/connection',
  'blocks/countdown',
  'blocks/daily/daily-button',
  'blocks/form/amount-field',
  'blocks/form/new-password-fields',
  'blocks/form/resend-code',
  'blocks/imports',
  'blocks/list/applied-filter-chips',
  'blocks/list/client-side-list-toolbar',
  'blocks/list/day-range-form',
  'blocks/list/downloads-dialog',
  'blocks/list/export-status',
  'blocks/list/list-cells',
  'blocks/list/list-filters',
  'blocks/list/list-results',
  'blocks/notifications/delivery-log-entry',
  'blocks/print',
  'blocks/second-factor',
  'blocks/selection',
  'blocks/views-below',
  'features/transaction/asking-for-money',
  'features/transaction/action-amount',
  'features/transaction/detail',
  'features/transaction/own-qr-dialog',
  'features/transaction/refund-reason',
  'screens/activity',
  'screens/branches/notifications',
  'screens/cashiers/qr',
  'screens/closings/close',
  'screens/closings/deposits',
  'screens/closings/reconcile-deposits',
  'screens/closings/slip',
  'screens/closings/statement',
  'screens/customer-display',
  'screens/dashboard/alerts/arrival-notice',
  'screens/dashboard/first-steps',
  'screens/profile',
  'screens/refund-approvals',
  'screens/refund-policy',
  'screens/sign-up',
  'screens/summary',
  'ui/banner',
  'ui/bar-chart',
  'ui/choice-row',
  'ui/code-field',
  'ui/date-input',
  'ui/facts',
  'ui/figure-link',
  'ui/pagination',
  'ui/prefixed-field',
  'ui/progress-bar',
  'ui/side-panel',
  'ui/step-mark',
  'ui/switch',
  'ui/timeline',
];
const isForVisitors = (file) => /^src\/screens\/(auth|sign-up)\//.test(file);

export function portalBuildOptions(kind) {
  const options = portalCodeOptions(kind);
  return {
    ...options,
    plugins: [
      sharedChunksPlugin({
        entry: ENTRY,
        signedIn: SIGNED_IN,
        isForVisitors,
        options: withoutStyles(options),
      }),
      stylesWithCodePlugin(STYLES_WITH_CODE),
      ...options.plugins,
    ],
    entryPoints: [ENTRY],
    outdir: `${OUT}/assets`,
    publicPath: `${BASE_PATH}/assets`,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    splitting: true,
    minify: kind.production,
    banner: { js: COMPILE_HINT },
    sourcemap: 'linked',
    metafile: true,
    charset: 'utf8',
    legalComments: 'external',
  };
}

/** Removes vanilla-extract, which is slow and does not affect which module imports which. */
function withoutStyles({ plugins, ...options }) {
  return { ...options, plugins: plugins.filter(({ name }) => name !== 'vanilla-extract') };
}

/** Writes index.html and the service worker, copies the font, and returns the page's security policy. */
export async function writePageFiles(metafile, kind) {
  const { page, policy, fontFiles } = await buildIndexHtml(metafile, kind, OUT);
  await mkdir(OUT, { recursive: true });
  for (const file of fontFiles) await cp(file, `${OUT}/assets/${path.basename(file)}`);
  await writeFile(`${OUT}/index.html`, page);
  await buildOfflineWorker(kind, `${OUT}/service-worker.js`);
  await writeFile('dist/portal.meta.json', JSON.stringify(metafile));
  return policy;
}

/** Files that whoever installs the portal may edit, and the policy that follows `config.json`: they have no compressed copies. */
export async function writeEditableFiles(policy) {
  // A build over an earlier one has compressed the files that this one left there.
  for (const name of [...(await readdir('src/static')), 'security-policy.json'])
    for (const ending of ['.br', '.gz']) await rm(`${OUT}/${name}${ending}`, { force: true });
  await cp('src/static', OUT, { recursive: true });
  await writeFile(`${OUT}/security-policy.json`, `${JSON.stringify(policy, null, 2)}\n`);
}

/** `sandbox`: includes the sandbox's demo accounts on the login page. */
export async function buildPortal({ sandbox = false } = {}) {
  const kind = { production: true, sandbox };
  const { metafile } = await esbuild.build(portalBuildOptions(kind));
  await removeUnusedStyles(metafile);
  const policy = await writePageFiles(metafile, kind);
  // `npm start` waits for this.
  await compressFolder(OUT, { smallest: !sandbox });
  await writeEditableFiles(policy);
}

/** esbuild writes a copy of the styles for every lazy chunk, but only the entry's copy is used. */
async function removeUnusedStyles({ outputs }) {
  const used = styleSheetOf({ outputs }, ENTRY);
  const copies = Object.keys(outputs).filter((file) => /\.css(\.map)?$/.test(file) && !file.startsWith(used));
  await Promise.all(copies.map((file) => rm(file)));
}
