import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { buildSandbox } from '../build/sandbox.mjs';

/** Bundles and runs `bench/<name>/measure.ts`, which may use the sandbox and what supports the tests. */
export async function runBundled(name) {
  const outfile = `dist/bench/${name}.js`;
  // What the sandbox starts as threads of its own comes from its build.
  await buildSandbox();
  await esbuild.build({
    entryPoints: [`bench/${name}/measure.ts`],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: {
      '@cobros/sdk/business-api.json': './sdk/generated/business-api.json',
      '@cobros/sdk': './sdk/src/index.ts',
    },
    logLevel: 'warning',
  });
  await import(pathToFileURL(path.resolve(outfile)).href);
}
