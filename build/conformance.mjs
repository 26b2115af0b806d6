import { chmod, rm } from 'node:fs/promises';
import * as esbuild from 'esbuild';

const OUT = 'conformance/dist';

/** Builds the command that proves that a backend fits, as one file with the description in it. */
export async function buildConformance() {
  await rm(OUT, { recursive: true, force: true });
  await esbuild.build({
    entryPoints: ['conformance/src/main.ts'],
    outdir: OUT,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: { '@cobros/sdk/business-api.json': './sdk/generated/business-api.json' },
    banner: { js: '#!/usr/bin/env node' },
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  await chmod(`${OUT}/main.js`, 0o755);
}
