import type { Browser, Page } from 'playwright-core';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

export interface PageOptions {
  size?: keyof typeof SIZES;
  /** Console errors that the test expects, such as the rejected call of a failed sign-in. */
  expectedErrors?: RegExp;
}

export interface OpenedPage {
  page: Page;
  log: string[];
  errors: string[];
  options: PageOptions;
  /** It keeps something that can't be taken off again, such as a script or a clock: nobody else gets it. */
  worn: boolean;
}

/** Lies at the portal's address and loads nothing of the portal: there a page rests between two tests. */
const RESTING_PLACE = '/healthz';

/**
 * The pages of a file of tests. Opening a context and loading the portal into it costs three times what loading it
 * again does: a page that a test gave back is emptied and goes to the next one that needs its size.
 */
export function pagePool(browser: Browser, baseURL: string) {
  const free: OpenedPage[] = [];

  return {
    async take(options: PageOptions): Promise<OpenedPage> {
      const place = free.findIndex((one) => sizeOf(one.options) === sizeOf(options));
      const [opened = await openPage(browser, baseURL, options)] = place >= 0 ? free.splice(place, 1) : [];
      return Object.assign(opened, { options });
    },
    async giveBack(opened: OpenedPage): Promise<void> {
      if (opened.worn || opened.page.isClosed()) return opened.page.context().close();
      await empty(opened);
      free.push(opened);
    },
  };
}

const sizeOf = ({ size = 'desktop' }: PageOptions) => size;

async function openPage(browser: Browser, baseURL: string, options: PageOptions): Promise<OpenedPage> {
  const context = await browser.newContext({
    baseURL,
    viewport: SIZES[sizeOf(options)],
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    hasTouch: sizeOf(options) === 'phone',
  });
  context.setDefaultTimeout(30_000);
  // Chromium begins to hold requests back a moment after it was asked to. This route takes none, but makes it ask from
  // the start: one that a test adds counts from its next request on.
  await context.route(/^nowhere:/, (route) => route.abort());
  const page = await context.newPage();
  const opened: OpenedPage = { page, log: [], errors: [], options, worn: false };
  const note = (line: string, isError: boolean) => {
    opened.log.push(line);
    if (isError && !opened.options.expectedErrors?.test(line)) opened.errors.push(line);
  };
  page.on('console', (message) => {
    note(`${message.type()}: ${message.text()} ${message.location().url}`, message.type() === 'error');
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`, true));
  watchForWear(opened);
  return opened;
}

/** A script that runs before each page, a clock or a limited network stays with its page for good. */
function watchForWear(opened: OpenedPage): void {
  const { page } = opened;
  const wear = <Name extends string>(
    owner: { [name in Name]: (...words: never[]) => unknown },
    name: Name,
  ) => {
    const original = owner[name].bind(owner);
    Object.assign(owner, {
      [name]: (...words: never[]) => {
        opened.worn = true;
        return original(...words);
      },
    });
  };
  wear(page, 'addInitScript');
  wear(page, 'exposeFunction');
  wear(page.clock, 'install');
  wear(page.context(), 'newCDPSession');
  wear(page.context(), 'setOffline');
  wear(page.context(), 'route');
}

async function empty(opened: OpenedPage): Promise<void> {
  const { page, options } = opened;
  const context = page.context();
  for (const event of ['request', 'requestfinished', 'requestfailed', 'response'] as const)
    await page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(RESTING_PLACE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    page.emulateMedia({ media: null, reducedMotion: null, forcedColors: null }),
    page.setViewportSize(SIZES[sizeOf(options)]),
  ]);
  opened.log.length = 0;
  opened.errors.length = 0;
}
