import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A client with a connection of its own that stays open, as a browser's. */
export interface Client {
  url: string;
  token: string;
  agent: Agent;
}

export interface Exchange {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  /** From the request to the end of the response. */
  milliseconds: number;
  /** Size of the response with its headers, as transferred. */
  bytes: number;
}

export function createClient(url: string, token: string): Client {
  return { url, token, agent: new Agent({ keepAlive: true, maxSockets: 1 }) };
}

/** Sends one poll; without a path of the API, asks the process for a `select 1` through the same connection pool. */
export async function poll({ url, token, agent }: Client, path?: string, tag?: string): Promise<Exchange> {
  const started = performance.now();
  const headers = {
    Authorization: `Bearer ${token}`,
    'Accept-Encoding': 'gzip, deflate, br',
    ...(tag === undefined ? {} : { 'If-None-Match': tag }),
  };
  const sent =
    path === undefined
      ? request(`${url}/readyz`, { agent })
      : request(`${url}/api/${path}`, {
          agent,
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
        });
  let before = 0;
  sent.once('socket', (socket: Socket) => {
    before = socket.bytesRead;
  });
  return new Promise((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      const { socket, statusCode: status } = response;
      text(response).then(
        () =>
          resolve({
            status,
            headers: response.headers,
            milliseconds: performance.now() - started,
            bytes: socket.bytesRead - before,
          }),
        reject,
      );
    });
    sent.end(path === undefined ? undefined : '{"requestContent":{}}');
  });
}

/** Sends `count` requests at a steady rate, whether or not earlier ones have their response. */
export async function atRate<Result>(
  count: number,
  everyMs: number,
  send: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const started = performance.now();
  const results: Promise<Result>[] = [];
  for (let index = 0; index < count; index++) {
    const early = started + index * everyMs - performance.now();
    if (early > 0) await wait(early);
    results.push(send(index));
  }
  return Promise.all(results);
}
