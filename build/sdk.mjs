import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';

/** Builds the published SDK in sdk/dist: an ES module for each export of its package.json, and the type declarations. */
export async function buildSdk() {
  await rm('sdk/dist', { recursive: true, force: true });
  await esbuild.build({
    entryPoints: await sourcesOfExports('sdk'),
    outdir: 'sdk/dist',
    outbase: 'sdk',
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    target: 'es2022',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  execFileSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', 'sdk/tsconfig.build.json'], {
    stdio: 'inherit',
  });
}

/** The source files of the exports that are code. */
async function sourcesOfExports(folder) {
  const { exports } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const sources = Object.values(exports).map(({ source }) => source);
  return sources.filter(Boolean).map((source) => path.posix.join(folder, source));
}
