import type { MiddlewareHandler } from 'hono';

/** Ignores an invalid `Range`, as HTTP requires: anything but one range of bytes, or with `If-Range`, gets the whole file. */
export const ignoreInvalidRange: MiddlewareHandler = async ({ req }, next) => {
  const range = req.header('range');
  if (range !== undefined && (!isOneRange(range) || req.header('if-range') !== undefined)) {
    req.raw.headers.delete('range');
  }
  await next();
};

function isOneRange(range: string): boolean {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range) ?? [];
  if (first === '' || last === '') return first !== last;
  return Number(first) <= Number(last);
}
