/**
 * Seconds to wait, from either form of `Retry-After`: seconds or a date (RFC 9110 §10.2.3), which counts from the server's own
 * `Date`, because the clock of this machine may be wrong. Undefined if it has neither form.
 */
export function retryAfter(headers: Headers): number | undefined {
  const header = headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(header)) return Number(header);
  // `Date.parse` alone takes other numbers for dates, "1.5" for one of 2001.
  if (/GMT$/.test(header)) {
    const wait = Date.parse(header) - (Date.parse(headers.get('Date') ?? '') || Date.now());
    if (!Number.isNaN(wait)) return Math.max(0, Math.ceil(wait / 1000));
  }
  return undefined;
}
