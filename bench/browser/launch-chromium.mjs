import { chromium } from 'playwright-core';
import { chromiumEnvironment } from '../../test/support/find-chromium.mjs';

export async function launchChromium() {
  Object.assign(process.env, await chromiumEnvironment());
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
