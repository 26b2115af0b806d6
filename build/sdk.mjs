import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import * as esbuild from 'esbuild';

/** Builds the published SDK in sdk/dist: an ES module for each export of its package.json, and the type declarations. */
export async function buildSdk() {
  await rm('sdk/dist', { recursive: true, force: true });
  await esbuild.build({
    entryPoints: ['sdk/src/index.ts', 'sdk/src/access-api.ts', 'sdk/src/sign-up-api.ts', 'sdk/src/altcha.ts'],
    outdir: 'sdk/dist',
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
