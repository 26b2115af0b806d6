import type { MiddlewareHandler } from 'hono';

/**
 * Answers with whole files: `Range` and `If-Range` are ignored, as HTTP allows, and HEAD is answered from the file that GET
 * sends, so that it has the same `ETag`.
 */
export const serveWholeFiles: MiddlewareHandler = async (context, next) => {
  const request = context.req.raw;
  request.headers.delete('range');
  if (request.method !== 'HEAD') return next();
  context.req.raw = new Request(request.url, { headers: request.headers });
  await next();
  context.req.raw = request;
  // An unread file stays open.
  await context.res.body?.cancel();
};
