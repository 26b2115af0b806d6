import { type Connection, connect, type Exchange, send } from '../support/send.ts';

/** A session with its own connection. */
export interface Client extends Connection {
  token: string;
}

export function createClient(url: string, token: string): Client {
  return { ...connect(url), token };
}

/** Sends one poll; without a path it asks the process for a `select 1` through the same connection pool. */
export function sendPoll(client: Client, path?: string, tag?: string): Promise<Exchange> {
  if (path === undefined) return send(client, { method: 'GET', path: '/readyz' });
  const headers = {
    Authorization: `Bearer ${client.token}`,
    'Accept-Encoding': 'gzip, deflate, br',
    'Content-Type': 'application/json',
    ...(tag === undefined ? {} : { 'If-None-Match': tag }),
  };
  return send(client, { method: 'POST', path: `/api/${path}`, headers, body: '{"requestContent":{}}' });
}
