import type { MiddlewareHandler } from 'hono';

/** Says how long a browser may keep a file. What is not there is not kept at all. */
export function keptFor(cacheControl: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    // The uncompressed file too depends on what the browser accepts.
    context.header('Vary', 'Accept-Encoding');
    context.header('Cache-Control', context.res.ok ? cacheControl : 'no-store');
  };
}
