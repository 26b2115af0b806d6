import { promises as dns, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { connectionError } from './connection-error.ts';
import { isPrivateHost, isPublicAddress } from './public-address.ts';
import { readResponseStart } from './read-response-start.ts';

export interface WebhookSenderOptions {
  /** Allows private and loopback addresses, for tests and closed networks. */
  allowPrivate?: boolean;
  /** Time limit for a whole exchange, in milliseconds. Default 5,000. */
  timeoutMs?: number;
  /** Resolves a host name. Defaults to the system's resolver. */
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
}

/** The outcome of one attempt. */
export interface Exchange {
  /** True if the response was a 2xx and arrived in time. */
  delivered: boolean;
  responseStatus: number | null;
  /** The first 64 kB of the response. */
  responseBody: string;
  durationMilliseconds: number;
  /** The reason of a failure, for people; null if it was delivered. */
  error: string | null;
}

export interface WebhookSender {
  /** True if an address is private by its text alone, before its name is resolved. */
  isPrivate(url: URL): boolean;
  /** Sends a message once. Never throws. */
  send(url: URL, message: Message): Promise<Exchange>;
}

/** A body and its headers. */
export interface Message {
  headers: Record<string, string>;
  body: string | Uint8Array;
}

const TIMEOUT_MS = 5_000;
const PRIVATE = 'La dirección es privada o del propio servidor';

/**
 * Sends webhooks and push messages. Connects to exactly the resolved address that was checked, which prevents DNS rebinding. Redirects are not
 * followed; they count as failures.
 */
export function createWebhookSender(options: WebhookSenderOptions = {}): WebhookSender {
  const { allowPrivate = false, timeoutMs = TIMEOUT_MS } = options;
  const resolve = options.resolve ?? ((hostname) => dns.lookup(hostname, { all: true }));

  async function addressesOf({ hostname }: URL): Promise<LookupAddress[] | undefined> {
    const host = hostname.replace(/^\[|\]$/g, '');
    const family = isIP(host);
    const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
    const allowed = allowPrivate || addresses.every(({ address }) => isPublicAddress(address));
    return allowed && addresses.length > 0 ? addresses : undefined;
  }

  return {
    isPrivate: ({ hostname }) => !allowPrivate && isPrivateHost(hostname.replace(/^\[|\]$/g, '')),
    async send(url, message) {
      const started = performance.now();
      const signal = AbortSignal.timeout(timeoutMs);
      const outcome = await attempt(url, message, signal).catch((cause: unknown) =>
        failure(
          signal.aborted ? `No respondió en ${Math.ceil(timeoutMs / 1000)} segundos` : connectionError(cause),
        ),
      );
      return { ...outcome, durationMilliseconds: Math.round(performance.now() - started) };
    },
  };

  async function attempt(url: URL, message: Message, signal: AbortSignal): Promise<Outcome> {
    const addresses = await unlessAborted(addressesOf(url), signal);
    return addresses ? exchange(url, message, addresses, signal) : failure(PRIVATE);
  }
}

type Outcome = Omit<Exchange, 'durationMilliseconds'>;

// A DNS lookup cannot be aborted, so its result is ignored instead.
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

function exchange(
  url: URL,
  { headers, body }: Message,
  addresses: LookupAddress[],
  signal: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
      // Always uses a new connection to the checked address, because a pooled one could lead to another.
      agent: false,
      lookup: pinnedTo(addresses),
      signal,
    });
    request.on('error', reject);
    request.on('response', (response) => {
      // From here on an error only truncates the response body.
      request.off('error', reject).on('error', () => {});
      readResponseStart(response).then((responseBody) => resolve(outcomeOf(response, responseBody)), reject);
    });
    request.end(body);
  });
}

function pinnedTo(addresses: LookupAddress[]): LookupFunction {
  return (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, addresses);
    else if (first) callback(null, first.address, first.family);
  };
}

function outcomeOf({ statusCode = 0 }: http.IncomingMessage, responseBody: string): Outcome {
  const delivered = statusCode >= 200 && statusCode < 300;
  const redirect = statusCode >= 300 && statusCode < 400 ? ' y las redirecciones no se siguen' : '';
  const error = delivered ? null : `La dirección respondió ${statusCode}${redirect}`;
  return { delivered, responseStatus: statusCode, responseBody, error };
}

function failure(error: string): Outcome {
  return { delivered: false, responseStatus: null, responseBody: '', error };
}
