import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { buildSandbox } from './sandbox.mjs';

/** Bundles a program that may import the sandbox and the test support, and runs it. */
export async function runBundled(name, entry) {
  const outfile = `dist/programs/${name}.js`;
  // The sandbox's worker threads are taken from its build.
  await buildSandbox();
  await esbuild.build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: {
      '@cobros/sdk/business-api.json': './sdk/generated/business-api.json',
      '@cobros/sdk/follow-changes': './sdk/src/helpers/follow-changes.ts',
      '@cobros/sdk/altcha': './sdk/src/altcha.ts',
      '@cobros/sdk': './sdk/src/index.ts',
    },
    logLevel: 'warning',
  });
  await import(pathToFileURL(path.resolve(outfile)).href);
}
