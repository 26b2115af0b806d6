import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** A connection to an API process that stays open, as a browser's does. */
export interface Connection {
  url: string;
  agent: Agent;
}

export interface Request {
  method: string;
  /** Path from the root: `/api/…`. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | undefined;
}

export interface Exchange {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** The body as transferred; `textOf` decompresses it. */
  body: Buffer;
  /** Time from the request to the end of the response. */
  milliseconds: number;
}

export function connect(url: string): Connection {
  return { url, agent: new Agent({ keepAlive: true, maxSockets: 1 }) };
}

/** Sends a request and waits for the whole response. */
export async function send(
  { url, agent }: Connection,
  { method, path, headers, body }: Request,
): Promise<Exchange> {
  const started = performance.now();
  const sent = request(`${url}${path}`, { agent, method, headers: { ...headers } });
  return new Promise((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      buffer(response).then(
        (read) =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: read,
            milliseconds: performance.now() - started,
          }),
        reject,
      );
    });
    sent.end(body);
  });
}

/** The text of a response, which may be compressed with gzip. */
export function textOf({ headers, body }: Exchange): string {
  return String(headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
}
