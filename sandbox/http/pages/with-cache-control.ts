import type { MiddlewareHandler } from 'hono';

/** Sets `Cache-Control` on files; a 404 is not cached. */
export function withCacheControl(cacheControl: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    // The uncompressed file depends on `Accept-Encoding` too.
    context.header('Vary', 'Accept-Encoding');
    context.header('Cache-Control', context.res.ok ? cacheControl : 'no-store');
  };
}
