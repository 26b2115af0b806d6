import { mkdir, rm, writeFile } from 'node:fs/promises';
import { seededCopy, startServer } from '../support/start-server.ts';
import { byKeyboard, byTouch, type InputMethod } from './keyboard-and-touch.ts';
import { Page } from './page.ts';
import { SCENARIOS } from './scenarios.ts';
import type { Session } from './session.ts';
import { startFirefox } from './start-firefox.ts';
import { startWebKit } from './start-webkit.ts';
import { worldAppUserAt } from './world-app-user.ts';

const RESULTS = 'test-results';
const { FIREFOX_PATH, MINIBROWSER_PATH } = process.env;

const dataDir = await seededCopy();
const server = await startServer({ DATA_DIR: dataDir });
const appUser = worldAppUserAt(server.url);
const counts = { passed: 0, failed: 0 };
let number = 10;

async function keep(page: Page, name: string): Promise<void> {
  const file = `${RESULTS}/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png`;
  await mkdir(RESULTS, { recursive: true });
  await writeFile(file, await page.session.screenshot(), 'base64');
  console.error(`Kept ${file}`);
}

/** Runs each scenario and prints its result. */
async function runScenarios(page: Page, hand: InputMethod, narrow: boolean, about: string): Promise<void> {
  for (const [title, scenario] of Object.entries(SCENARIOS)) {
    number += 1;
    const name = `${about}: ${title}`;
    const start = Date.now();
    try {
      await scenario({ page, hand, appUser, narrow, number });
      await page.expectNoErrors();
      counts.passed += 1;
      console.log(`ok      ${name}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
    } catch (cause) {
      counts.failed += 1;
      console.error(`FAILED  ${name}`, cause);
      await keep(page, name).catch(console.error);
    }
  }
}

async function testWith(session: Session): Promise<void> {
  const page = new Page(session, server.url);
  const browser = `${session.name} ${session.version}`;
  await page.resize(1366, 900);
  await runScenarios(page, byKeyboard(page), false, `${browser} by keys`);
  await page.resize(390, 844);
  // Not every driver forwards touches as touches, and not every window gets as narrow as requested.
  const arrived = await page.describeTouch();
  await runScenarios(page, byTouch(page), true, `${browser} by touch (${arrived})`);
}

/** A browser that does not start or that ends is a failure too, but the other browser is still tested. */
async function testIn(start: () => Promise<Session>): Promise<void> {
  try {
    const session = await start();
    await testWith(session).finally(() => session.end());
  } catch (cause) {
    counts.failed += 1;
    console.error('FAILED ', cause);
  }
}

if (FIREFOX_PATH) await testIn(() => startFirefox(FIREFOX_PATH));
if (MINIBROWSER_PATH) await testIn(() => startWebKit('WebKitWebDriver', MINIBROWSER_PATH));
await server.stop();
await rm(dataDir, { recursive: true, force: true });
console.log(`${counts.passed} passed, ${counts.failed} failed`);
if (counts.failed > 0) process.exitCode = 1;
process.exit();
