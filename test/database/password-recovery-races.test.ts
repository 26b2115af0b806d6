import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { deliverDueMails } from '../support/deliver-due.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { latestMailOf } from '../support/latest-mail.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';

const postgres = await sharedPostgres();
const databaseUrl = await postgres.createDatabase('fixture');
const processes = [
  await openSandbox(await openDatabase({ databaseUrl })),
  await openSandbox(await openDatabase({ databaseUrl })),
] as const;
const [one, other] = processes;
test.after(async () => {
  for (const each of processes) await each.close();
  await postgres.stop();
});

const username = 'tiendaluna-centro-caja1';
const forgot = () => one.post('password_recoveries/v3/forgot', { username });
const codeOf = async () => (await latestMailOf(one.database, username)).code;
const recover = (turn: number, verificationCode: string) =>
  (processes[turn % 2] ?? one).post('password_recoveries/v3/recover', {
    username,
    verificationCode,
    password: `Quetzal*${turn}7`,
  });

test('of many simultaneous guesses sent to two processes, only five are evaluated', async () => {
  await forgot();
  const code = await codeOf();
  const wrong = code === '000000' ? '000001' : '000000';
  const tries = await Promise.all(Array.from({ length: 20 }, (_, turn) => recover(turn, wrong)));
  assert.is(tries.filter(({ info }) => info.message.includes('no es correcto')).length, 5);
  assert.is((await recover(0, code)).status, 422);
});

test('a code used at two processes at the same moment works once', async () => {
  await forgot();
  const code = await codeOf();
  const both = await Promise.all([recover(0, code), recover(1, code)]);
  assert.equal(both.map(({ status }) => status).sort(), [200, 422]);
});

test('two processes share the number of attempts of an address', async () => {
  const guess = (turn: number) =>
    (processes[turn % 2] ?? one).post(
      'password_recoveries/v3/recover',
      { username: `nadie.${turn}`, verificationCode: '000000', password: 'Quetzal*77' },
      { 'X-Forwarded-For': '203.0.113.1' },
    );
  const responses = await Promise.all(Array.from({ length: 60 }, (_, turn) => guess(turn)));
  assert.is(responses.filter(({ status }) => status === 422).length, 30);
});

test('two processes hand over each e-mail once', async () => {
  await one.database.query(
    `insert into outbox (to_address, subject, body, created_at) select n || '@luna.gt', 'x', 'x', now()
     from generate_series(1, 100) n`,
  );
  const sent: string[] = [];
  const mailer = { send: async ({ to }: { to: string }) => void sent.push(to), close: () => undefined };
  await Promise.all([deliverDueMails(one.database, mailer), deliverDueMails(other.database, mailer)]);
  const ours = sent.filter((to) => to.endsWith('@luna.gt'));
  assert.equal([ours.length, new Set(ours).size], [100, 100]);
  const [left] = await one.database.query<{ count: number }>(
    'select count(*) as count from outbox where sent_at is null',
  );
  assert.is(left?.count, 0);
});
