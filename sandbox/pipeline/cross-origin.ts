import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { operations } from '../contract/described-operations.ts';

/** The headers of responses that a caller needs, and that browsers hide from other origins. */
const EXPOSED = ['Content-Disposition', 'Date', 'ETag', 'Retry-After', 'X-Access-Version', 'X-Request-Id'];
/** The response headers of all operations. */
const METHODS = [...new Set(operations.map(({ method }) => method))];
const ONE_HOUR_SECONDS = 3_600;

/** Allows pages of these origins to call the API; a session travels in a header, so no cookies are involved. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: [...origins],
    allowMethods: METHODS,
    exposeHeaders: EXPOSED,
    maxAge: ONE_HOUR_SECONDS,
  });
}
