import { rm } from 'node:fs/promises';
import { type BusinessApi, createBusinessApi } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SEED_PASSWORD } from '../../sandbox/seed/demo-sign-ins.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';
import { type RunningServer, seededCopy, startServer } from '../support/start-server.ts';
import { dataOf } from '../support/unwrap-result.ts';

const SENDS = 100;
const KILL_AFTER = 40;
const AT_ONCE = 8;

const postgres = await sharedPostgres();
const folder = await seededCopy();
const running = new Set<RunningServer>();
test.after(async () => {
  for (const server of running) await server.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

let sessionId: string | undefined;

async function start(
  environment: Record<string, string>,
): Promise<{ server: RunningServer; api: BusinessApi }> {
  const server = await startServer(environment);
  running.add(server);
  return { server, api: createBusinessApi({ baseUrl: `${server.url}/api`, getSessionId: () => sessionId }) };
}

const send = (api: BusinessApi, friUserId: string, turn: number) =>
  api.transactions.sendRequest(
    { friUserId, amount: turn + 1, timerSeconds: 86_400 },
    { idempotencyKey: `sigkill-${turn}` },
  );

/** Sends all requests, a few at a time, and kills the server halfway. Returns the ids in the responses, by index. */
async function sendUntilKilled(server: RunningServer, api: BusinessApi, friUserId: string) {
  const answered = new Map<number, string>();
  let next = 0;
  let killed: Promise<unknown> | undefined;
  const lane = async () => {
    for (let turn = next++; turn < SENDS; turn = next++) {
      const result = await send(api, friUserId, turn);
      if (result.ok) answered.set(turn, result.data.transaction.id);
      if (answered.size === KILL_AFTER) killed ??= server.stop('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await killed;
  running.delete(server);
  return answered;
}

for (const [kind, environment] of [
  ['PGlite in a folder', { DATA_DIR: folder }],
  ['PostgreSQL', { DATABASE_URL: await postgres.createDatabase('empty'), DATA_DIR: folder }],
] as const) {
  test(`${kind}: a server killed after some of ${SENDS} sends loses no confirmed one, and retrying all of them duplicates none`, async () => {
    sessionId = undefined;
    const first = await start(environment);
    const credentials = { username: 'tiendaluna-centro-caja1', password: SEED_PASSWORD };
    sessionId = dataOf(await first.api.auth.signIn(credentials)).sessionId;
    if (kind === 'PostgreSQL')
      assert.match(first.server.output(), /Preparing the sample data[\s\S]*Portal: /);
    const { user } = dataOf(await first.api.transactions.verifyUser({ search: '@maria.lopez' }));
    const before = dataOf(await first.api.transactions.listPending()).transactions.length;
    const answered = await sendUntilKilled(first.server, first.api, user.id);
    assert.ok(answered.size >= KILL_AFTER && answered.size < SENDS, `${answered.size} were answered`);

    const { server, api } = await start(environment);
    const kept = new Set(dataOf(await api.transactions.listPending()).transactions.map(({ id }) => id));
    const lost = [...answered.values()].filter((id) => !kept.has(id));
    assert.equal(lost, []);
    const turns = Array.from({ length: SENDS }, (_, turn) => turn);
    await Promise.all(
      turns.map(async (turn) => {
        const { id } = dataOf(await send(api, user.id, turn)).transaction;
        assert.is(answered.get(turn) ?? id, id);
      }),
    );
    assert.is(dataOf(await api.transactions.listPending()).transactions.length, before + SENDS);
    await server.stop();
    running.delete(server);
  });
}
