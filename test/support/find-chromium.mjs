// Finds the browser for the tests: CHROMIUM_PATH, the system's, or the one of @sparticuz/chromium.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Environment variables that tell test processes where Chromium is, and where the libraries are that the machine lacks. */
export async function chromiumEnvironment() {
  const installed = [process.env.CHROMIUM_PATH, ...SYSTEM].find((file) => file && existsSync(file));
  if (installed) return { CHROMIUM_PATH: installed };

  const folder = await unpackedFolder();
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
async function unpackedFolder() {
  const { version } = JSON.parse(await readFile('node_modules/@sparticuz/chromium/package.json', 'utf8'));
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
