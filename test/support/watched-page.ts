import type { Browser, Page } from 'playwright-core';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

export interface PageOptions {
  size?: keyof typeof SIZES;
  /** Console errors and warnings that the test expects, such as the rejected call of a failed sign-in. */
  expectedErrors?: RegExp;
  /** Lets the portal register its service worker; the requests of such a page cannot be routed. */
  serviceWorker?: boolean;
}

/** A page of a device of its own, with its console. */
export interface WatchedPage {
  page: Page;
  log: string[];
  errors: string[];
}

/** The warning caused by `serviceWorkers: 'block'`. */
const SERVICE_WORKER_BLOCKED = /^Service Worker registration blocked/;

export async function openPage(
  browser: Browser,
  baseURL: string,
  { size = 'desktop', expectedErrors, serviceWorker = false }: PageOptions,
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL,
    viewport: SIZES[size],
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
    // Requests of a page behind a service worker cannot be routed.
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  });
  // Twice Playwright's own limit, because a page takes longer on a busy machine.
  context.setDefaultTimeout(60_000);
  // Chromium starts to intercept requests a moment after the first route is added. This route matches nothing but turns
  // interception on, so that a route added by a test applies from its next request on.
  await context.route(/^nowhere:/, (route) => route.abort());
  const page = await context.newPage();
  const watched: WatchedPage = { page, log: [], errors: [] };
  const note = (line: string, isError: boolean) => {
    watched.log.push(line);
    if (isError && !expectedErrors?.test(line)) watched.errors.push(line);
  };
  page.on('console', (message) => {
    const [type, text] = [message.type(), message.text()];
    const isFault = type === 'error' || (type === 'warning' && !SERVICE_WORKER_BLOCKED.test(text));
    note(`${type}: ${text} ${message.location().url}`, isFault);
  });
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`, true));
  return watched;
}
