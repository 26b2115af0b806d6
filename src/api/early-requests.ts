/** Requests that the inline script of index.html started before the other scripts were loaded. */
export interface Early {
  /** In milliseconds, by this device's clock. */
  startedAt: number;
  config: Promise<Response>;
  /** Reads by URL, each of which one call uses. */
  reads: Map<string, EarlyRead>;
  /** The button that was pressed before its dialog could open: «Enviar solicitud» or «Cobrar». */
  opens?: 'request' | 'charge';
  /** True if Enter was the last key pressed in a field of the login page, before the page could sign in. */
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

/** Age in milliseconds after which a response is no longer used. */
const FRESH_MS = 30_000;

export const fetchConfig = () => fetch(`${BASE_PATH}/config.json`, { cache: 'no-cache' });

export const earlyConfig = (): Promise<Response> => window.early?.config ?? fetchConfig();

/** When a request was sent at the earliest, if its caller says `sentAt`: its response may be that of an early read. */
export function earliestSend(sentAt: number): number {
  const startedAt = window.early?.startedAt ?? Number.NEGATIVE_INFINITY;
  return sentAt - startedAt < FRESH_MS ? startedAt : sentAt;
}

/** Uses the response of an early read, once, for the same call of the same session; sends any other call. */
export async function fetchOrTakeOver(request: Request): Promise<Response> {
  const read = window.early?.reads.get(request.url);
  if (!read) return fetch(request);
  window.early?.reads.delete(request.url);
  const fresh = Date.now() - (window.early?.startedAt ?? 0) < FRESH_MS;
  const sameSession = read.authorization === request.headers.get('Authorization');
  if (!fresh || !sameSession || read.body !== (await request.clone().text())) return fetch(request);
  return read.response.catch(() => fetch(request));
}
