import type { Page } from 'playwright-core';
import {
  isSpecified,
  operationAt,
  UNKNOWN_CALL,
  withoutOptionalFields,
} from '../../support/specified-backend.ts';

const SPECIFIED_HEADERS = ['content-type', 'content-disposition', 'date'];

/**
 * Gives the page a backend of the specification alone. The list names the calls that it does not have or that fail, but not the stream of changes,
 * which the portal asks for wherever it runs.
 */
export async function onSpecifiedBackend(page: Page): Promise<string[]> {
  const failed: string[] = [];
  await page.context().route('**/api/**', async (route) => {
    const request = route.request();
    const id = operationAt(request.url(), request.method());
    if (!id || !isSpecified(id)) {
      if (id !== 'changes.stream') failed.push(`asks for ${id ?? request.url()}`);
      return route.fulfill({ status: 404, json: UNKNOWN_CALL });
    }
    const response = await route.fetch().catch(() => undefined);
    if (!response) return route.abort().catch(() => undefined);
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(([name]) => SPECIFIED_HEADERS.includes(name)),
    );
    if (!response.ok()) failed.push(`${id} is rejected with ${response.status()}`);
    if (!headers['content-type']?.startsWith('application/json')) return route.fulfill({ response, headers });
    const body = await response.json();
    const { responseContent } = body;
    const content = responseContent && { responseContent: withoutOptionalFields(id, responseContent) };
    return route.fulfill({ status: response.status(), headers, json: { ...body, ...content } });
  });
  return failed;
}
