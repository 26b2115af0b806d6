/**
 * Seconds to wait, from either form of `Retry-After`: seconds or a date (RFC 9110 §10.2.3), which counts from the server's own
 * `Date`, because the clock of this machine may be wrong.
 */
export function retryAfter(headers: Headers): number | undefined {
  const header = headers.get('Retry-After');
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const wait = Date.parse(header) - (Date.parse(headers.get('Date') ?? '') || Date.now());
  return Number.isNaN(wait) ? undefined : Math.max(0, Math.ceil(wait / 1000));
}
