import { mkdir, rm, writeFile } from 'node:fs/promises';
import * as esbuild from 'esbuild';
import { compressFolder } from '../../build/compress.mjs';
import { portalOptions } from '../../build/shared.mjs';

export const FLOOR = 'dist/bench-floor';

/** Builds the page of floor.tsx as the portal is built. */
export async function buildFloor() {
  await rm(FLOOR, { recursive: true, force: true });
  await mkdir(FLOOR, { recursive: true });
  await esbuild.build({
    ...portalOptions({ production: true }),
    entryPoints: ['bench/web/floor.tsx'],
    outfile: `${FLOOR}/assets/floor.js`,
    minify: true,
  });
  const page =
    '<!doctype html><meta charset="utf-8"><div id="app"></div><script type="module" src="/assets/floor.js">';
  await writeFile(`${FLOOR}/index.html`, `${page}</script>`);
  await compressFolder(FLOOR);
}
