import { cp, writeFile } from 'node:fs/promises';
import * as esbuild from 'esbuild';
import { bundledLicenses } from './bundled-licenses.mjs';

const OUT = 'dist/sandbox';

// Packages that load files from their own folder. All others are bundled, because loading a thousand files takes longer than the
// rest of the start.
const EXTERNAL = ['@electric-sql/pglite', 'pg-native', 'sharp'];
// Bundled CommonJS packages call `require`.
const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

/** The server, and the commands. */
export const sandboxBuildOptions = {
  entryPoints: {
    server: 'sandbox/operation/run/main.ts',
    'start-server': 'sandbox/operation/run/start-server.ts',
    seed: 'sandbox/operation/command/seed-command.ts',
    'cobros-sandbox': 'sandbox/operation/command/cobros-sandbox.ts',
  },
  outdir: OUT,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: EXTERNAL,
  banner: { js: REQUIRE },
  // The workspace's packages are source, not installed packages.
  alias: { '@cobros/sdk/business-api.json': './sdk/generated/business-api.json' },
  sourcemap: 'linked',
  metafile: true,
  logLevel: 'warning',
};

/**
 * The worker threads for exports and imports, bundled with their packages, because loading them file by file takes longer than
 * writing or reading most sheets.
 */
export const workerBuildOptions = {
  entryPoints: {
    'excel-worker': 'sandbox/out/sheets/excel-worker.ts',
    'table-worker': 'sandbox/out/sheets/table-worker.ts',
  },
  outdir: OUT,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  sourcemap: 'linked',
  metafile: true,
  logLevel: 'warning',
};

/** The page of the simulated world, which shares no code with the portal. */
export const worldPageBuildOptions = {
  entryPoints: [
    { in: 'sandbox/operation/world/page/world-page.ts', out: 'world' },
    { in: 'sandbox/operation/world/page/world-page.css', out: 'world' },
  ],
  outdir: `${OUT}/world`,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  sourcemap: 'linked',
  logLevel: 'warning',
};

/** The page of the API reference with its renderer, which only that page loads. */
export const referencePageBuildOptions = {
  entryPoints: ['openapi-explorer', 'sandbox/http/pages/page/reference.css'],
  outdir: `${OUT}/reference`,
  entryNames: '[name]',
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  metafile: true,
  logLevel: 'warning',
};

export async function copySandboxFiles() {
  await cp('sandbox/ground/db/migrations', `${OUT}/migrations`, { recursive: true });
  await cp('sandbox/operation/world/page/index.html', `${OUT}/world/index.html`);
  await cp('sandbox/http/pages/page/index.html', `${OUT}/reference/index.html`);
}

export async function buildSandbox() {
  const [server, worker, reference] = await Promise.all([
    esbuild.build(sandboxBuildOptions),
    esbuild.build(workerBuildOptions),
    esbuild.build(referencePageBuildOptions),
    esbuild.build(worldPageBuildOptions),
    copySandboxFiles(),
  ]);
  // The letters of pictures are drawn from its font.
  const letters = { inputs: { 'node_modules/@fontsource/roboto/package.json': {} } };
  const metafiles = [...[server, worker, reference].map(({ metafile }) => metafile), letters];
  await writeFile(`${OUT}/LICENSES.txt`, await bundledLicenses(metafiles));
}
