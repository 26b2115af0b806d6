import { execFile } from 'node:child_process';
import { copyFile, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { buildPage } from './build-page.mjs';

export const REACT_ADMIN = 'dist/bench-react-admin';

const FOLDER = 'bench/browser/react-admin';
const LOCK = `${FOLDER}/package-lock.json`;
const INSTALLED = `${FOLDER}/node_modules/.installed-lock.json`;

const run = promisify(execFile);

/** Builds the page of `bench/browser/react-admin`. */
export async function buildReactAdmin() {
  await installPackages();
  await buildPage({
    folder: REACT_ADMIN,
    entry: `${FOLDER}/payments-page.jsx`,
    options: {
      bundle: true,
      format: 'esm',
      jsx: 'automatic',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'warning',
    },
  });
}

/** Installs the page's own packages, which takes minutes, unless exactly these versions are installed. */
async function installPackages() {
  const installed = await readFile(INSTALLED, 'utf8').catch(() => undefined);
  if (installed === (await readFile(LOCK, 'utf8'))) return;
  await run('npm', ['ci', '--prefix', FOLDER, '--no-audit', '--no-fund'], {
    shell: process.platform === 'win32',
  });
  await copyFile(LOCK, INSTALLED);
}
