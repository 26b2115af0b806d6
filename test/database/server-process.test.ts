import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import http from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { signedInClient } from '../support/signed-in-client.ts';
import { type RunningServer, runServer, seededCopy, startServer } from '../support/start-server.ts';
import { assert, closed, dataOf, failureOf, test } from '../support/suite.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

// All tests use one folder, which is already seeded if the test run has prepared one.
const DATA_DIR = await seededCopy();
test.after(() => rm(DATA_DIR, { recursive: true, force: true }));

async function withServer(work: (server: RunningServer) => Promise<void>, environment = {}): Promise<void> {
  const server = await startServer({ DATA_DIR, ...environment });
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

const recent = async (server: RunningServer) => {
  const answer = await fetch(`${server.url}/sandbox/v1/users/maria.lopez/requests`);
  return ((await answer.json()) as { recent: { note: string }[] }).recent.map(({ note }) => note);
};

const CASHIER = 'us_tiendaluna_centro_caja1';
const pay = ({ url }: RunningServer, note: string) =>
  fetch(`${url}/sandbox/v1/users/maria.lopez/payments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to: 'cashier', id: CASHIER, amount: 12.5, note }),
  });

const MISSPELLED = { SANDBOX_WOLRD: 'off' };

test('the server prints the portal’s address and the sign-ins, and names misspelled variables', async () => {
  await withServer(async (server) => {
    assert.match(server.output(), `Portal: ${server.url}`);
    assert.match(server.output(), `Simulated world: ${server.url}/sandbox`);
    assert.match(server.output(), 'tiendaluna-centro-caja1');
    assert.is((await fetch(`${server.url}/healthz`)).status, 200);
    assert.is((await fetch(`${server.url}/sandbox`)).status, 200);
    await signedInClient(server.url, 'tiendaluna-centro-caja1');
    assert.match(server.output(), 'SANDBOX_WOLRD is unknown and has no effect');
  }, MISSPELLED);
});

test('data survives a restart, after SIGTERM and SIGKILL', async () => {
  await withServer(async (server) => {
    assert.is((await pay(server, 'Antes de terminar')).status, 201);
  });
  const server = await startServer({ DATA_DIR });
  assert.is((await recent(server))[0], 'Antes de terminar');
  assert.is((await pay(server, 'Antes del corte')).status, 201);
  await server.stop('SIGKILL');
  await withServer(async (again) => {
    assert.equal((await recent(again)).slice(0, 2), ['Antes del corte', 'Antes de terminar']);
  });
});

test('on SIGTERM the server finishes the running call, accepts no other, and exits with 0', async () => {
  const server = await startServer({ DATA_DIR });
  const { port } = new URL(server.url);
  const body = JSON.stringify({ to: 'business', id: 'bu_tiendaluna', amount: 7, note: 'En camino' });
  const call = http.request(`${server.url}/sandbox/v1/users/maria.lopez/payments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' },
  });
  call.flushHeaders();
  // The server has asked for the body, so the call is running.
  await once(call, 'continue');
  const stopped = server.stop('SIGTERM');
  while (await accepts(Number(port))) await new Promise(setImmediate);
  call.end(body);
  const [answer] = (await once(call, 'response')) as [http.IncomingMessage];
  assert.is(answer.statusCode, 201);
  answer.resume();
  assert.is(await stopped, 0);
  await withServer(async (again) => assert.is((await recent(again))[0], 'En camino'));
});

