import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { compressFolder } from './compress.mjs';
import { buildFirstHtml } from './first-html.mjs';
import { buildOfflineWorker } from './offline-worker.mjs';
import { portalCodeOptions } from './portal-code-options.mjs';
import { securityPolicy } from './security-policy.mjs';
import { sharedChunksPlugin } from './shared-chunks.mjs';

const OUT = 'dist/portal';
export const ENTRY = 'src/main.tsx';
export const SIGNED_IN = 'src/app/signed-in-screens.ts';
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
      ...options.plugins,
    ],
    entryPoints: [ENTRY],
    outdir: `${OUT}/assets`,
    publicPath: '/assets',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    splitting: true,
    minify: kind.production,
    sourcemap: 'linked',
    metafile: true,
    charset: 'utf8',
    legalComments: 'external',
  };
}

/** Without vanilla-extract, which is slow and does not change which module imports which. */
function withoutStyles({ plugins, ...options }) {
  return { ...options, plugins: plugins.filter(({ name }) => name !== 'vanilla-extract') };
}

/**
 * Writes index.html, its security policy and the service worker, and copies the static files. index.html contains the login page
 * with its styles, and the names of the hashed files. esbuild puts the styles of all screens into one sheet, which
 * src/app/all-styles.ts loads for signed-in users.
 */
export async function writePage(metafile, kind) {
  const url = (file) => `/${path.relative(OUT, file)}`;
  const { script, styles, templates } = await buildFirstHtml(kind, {
    signedIn: SIGNED_IN,
    filesOf: (source) => scriptsOf(metafile, [source]).map((file) => path.basename(file)),
  });
  const parts = {
    head: [
      `<link rel="preload" as="font" type="font/woff2" href="${url(fontOf(metafile))}" crossorigin />`,
      `<style>${styles}</style>`,
      `<meta name="all-styles" content="${url(styleSheetOf(metafile, ENTRY))}" />`,
      ...scriptsOf(metafile, [ENTRY]).map((file) => `<script type="module" src="${url(file)}"></script>`),
    ].join('\n    '),
    body: [
      ...Object.entries(templates).map(([name, html]) => `<template id="first-${name}">${html}</template>`),
      '<div id="app"></div>',
      `<script>${script}</script>`,
    ].join('\n    '),
  };
  const template = await readFile('src/index.html', 'utf8');
  const page = template.replace(/<!-- (head|body) -->/g, (_, name) => parts[name]);
  const policy = securityPolicy({ scripts: [script], styles: [styles] });
  await mkdir(OUT, { recursive: true });
  await cp('src/static', OUT, { recursive: true });
  await writeFile(`${OUT}/index.html`, page);
  await writeFile(`${OUT}/security-policy.json`, `${JSON.stringify(policy, null, 2)}\n`);
  await buildOfflineWorker(kind, `${OUT}/service-worker.js`);
  await writeFile('dist/portal.meta.json', JSON.stringify(metafile));
}

/** The output file of a module with its own chunk. */
export function chunkOf(metafile, source) {
  const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source);
  if (!found) throw new Error(`${source} has no chunk of its own`);
  return found[0];
}

/**
 * The scripts that a browser loads before these modules can run. The entry's own file is left out: it only imports the chunk
 * with the entry's code.
 */
export function scriptsOf({ outputs }, sources) {
  const files = new Set();
  const add = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { path: imported, kind } of outputs[file].imports)
      if (kind === 'import-statement') add(imported);
  };
  for (const source of sources) add(chunkOf({ outputs }, source));
  files.delete(chunkOf({ outputs }, ENTRY));
  return [...files];
}

/** The subset of the font that every page needs. */
function fontOf({ outputs }) {
  return Object.keys(outputs).find((file) => /\/roboto-latin-wght-[^/]*\.woff2$/.test(file));
}

export function styleSheetOf(metafile, source) {
  return metafile.outputs[chunkOf(metafile, source)].cssBundle;
}

/** `sandbox`: with the sandbox's demo accounts on the login page. */
export async function buildPortal({ sandbox = false } = {}) {
  const kind = { production: true, sandbox };
  const { metafile } = await esbuild.build(portalBuildOptions(kind));
  await removeUnusedStyles(metafile);
  await writePage(metafile, kind);
  await compressFolder(OUT);
}

/** esbuild writes a copy of the styles for every lazy chunk; only the entry's is used. */
async function removeUnusedStyles({ outputs }) {
  const used = styleSheetOf({ outputs }, ENTRY);
  const copies = Object.keys(outputs).filter((file) => /\.css(\.map)?$/.test(file) && !file.startsWith(used));
  await Promise.all(copies.map((file) => rm(file)));
}
