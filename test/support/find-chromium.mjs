// Finds the browser for tests, pictures and measurements: CHROMIUM_PATH, or else the newest of the system's and of
// @sparticuz/chromium.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

const OF_SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/**
 * Environment variables that tell test processes where Chromium is, and where the libraries are that the machine lacks. Prints
 * which one it is.
 */
export async function chromiumEnvironment() {
  const chosen = process.env.CHROMIUM_PATH;
  const newest = newestOf(chosen ? installed([chosen]) : [...installed(OF_SYSTEM), await packaged()]);
  if (!newest) throw new Error(`CHROMIUM_PATH is ${chosen}, which does not start`);
  const environment = newest.file
    ? { CHROMIUM_PATH: newest.file }
    : await unpackedEnvironment(newest.version);
  console.log(`Browser: Chromium ${newest.version}, ${environment.CHROMIUM_PATH}`);
  return environment;
}

/** Those of the files that start, with their versions. A distribution may have a placeholder that only says what to install. */
export function installed(files) {
  return files.flatMap((file) => {
    try {
      const output = execFileSync(file, ['--version'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const version = /\d+(\.\d+)+/.exec(output)?.[0];
      return version ? [{ file, version }] : [];
    } catch {
      return [];
    }
  });
}

async function packaged() {
  const { version } = JSON.parse(await readFile('node_modules/@sparticuz/chromium/package.json', 'utf8'));
  return { version };
}

/** Of two of the same version, the first. */
export function newestOf(browsers) {
  return browsers.toSorted((one, other) =>
    other.version.localeCompare(one.version, 'en', { numeric: true }),
  )[0];
}

async function unpackedEnvironment(version) {
  const folder = await unpackedFolder(version);
  const CHROMIUM_PATH = path.join(folder, 'chromium');
  const complete = !execFileSync('ldd', [CHROMIUM_PATH], { encoding: 'utf8' }).includes('not found');
  if (complete) return { CHROMIUM_PATH };
  return {
    CHROMIUM_PATH,
    LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
    FONTCONFIG_PATH: path.join(folder, 'fonts'),
  };
}

/**
 * The folder in which the npm package is unpacked, one for each user: a browser does not start if another user unpacked it or if
 * it is not complete yet.
 */
async function unpackedFolder(version) {
  const folder = path.join(tmpdir(), `cobros-chromium-${version}-${userInfo().username}`);
  if (existsSync(folder)) return folder;
  const unpacking = await mkdtemp(`${folder}-`);
  const unpack = `
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', unpack], {
    // The package unpacks its shared libraries (NSS and others) only if it believes that it runs on AWS.
    env: { ...process.env, TMPDIR: unpacking, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  const fonts = path.join(unpacking, 'fonts/fonts.conf');
  await writeFile(fonts, (await readFile(fonts, 'utf8')).replaceAll('/tmp/', `${folder}/`));
  // Another test run may have finished first.
  await rename(unpacking, folder).catch(() => rm(unpacking, { recursive: true }));
  return folder;
}
