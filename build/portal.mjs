import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { compressFolder } from './compress.mjs';
import { portalOptions } from './shared.mjs';
import { sharedChunksPlugin } from './shared-chunks.mjs';

const OUT = 'dist/portal';
export const ENTRY = 'src/main.tsx';
export const SIGNED_IN = 'src/app/signed-in.ts';
const isForVisitors = (file) => /^src\/screens\/(auth|sign-up)\//.test(file);
const VISITOR_SCREENS = ['src/screens/auth/login-screen.tsx', 'src/app/config-error-page.tsx'];

export function portalBuildOptions(kind) {
  const options = portalOptions(kind);
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
    supported: { 'top-level-await': true },
  };
}

/** Without vanilla-extract, whose files are then modules like others: what needs what is the same. */
function withoutStyles({ plugins, ...options }) {
  return { ...options, plugins: plugins.filter(({ name }) => name !== 'vanilla-extract') };
}

/**
 * Writes index.html, which names the hashed files of a finished build, and copies what is served as it stands. esbuild
 * gathers the styles of all screens in one sheet. The page starts with a smaller one that holds what the login needs; the
 * whole is named for src/app/all-styles.ts, which adds it for who is signed in.
 */
export async function writePage(metafile) {
  const url = (file) => `/${path.relative(OUT, file)}`;
  const head = [
    `<link rel="stylesheet" href="${url(await buildVisitorStyles())}" />`,
    `<meta name="all-styles" content="${url(styleSheetOf(metafile, ENTRY))}" />`,
    ...scriptsOf(metafile, [ENTRY]).map((file) => `<script type="module" src="${url(file)}"></script>`),
  ];
  const template = await readFile('src/index.html', 'utf8');
  await mkdir(OUT, { recursive: true });
  await cp('src/static', OUT, { recursive: true });
  await writeFile(`${OUT}/index.html`, template.replace('<!-- bundle -->', head.join('\n    ')));
  await writeFile('dist/portal.meta.json', JSON.stringify(metafile));
}

/** Class names depend on the files alone, so this sheet fits the scripts of the main build. */
async function buildVisitorStyles() {
  const imports = ['styles/global.css.ts', ...VISITOR_SCREENS].map((file) => `import './${file}';`);
  const { outputFiles } = await esbuild.build({
    ...portalOptions({ production: true }),
    stdin: { contents: imports.join('\n'), resolveDir: '.', sourcefile: 'visitor.ts' },
    outfile: 'visitor.js',
    publicPath: '/assets',
    assetNames: '[name]-[hash]',
    minify: true,
    write: false,
  });
  const styles = outputFiles.find(({ path: name }) => name.endsWith('.css'));
  const file = `${OUT}/assets/visitor-${createHash('sha256').update(styles.contents).digest('hex').slice(0, 8)}.css`;
  await writeFile(file, styles.contents);
  return file;
}

/** The output file of a module that has a chunk of its own. */
export function chunkOf(metafile, source) {
  const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source);
  if (!found) throw new Error(`${source} has no chunk of its own`);
  return found[0];
}

/**
 * The scripts a browser fetches before these modules can run. An entry whose code is shared by all stands in a chunk; the
 * file that only imports it is not named by the page.
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

export function styleSheetOf(metafile, source) {
  return metafile.outputs[chunkOf(metafile, source)].cssBundle;
}

/** `sandbox`: as the sandbox shows it, with its hint on the login page. */
export async function buildPortal({ sandbox = false } = {}) {
  const { metafile } = await esbuild.build(portalBuildOptions({ production: true, sandbox }));
  await removeUnusedStyles(metafile);
  await writePage(metafile);
  await compressFolder(OUT);
}

/** esbuild writes a copy of all styles beside every lazy chunk; the page names only the entry's. */
async function removeUnusedStyles({ outputs }) {
  const used = styleSheetOf({ outputs }, ENTRY);
  const copies = Object.keys(outputs).filter((file) => /\.css(\.map)?$/.test(file) && !file.startsWith(used));
  await Promise.all(copies.map((file) => rm(file)));
}
