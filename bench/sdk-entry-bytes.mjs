import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';

/**
 * The bytes that a page importing one entry of the SDK loads before it starts: bundled, minified and compressed with brotli,
 * without what it loads on demand.
 */
export async function entryBytes(entry) {
  const outdir = 'dist/sdk-entry';
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents: `export * from '@cobros/sdk/${entry}';`, resolveDir: '.' },
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source'],
    outdir,
    write: false,
  });
  const atOnce = new Set();
  const load = (file) => {
    if (atOnce.has(file)) return;
    atOnce.add(file);
    for (const { path, kind } of metafile.outputs[file].imports) if (kind === 'import-statement') load(path);
  };
  load(`${outdir}/stdin.js`);
  return outputFiles
    .filter((file) => atOnce.has(path.relative('.', file.path)))
    .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
}
