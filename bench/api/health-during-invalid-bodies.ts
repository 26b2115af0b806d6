// Measures the response time of /healthz while invalid bodies of every kind arrive; fails above the budget. Each call has its own
// connection, because the server closes a connection that has sent too much.

import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { COSTLY_BODIES, HISTORY, KNOWN_BODIES } from '../../test/long/support/costly-bodies.ts';
import { startServer } from '../../test/support/start-server.ts';

const BUDGET_MS = 500;
const PATHS = [
  HISTORY,
  '/api/auth/v3/credentials',
  '/api/users/v3/set-children',
  '/api/users/v3/profile/avatar',
];
// Sizes in bytes, each below the limit of some calls and above that of others.
const SIZES = [3_500, 15_000, 60_000, 2_700_000];

const server = await startServer();

async function send(path: string, method: string, body = '', headers = {}) {
  const call = http.request(server.url + path, { method, agent: false, headers });
  const ended = once(call, 'response').then(async ([answer]: http.IncomingMessage[]) => ({
    status: answer?.statusCode,
    body: answer ? await text(answer) : '',
  }));
  // The server may close the connection before it has read a body that is too large.
  call.on('error', () => {});
  call.end(body);
  return ended;
}

const signedIn = await send(
  '/api/auth/v3/credentials',
  'POST',
  '{"requestContent":{"username":"tiendaluna","password":"Cobros#2026"}}',
);
const headers = { Authorization: `Bearer ${JSON.parse(signedIn.body).responseContent.sessionId}` };

// Built before the first is sent, because building keeps this process busy, which would look like the server's time.
const bodies = [
  ...KNOWN_BODIES.map(([what, path, body]) => ({ what, paths: [path], bodies: [body] })),
  ...Object.entries(COSTLY_BODIES).map(([what, make]) => ({ what, paths: PATHS, bodies: SIZES.map(make) })),
];

let sent = 'nothing';
async function beat(path: string): Promise<{ wait: number; during: string }[]> {
  const waits = [];
  while (sent !== '') {
    const during = sent;
    const start = performance.now();
    const { status } = await send(path, 'GET');
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    waits.push({ wait: performance.now() - start, during });
  }
  return waits;
}

const beats = ['/healthz', '/readyz'].map((path) => [path, beat(path)] as const);
const bad = (path: string, body: string) => send(path, 'POST', body, headers).catch(() => undefined);
for (const { what, paths, bodies: sizes } of bodies) {
  for (const body of sizes) {
    sent = `${what}, ${body.length} bytes`;
    await Promise.all(paths.map((path) => bad(path, body)));
  }
  console.log(`sent: ${what}`);
}
sent = '';
for (const [path, beating] of beats) {
  const waits = await beating;
  const [longest] = waits.toSorted((one, other) => other.wait - one.wait);
  if (!longest) throw new Error(`${path} was never asked`);
  console.log(
    `${path}: ${waits.length} answers, the longest after ${longest.wait.toFixed(0)} ms (${longest.during})`,
  );
  if (longest.wait > BUDGET_MS) process.exitCode = 1;
}
await server.stop();
