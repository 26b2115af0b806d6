import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { suite } from 'uvu';
import { type HttpLine, startHttpLine } from './bad-line/http-line.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { openPage, type PageOptions, type WatchedPage } from './watched-page.ts';

// Browser tests import these from here.
export type { Locator, Page } from 'playwright-core';
export * as assert from 'uvu/assert';
export * from './pay-in-world.ts';
export * from './portal-page.ts';
export type { PageOptions };

const RESULTS = 'test-results';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser shared by all files of this process, because starting one takes as long as a test. */
let running: Promise<Browser> | undefined;

async function runningBrowser(): Promise<Browser> {
  const browser = await running?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  running = launchBrowser();
  return running;
}

const SHARED_MS = 5 * 60_000;
let shared: { server: Promise<RunningServer>; since: number } | undefined;

/**
 * The server shared by the files of this process that do not change its data. It is replaced before the seeded requests expire.
 */
async function sharedServer(): Promise<RunningServer> {
  if (shared && Date.now() - shared.since < SHARED_MS) return shared.server;
  await (await shared?.server)?.stop();
  const server = startServer();
  shared = { server, since: Date.now() };
  const { pid } = await server;
  process.once('exit', () => {
    try {
      process.kill(pid);
    } catch {
      // The shared server has been replaced.
    }
  });
  return server;
}

/** Starts Chromium. On a busy machine the first attempt may time out, so there is a second one. */
async function launchBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH)
    throw new Error('CHROMIUM_PATH is not set: start browser tests with node test/run.mjs browser');
  const launch = () => chromium.launch({ executablePath: CHROMIUM_PATH, args: FLAGS });
  return launch().catch((error: Error) => {
    console.error(`Chromium did not start, trying once more: ${error.message}`);
    return launch();
  });
}

export interface Scene {
  page: Page;
  server: RunningServer;
  browser: Browser;
  /** The line between browser and server of a file with a bad one. */
  line: HttpLine;
  /** Opens a page that shares nothing with the first, as for another user on another device. */
  newPage(options?: PageOptions): Promise<Page>;
}

/**
 * A file of browser tests: one server with seed data for all tests, and an empty page for each. An error or a warning in the
 * page's console fails the test. A failed test saves a screenshot and the console in test-results/. A file on a bad line has a
 * proxy between browser and server, and its calls may fail. A file that `sharesServer` must not change data that another file
 * reads.
 */
export function browserSuite(
  title: string,
  serverEnvironment: Record<string, string> = {},
  { badLine = false, sharesServer = false } = {},
) {
  const test = suite(title);
  let line: HttpLine | undefined;
  let server: RunningServer | undefined;

  test.before(async () => {
    const start = async () => {
      server = sharesServer ? await sharedServer() : await startServer(serverEnvironment);
      if (!badLine) return;
      line = await startHttpLine(server.url);
      server = { ...server, url: line.url };
    };
    // Waits for both: if the browser fails to start, the server still has to be stopped.
    const [failed] = (await Promise.allSettled([start(), runningBrowser()])).filter(
      ({ status }) => status === 'rejected',
    ) as PromiseRejectedResult[];
    if (failed) throw failed.reason;
  });
  test.after(async () => {
    // Closing the contexts removes everything that a test file leaves in the browser.
    const browser = await running?.catch(() => undefined);
    await Promise.allSettled((browser?.contexts() ?? []).map((context) => context.close()));
    await line?.close();
    if (!sharesServer) await server?.stop();
  });

  return (name: string, work: (scene: Scene) => Promise<void>, options: PageOptions = {}) =>
    test(name, async () => {
      if (!server) throw new Error('Nothing was started');
      const { url } = server;
      const browser = await runningBrowser();
      const pages: WatchedPage[] = [];
      const newPage = async (pageOptions: PageOptions = {}) => {
        const opened = await openPage(browser, url, { ...options, ...pageOptions });
        pages.push(opened);
        return opened.page;
      };
      try {
        const page = await newPage();
        await work({ page, server, browser, newPage, line: line as HttpLine });
        const errors = pages
          .flatMap((one) => one.errors)
          .filter((error) => !(badLine && /Failed to load resource/.test(error)));
        if (errors.length > 0) throw new Error(`The console says:\n${errors.join('\n')}`);
      } catch (error) {
        await keep(`${title} ${name}`, pages).catch(console.error);
        throw error;
      } finally {
        await Promise.allSettled(pages.map(({ page }) => page.context().close()));
      }
    });
}

async function keep(name: string, pages: WatchedPage[]): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  for (const [index, { page, log }] of pages.entries()) {
    const file = `${RESULTS}/${slug}${index > 0 ? `-${index + 1}` : ''}`;
    await page.screenshot({ path: `${file}.png` }).catch(() => undefined);
    await writeFile(`${file}.log`, [page.url(), ...log].join('\n'));
    console.error(`Kept ${file}.png and ${file}.log`);
  }
}
