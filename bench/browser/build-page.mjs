import { mkdir, rm, writeFile } from 'node:fs/promises';
import * as esbuild from 'esbuild';
import { compressFolder } from '../../build/compress.mjs';

/** Builds a page with a single script, minified and compressed, as small as its packages allow. */
export async function buildPage({ folder, entry, options }) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await esbuild.build({
    ...options,
    entryPoints: [entry],
    outfile: `${folder}/assets/page.js`,
    minify: true,
  });
  const page =
    '<!doctype html><meta charset="utf-8"><div id="app"></div><script type="module" src="/assets/page.js">';
  await writeFile(`${folder}/index.html`, `${page}</script>`);
  await compressFolder(folder, { smallest: true });
}
