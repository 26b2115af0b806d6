import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { operations } from '#ground/contract/described-operations.ts';

/** Response headers that callers need, and that browsers hide from other origins unless they are listed. */
const EXPOSED = ['Content-Disposition', 'Date', 'ETag', 'Retry-After', 'X-Access-Version', 'X-Request-Id'];
/** The methods of all operations. */
const METHODS = [...new Set(operations.map(({ method }) => method))];
const ONE_HOUR_SECONDS = 3_600;

/** Allows pages of these origins to call the API. A session is sent in a header, so no cookies are involved. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...origins],
    allowMethods: METHODS,
    exposeHeaders: EXPOSED,
    maxAge: ONE_HOUR_SECONDS,
  });
}
