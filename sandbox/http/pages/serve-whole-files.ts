import type { MiddlewareHandler } from 'hono';

/**
 * Responds with whole files: `Range` and `If-Range` are ignored, as HTTP allows, and the response to HEAD is made from the file
 * that GET sends, so that it has the same `ETag`.
 */
export const serveWholeFiles: MiddlewareHandler = async (context, next) => {
  const request = context.req.raw;
  request.headers.delete('range');
  if (request.method !== 'HEAD') return next();
  context.req.raw = new Request(request.url, { headers: request.headers });
  await next();
  context.req.raw = request;
  // A file that is not read would stay open.
  await context.res.body?.cancel();
};
