/** Requests that the inline script of index.html started before the other scripts were loaded. */
export interface Early {
  /** In milliseconds of this device's clock. */
  startedAt: number;
  config: Promise<Response>;
  /** By URL; each is used by one call. */
  reads: Map<string, EarlyRead>;
  /** «Enviar solicitud» or «Cobrar» was pressed before it could open its dialog. */
  opens?: 'request' | 'charge';
  /** Enter was the last key pressed, in a field of the login page, before the page could sign in. */
  signsIn?: boolean;
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

/** A response is not used after this time. */
const FRESH_MS = 30_000;

export const fetchConfig = () => fetch('/config.json', { cache: 'no-cache' });

export const earlyConfig = (): Promise<Response> => window.early?.config ?? fetchConfig();

/** Uses the response of an early read for the same call of the same session, once; makes any other call. */
export async function fetchOrTakeOver(request: Request): Promise<Response> {
  const read = window.early?.reads.get(request.url);
  if (!read) return fetch(request);
  window.early?.reads.delete(request.url);
  const fresh = Date.now() - (window.early?.startedAt ?? 0) < FRESH_MS;
  const sameSession = read.authorization === request.headers.get('Authorization');
  if (!fresh || !sameSession || read.body !== (await request.clone().text())) return fetch(request);
  return read.response.catch(() => fetch(request));
}
