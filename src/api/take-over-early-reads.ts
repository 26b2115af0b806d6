/** What the script in index.html began before the others came. */
export interface Early {
  /** On this device's clock, in milliseconds. */
  startedAt: number;
  config: Promise<Response>;
  /** By address; each is given to one call. */
  reads: Map<string, EarlyRead>;
}

interface EarlyRead {
  authorization: string;
  body: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** A screen that asks later than this has to ask anew. */
const FRESH_MS = 30_000;

export const fetchConfig = () => fetch('/config.json', { cache: 'no-cache' });

export const earlyConfig = (): Promise<Response> => window.early?.config ?? fetchConfig();

/** Takes over the response to an early read to the same call of the same session; any other call is made. */
export async function fetchOrTakeOver(request: Request): Promise<Response> {
  const read = window.early?.reads.get(request.url);
  if (!read) return fetch(request);
  window.early?.reads.delete(request.url);
  const fresh = Date.now() - (window.early?.startedAt ?? 0) < FRESH_MS;
  const sameSession = read.authorization === request.headers.get('Authorization');
  if (!fresh || !sameSession || read.body !== (await request.clone().text())) return fetch(request);
  return read.response.catch(() => fetch(request));
}
