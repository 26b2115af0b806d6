import { type BusinessApi, createBusinessApi } from '@cobros/sdk';
import { freePort } from '../support/free-port.ts';
import { startPostgres } from '../support/postgres-server.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';
import { assert, dataOf, PASSWORD, test } from '../support/suite.ts';

const AT_ONCE = 8;

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase('fixture');
const running = new Set<RunningServer>();
test.after(async () => {
  for (const server of running) await server.stop('SIGKILL');
  await postgres.stop();
});

async function start(environment: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: '/unused', ...environment });
  running.add(server);
  return server;
}

async function end(server: RunningServer): Promise<number | null> {
  running.delete(server);
  return server.stop('SIGTERM');
}

async function apiOf({ url }: RunningServer): Promise<{ api: BusinessApi; sessionId: string }> {
  const baseUrl = `${url}/api`;
  const credentials = { username: 'tiendaluna-centro-caja1', password: PASSWORD };
  const { sessionId } = dataOf(await createBusinessApi({ baseUrl }).auth.signIn(credentials));
  return { api: createBusinessApi({ baseUrl, getSessionId: () => sessionId }), sessionId };
}

const status = async (url: string) => (await fetch(url)).status;

test('while PostgreSQL is stopped, calls get a 503 and the process is not ready; once it runs again, they work again', async () => {
  const server = await start();
  const { api } = await apiOf(server);
  assert.is(await status(`${server.url}/readyz`), 200);

  await postgres.down();
  const result = await api.transactions.listPending();
  assert.is(result.ok || result.failure.status, 503);
  assert.is(result.ok || result.failure.title, 'Servicio');
  for (const path of ['/readyz', '/sandbox/v1/users', '/api/media/avatars/av_none.webp']) {
    const answer = await fetch(`${server.url}${path}`);
    assert.equal([path, answer.status, answer.headers.has('Retry-After')], [path, 503, true]);
  }
  assert.is(await status(`${server.url}/healthz`), 200);

  await postgres.up();
  dataOf(await api.transactions.listPending());
  assert.is(await status(`${server.url}/readyz`), 200);
  assert.is(await end(server), 0);
  assert.not.match(server.output(), 'failed:');
});

test('no call fails during a rolling restart of two processes under load', async () => {
  const environments = await Promise.all(
    [1, 2].map(async () => ({ PORT: String(await freePort()), DRAIN_SECONDS: '1' })),
  );
  const servers = await Promise.all(environments.map(start));
  const { sessionId } = await apiOf(servers[0] as RunningServer);
  const ready = new Set<string>();
  const failures: unknown[] = [];
  let answered = 0;
  let rolling = true;
  // Acts as a load balancer: polls /readyz and sends calls to ready processes.
  const lookAfter = async ({ url }: RunningServer) => {
    while (rolling) {
      if ((await status(`${url}/readyz`).catch(() => 0)) === 200) ready.add(url);
      else ready.delete(url);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const load = async (first: number) => {
    for (let turn = first; rolling; turn++) {
      const url = [...ready][turn % Math.max(1, ready.size)];
      const api = createBusinessApi({ baseUrl: `${url}/api`, getSessionId: () => sessionId });
      const result = url ? await api.transactions.listPending() : undefined;
      if (result?.ok) answered++;
      else failures.push(result?.failure ?? 'Nobody was ready');
    }
  };
  for (const { url } of servers) ready.add(url);
  const working = [...servers.map(lookAfter), ...Array.from({ length: AT_ONCE }, (_, first) => load(first))];
  for (const [index, server] of servers.entries()) {
    assert.is(await end(server), 0);
    const again = await start(environments[index]);
    while (!ready.has(again.url)) await new Promise(setImmediate);
  }
  rolling = false;
  await Promise.all(working);
  assert.equal(failures, []);
  assert.ok(answered > 0);
});
