import type { Browser, Page } from 'playwright-core';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

export interface PageOptions {
  size?: keyof typeof SIZES;
  /** The test adds routes. Only such a page intercepts its requests, which disables its cache, so it loads at half the speed. */
  routes?: boolean;
  /** Console errors and warnings that the test expects, such as the rejected call of a failed sign-in. */
  expectedErrors?: RegExp;
}

export interface OpenedPage {
  page: Page;
  log: string[];
  errors: string[];
  options: PageOptions;
  /** Something on the page cannot be removed, such as a script or a clock, so it is not reused. */
  worn: boolean;
}

/** A URL of the portal's origin that loads no code of the portal, for pages between two tests. */
export const RESTING_PLACE = '/healthz';

/** The warning caused by `serviceWorkers: 'block'`. */
const SERVICE_WORKER_BLOCKED = /^Service Worker registration blocked/;

/**
 * A pool of pages for a file of tests. A new context takes three times as long to load the portal as an existing one, so a
 * released page is cleared and reused for the next test that needs its size. The pool never affects the result of a test: a page
 * that cannot be cleared is closed, and the next test gets another.
 */
export function pagePool(browser: () => Promise<Browser>, baseURL: string) {
  const free: OpenedPage[] = [];

  return {
    async take(options: PageOptions): Promise<OpenedPage> {
      const fits = ({ page, worn, options: had }: OpenedPage) =>
        !worn && !page.isClosed() && kindOf(had) === kindOf(options);
      const place = free.findIndex(fits);
      const [kept] = place >= 0 ? free.splice(place, 1) : [];
      const opened = kept ?? (await openPage(await browser(), baseURL, options));
      return Object.assign(opened, { options, log: [], errors: [] });
    },
    async giveBack(opened: OpenedPage): Promise<void> {
      const emptied = !opened.worn && (await empty(opened).catch(() => false));
      if (emptied) free.push(opened);
      else
        await opened.page
          .context()
          .close()
          .catch(() => undefined);
    },
  };
}

const sizeOf = ({ size = 'desktop' }: PageOptions) => size;
const kindOf = (options: PageOptions) => `${sizeOf(options)}${options.routes ? ' with routes' : ''}`;

async function openPage(browser: Browser, baseURL: string, options: PageOptions): Promise<OpenedPage> {
  const context = await browser.newContext({
    baseURL,
    viewport: SIZES[sizeOf(options)],
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    hasTouch: sizeOf(options) === 'phone',
    reducedMotion: 'reduce',
    // Requests of a page behind a service worker cannot be routed.
    serviceWorkers: 'block',
  });
  // Twice Playwright's own limit, because a page takes longer on a busy machine.
  context.setDefaultTimeout(60_000);
  // Chromium starts to intercept requests a moment after the first route is added. This route matches nothing but turns
  // interception on, so that a route added by a test applies from its next request on.
  if (options.routes) await context.route(/^nowhere:/, (route) => route.abort());
  else context.on('page', forbidRoutes);
  const page = await context.newPage();
  const opened: OpenedPage = { page, log: [], errors: [], options, worn: false };
  const note = (line: string, isError: boolean) => {
    opened.log.push(line);
    if (isError && !opened.options.expectedErrors?.test(line)) opened.errors.push(line);
  };
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    const isFault = type === 'error' || (type === 'warning' && !SERVICE_WORKER_BLOCKED.test(text));
    note(`${type}: ${text} ${message.location().url}`, isFault);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`, true));
  page.on('crash', () => {
    opened.worn = true;
  });
  watchForWear(opened);
  return opened;
}

/** A route added after the page's first request would miss some requests. */
function forbidRoutes(page: Page): void {
  for (const owner of [page, page.context()])
    Object.assign(owner, {
      route: async () => {
        throw new Error('A page with routes is asked for with `routes: true`');
      },
    });
}

/** A script that runs before each page, a clock or a network limit cannot be removed from a page. */
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

async function empty({ page, options }: OpenedPage): Promise<true> {
  const context = page.context();
  for (const event of ['request', 'requestfinished', 'requestfailed', 'response', 'dialog'] as const)
    await page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  // A dialog that has just closed goes back in the history, perhaps after the first navigation: the second navigation prevents
  // that.
  await page.goto(RESTING_PLACE);
  await page.goto(RESTING_PLACE);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await Promise.all([
    context.clearCookies(),
    context.clearPermissions(),
    page.emulateMedia({ media: null, reducedMotion: 'reduce', forcedColors: null }),
    page.setViewportSize(SIZES[sizeOf(options)]),
  ]);
  return true;
}
