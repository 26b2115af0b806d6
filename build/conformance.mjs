import { chmod, rm } from 'node:fs/promises';
import * as esbuild from 'esbuild';

const OUT = 'conformance/dist';

/** Builds the conformance command as one file that includes the description. */
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
