// Finds the browser of the tests: CHROMIUM_PATH, the system's, or the one of @sparticuz/chromium.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Environment variables that tell test processes where Chromium is, and libraries that the machine lacks. */
export async function chromiumEnvironment() {
  const installed = [process.env.CHROMIUM_PATH, ...SYSTEM].find((file) => file && existsSync(file));
  if (installed) return { CHROMIUM_PATH: installed };

  const { default: chromium } = await import('@sparticuz/chromium');
  const CHROMIUM_PATH = await chromium.executablePath();
  const missing = execFileSync('ldd', [CHROMIUM_PATH], { encoding: 'utf8' }).includes('not found');
  return missing ? { CHROMIUM_PATH, ...(await bundledLibraries()) } : { CHROMIUM_PATH };
}

// The package only unpacks its shared libraries (NSS and others) if it believes that it runs on AWS.
async function bundledLibraries() {
  const script = `
    process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs20.x';
    process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs20.x';
    const { default: chromium } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    console.log(JSON.stringify({ LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH, FONTCONFIG_PATH: process.env.FONTCONFIG_PATH }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  const environment = JSON.parse(output);
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
}
