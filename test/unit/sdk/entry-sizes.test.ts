import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { assert, test } from '../support/test.ts';

/**
 * The most bytes that a page importing one of these entries of the SDK may load before it starts: the login, the sign-up, and
 * what keeps the first lists of the portal current.
 */
const BUDGET_BYTES = { access: 4_720, 'sign-up': 5_130, 'follow-changes': 1_800 };

/** The size of a page's bundled, minified and brotli-compressed script, without what it loads on demand. */
async function wireBytes(entry: string): Promise<number> {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents: `export * from '@cobros/sdk/${entry}';`, resolveDir: '.' },
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source'],
    outdir: 'dist/entry-sizes',
    write: false,
  });
  const atOnce = new Set<string>();
  const load = (file: string): void => {
    if (atOnce.has(file)) return;
    atOnce.add(file);
    for (const { path, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement') load(path);
  };
  load('dist/entry-sizes/stdin.js');
  return outputFiles
    .filter((file) => atOnce.has(path.relative('.', file.path)))
    .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
}

for (const [entry, budget] of Object.entries(BUDGET_BYTES))
  test(`${entry} stays within ${budget} bytes`, async () => {
    const bytes = await wireBytes(entry);
    assert.ok(bytes > 1_000 && bytes <= budget, `${bytes} bytes`);
  });
