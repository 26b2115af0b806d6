import type { Result } from '@cobros/sdk';

/** Longer than it mostly takes until the next page is here. */
const GOING_MS = 10_000;

let leftAt: number | undefined;
addEventListener('beforeunload', () => {
  leftAt = Date.now();
});
// Back again from the browser's cache of pages.
addEventListener('pageshow', () => {
  leftAt = undefined;
});

/**
 * The result of a call whose failure is stored. Firefox fails the calls of a page that is reloaded or left, while the
 * code of the page still runs: such a failure is returned only if the page has stayed.
 */
export async function unlessPageLeft<Data>(call: Promise<Result<Data>>): Promise<Result<Data>> {
  const result = await call;
  if (!result.ok && leftAt !== undefined && Date.now() - leftAt < GOING_MS)
    await new Promise((resolve) => setTimeout(resolve, GOING_MS));
  return result;
}
