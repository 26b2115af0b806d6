import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { suite } from 'uvu';
import { type RunningServer, startServer } from './server.ts';

const RESULTS = 'test-results';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SIZES = {
  desktop: { width: 1440, height: 900 },
  till: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

function launchBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH } = process.env;
  if (!CHROMIUM_PATH)
    throw new Error('CHROMIUM_PATH is not set: start browser tests with node test/run.mjs browser');
  return chromium.launch({ executablePath: CHROMIUM_PATH, args: FLAGS });
}

export interface Scene {
  page: Page;
  server: RunningServer;
  browser: Browser;
  /** Opens another page that shares nothing with the first: another person, another device. */
  newPage(options?: PageOptions): Promise<Page>;
}

export interface PageOptions {
  size?: keyof typeof SIZES;
  /** Console errors that belong to the story, such as the refused request of a failed sign-in. */
  expectedErrors?: RegExp;
}

/**
 * A file of browser tests: one server with seed data for all of them, a fresh browser context each. A page that
 * writes an error to its console fails its test. A failed test leaves a screenshot and the console in test-results/.
 */
export function browserSuite(title: string, serverEnvironment: Record<string, string> = {}) {
  const test = suite(title);
  let server: RunningServer;
  let browser: Browser;

  test.before(async () => {
    [server, browser] = await Promise.all([startServer(serverEnvironment), launchBrowser()]);
  });
  test.after(async () => {
    await browser?.close();
    await server?.stop();
  });

  const scenario = (name: string, work: (scene: Scene) => Promise<void>, options: PageOptions = {}) =>
    test(name, async () => {
      const pages: { page: Page; log: string[]; errors: string[] }[] = [];
      const newPage = async (pageOptions: PageOptions = {}) => {
        const opened = await openPage(browser, server, { ...options, ...pageOptions });
        pages.push(opened);
        return opened.page;
      };
      try {
        const page = await newPage();
        await work({ page, server, browser, newPage });
        const errors = pages.flatMap((one) => one.errors);
        if (errors.length > 0) throw new Error(`The console says:\n${errors.join('\n')}`);
      } catch (error) {
        await keep(`${title} ${name}`, pages);
        throw error;
      } finally {
        await Promise.all(pages.map(({ page }) => page.context().close()));
      }
    });

  return { scenario, run: () => test.run() };
}

async function openPage(
  browser: Browser,
  server: RunningServer,
  { size = 'desktop', expectedErrors }: PageOptions,
) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: SIZES[size],
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    hasTouch: size === 'phone',
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const log: string[] = [];
  const errors: string[] = [];
  const note = (line: string, isError: boolean) => {
    log.push(line);
    if (isError && !expectedErrors?.test(line)) errors.push(line);
  };
  page.on('console', (message) => {
    note(`${message.type()}: ${message.text()} ${message.location().url}`, message.type() === 'error');
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`, true));
  return { page, log, errors };
}

async function keep(name: string, pages: { page: Page; log: string[] }[]): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  for (const [index, { page, log }] of pages.entries()) {
    const file = `${RESULTS}/${slug}${index > 0 ? `-${index + 1}` : ''}`;
    await page.screenshot({ path: `${file}.png` }).catch(() => undefined);
    await writeFile(`${file}.log`, [page.url(), ...log].join('\n'));
    console.error(`Kept ${file}.png and ${file}.log`);
  }
}