test('idle connections, including unused ones of a browser, do not delay the exit', async () => {
  const server = await startServer({ DATA_DIR });
  const agent = new http.Agent({ keepAlive: true });
  const call = http.get(`${server.url}/healthz`, { agent });
  const [answer] = (await once(call, 'response')) as [http.IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  const ahead = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(ahead, 'connect');
  assert.is(await server.stop('SIGINT'), 0);
  agent.destroy();
});

test('who stops the server at the terminal does not wait for the drain of a load balancer', async () => {
  const other = await seededCopy();
  const start = (folder: string) => startServer({ DATA_DIR: folder, DRAIN_SECONDS: '5' });
  const servers = await Promise.all([start(DATA_DIR), start(other)]);
  const ends: string[] = [];
  const stop = async (index: 0 | 1, signal: NodeJS.Signals) => {
    assert.is(await servers[index].stop(signal), 0);
    ends.push(signal);
  };
  await Promise.all([stop(0, 'SIGTERM'), stop(1, 'SIGINT')]);
  assert.equal(ends, ['SIGINT', 'SIGTERM']);
  await rm(other, { recursive: true });
});

test('a port in use is reported, and the server exits with 1', async () => {
  const holder = http.createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  const untouched = path.join(DATA_DIR, 'untouched');
  const { code, output } = await runServer({ PORT: String(port), DATA_DIR: untouched });
  holder.close();
  assert.is(code, 1);
  assert.match(output, `Port ${port} is in use`);
  assert.not(existsSync(untouched), 'It is told before any data is prepared');
  assert.not.match(output, '    at ');
});

test('in JSON format every line of the log is an object without a password, and the metrics have a port of their own', async () => {
  const check = async (server: RunningServer) => {
    const address = `${server.url}/api/transactions/v3/paid?user=maria.lopez`;
    const call = await fetch(address, { method: 'POST', body: '{}' });
    assert.is(call.status, 401);
    const lines = server.output().trim().split('\n');
    const entries = lines.map((line) => JSON.parse(line));
    const [entry] = entries.filter(({ requestId }) => requestId === call.headers.get('X-Request-Id'));
    assert.equal([entry.pid, entry.route, entry.status], [server.pid, '/api/transactions/v3/paid', 401]);
    assert.not.match(server.output(), /Cobros#2026|maria/);
    const [{ message }] = entries.filter((one) => /^Metrics: /.test(one.message));
    const metrics = await (await fetch(message.replace('Metrics: ', ''))).text();
    assert.match(metrics, 'cobros_requests_total{operation="transactions.listPaid",status="401"');
    assert.match(metrics, /^cobros_deliveries_waiting\{queue="webhooks"\} \d+$/m);
    assert.not.match(await (await fetch(`${server.url}/metrics`)).text(), 'cobros_requests_total');
  };
  await withServer(check, { LOG_FORMAT: 'json', METRICS_PORT: '0' });
});

test('a folder in use by another process is not touched', async () => {
  await withServer(async (server) => {
    const { code, output } = await runServer({ PORT: '0', DATA_DIR });
    assert.is(code, 1);
    assert.match(output, `in use by process ${server.pid}`);
    assert.not.match(output, '    at ');
    assert.is((await fetch(`${server.url}/healthz`)).status, 200);
  });
});

test('a portal that could not be built ends the start with one line, and the folder of the data is free again', async () => {
  const script = `(await import('./dist/sandbox/start-server.js')).startServer(Promise.resolve(false))`;
  const { code, output } = await runServer({ PORT: '0', DATA_DIR }, [
    '--input-type=module',
    '--eval',
    script,
  ]);
  assert.is(code, 1);
  assert.match(output, /^The portal could not be built\.$/m);
  assert.not.match(output, / {4}at |Portal: /);
  await withServer(async (server) => assert.is((await fetch(`${server.url}/readyz`)).status, 200));
});

test('without the world nothing of the sandbox is visible', async () => {
  const work = async (server: RunningServer) => {
    assert.not.match(server.output(), `${server.url}/sandbox`);
    assert.not.match(server.output(), 'tiendaluna');
    assert.is((await fetch(`${server.url}/sandbox`)).status, 404);
    assert.is((await fetch(`${server.url}/sandbox/v1/users`)).status, 404);
  };
  await withServer(work, { SANDBOX_WORLD: 'off' });
});

test('without the demo data there is no business and no sign-in, even after a reset', async () => {
  const work = async ({ url, output }: RunningServer) => {
    assert.not.match(output(), 'tiendaluna');
    const config = await (await fetch(`${url}/config.json`)).json();
    assert.equal(config.sandbox, { worldUrl: '/sandbox', signIns: [] });
    const reset = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
    assert.is((await fetch(`${url}/sandbox/v1/reset`, reset)).status, 200);
    const businesses = await fetch(`${url}/sandbox/v1/businesses`);
    assert.equal(await businesses.json(), { businesses: [] });
  };
  await withServer(work, { DATA_DIR: path.join(DATA_DIR, 'own'), SANDBOX_SEED: 'off' });
});

test('the server sends webhooks of payments by itself; to a private address only if that is allowed', async () => {
  const receiver = closed(await startReceiver());
  const method = { notificationMethod: 'webhook', notificationMethodId: '2' } as const;
  const webhook = { ...method, webhookURL: receiver.url, webhookAPIKey: '', webhookAPIKeyHeader: '' };
  const setting = { ...webhook, ownerId: CASHIER, level: 'BusinessUser' } as const;
  const save = async ({ url }: RunningServer) =>
    (await signedInClient(url, 'tiendaluna')).notifications.change(setting);
  await withServer(async (server) => assert.is(failureOf(await save(server)).status, 422));
  const allowed = { WEBHOOKS_ALLOW_PRIVATE: 'on' };
  await withServer(async (server) => {
    dataOf(await save(server));
    const arrived = receiver.next();
    await pay(server, 'Con aviso');
    assert.is(JSON.parse((await arrived).body).transaction.note, 'Con aviso');
  }, allowed);
});

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
