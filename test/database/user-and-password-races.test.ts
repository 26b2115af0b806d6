import type { BusinessApi } from '@cobros/sdk';
import { sendSummaryEmails } from '#sandbox/out/mail/summaries/send-summary-emails.ts';
import { deliverDueMails } from '../support/deliver-due.ts';
import { assert, countRows, dataOf, latestMail, latestMailOf, receive, test } from '../support/suite.ts';
import { openTwoProcesses } from './support/two-processes.ts';

const { one, other, at } = await openTwoProcesses();
const { database } = one;

const username = 'tiendaluna-centro-caja1';
const forgot = () => one.post('password_recoveries/v3/forgot', { username });
const codeOf = async () => (await latestMailOf(one.database, username)).code;
const recover = (turn: number, verificationCode: string) =>
  at(turn).post('password_recoveries/v3/recover', {
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

test('two processes hand over each e-mail once, without waiting for one that another is claiming', async () => {
  await one.database.query(
    `insert into outbox (to_address, subject, body, created_at) select n || '@luna.gt', 'x', 'x', now()
     from generate_series(1, 100) n`,
  );
  const sent: string[] = [];
  const mailer = { send: async ({ to }: { to: string }) => void sent.push(to), close: () => undefined };
  await one.database.transaction(async (tx) => {
    await tx.query('select 1 from outbox where sent_at is null order by id limit 1 for update');
    await Promise.all([deliverDueMails(one.database, mailer), deliverDueMails(other.database, mailer)]);
  });
  await deliverDueMails(one.database, mailer);
  const ours = sent.filter((to) => to.endsWith('@luna.gt'));
  assert.equal([ours.length, new Set(ours).size], [100, 100]);
  assert.is(await countRows(database, 'outbox where sent_at is null'), 0);
});

const DAY_MS = 86_400_000;

test('when two processes have the same e-mails to send, one sends those of each day, week and month', async () => {
  const { profile } = await one.api('tiendaluna');
  dataOf(await profile.setSummaryEmails({ daily: true, weekly: true, statement: true }));
  await receive(one.database, 'us_caja1', 80.05);
  const start = Date.now();
  for (let day = 1; day <= 35; day++) {
    const now = new Date(start + day * DAY_MS);
    await Promise.all([one, other, one, other].map(({ database }) => sendSummaryEmails(database, now)));
  }
  const sent = await one.database.query<{ kind: string; subject: string; count: number }>(
    `select substring(subject from 'día|semana|cuenta') as kind, subject, count(*)::int as count from outbox
     where stop_url is not null group by 2`,
  );
  assert.is(sent.filter(({ count }) => count > 1).length, 0);
  const ofKind = (kind: string) => sent.filter((one) => one.kind === kind).length;
  assert.equal([ofKind('día'), ofKind('semana'), ofKind('cuenta') > 0], [1, 5, true]);
});

const ROUNDS = 12;

// Only two administrators are left: the provider has blocked the business's own account.
const restore = () =>
  database.script(`
    update users set status = 'blocked' where id = 'us_luna';
    update users set role_id = 'ro_administrador', status = 'active' where id in ('us_administracion', 'us_supervisor')`);
const ADMINISTRATORS = `users where type = 'admin' and role_id = 'ro_administrador' and status = 'active'`;

type Attack = (api: BusinessApi, userId: string) => Promise<{ ok: boolean }>;
const edit = (userId: string) => ({ userId, name: userId, emailAddress: `${userId}@b.gt` });
const BLOCKED = { roleId: 'ro_administrador', status: 'blocked' } as const;
const attacks: [string, Attack][] = [
  ['demote', (api, userId) => api.administrativeUsers.update({ ...edit(userId), roleId: 'ro_contabilidad' })],
  ['block', (api, userId) => api.administrativeUsers.update({ ...edit(userId), ...BLOCKED })],
  ['delete', (api, userId) => api.administrativeUsers.remove({ userId })],
];

for (const [name, attack] of attacks)
  test(`when two administrators ${name} each other at the same moment, one succeeds and remains`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await restore();
      const first = await one.api('tiendaluna-administracion');
      const second = await other.api('tiendaluna-supervisor');
      const results = await Promise.all([
        attack(first, 'us_supervisor'),
        attack(second, 'us_administracion'),
      ]);
      assert.is(results.filter(({ ok }) => ok).length, 1);
      assert.is(await countRows(database, ADMINISTRATORS), 1);
    }
  });

test('when a cashier changes to an e-mail address while an administrative user is created with it, only one gets it', async () => {
  await restore();
  const admin = await one.api('tiendaluna-administracion');
  const cashier = await other.api('tiendaluna-centro-caja2');
  const person = { name: 'Persona', roleId: 'ro_supervisor' };
  for (let round = 0; round < ROUNDS; round++) {
    const emailAddress = `codiciada${round}@luna.gt`;
    // One person has one address, however it is typed.
    const typed = round % 2 ? emailAddress : emailAddress.replace('c', 'C');
    await database.query('delete from rate_limits');
    dataOf(await cashier.profile.updateEmail({ emailAddress }));
    const { code: verificationCode } = await latestMail(database, emailAddress);
    const results = await Promise.all([
      cashier.profile.validateEmailChange({ verificationCode }),
      admin.administrativeUsers.create({
        ...person,
        username: `tiendaluna-codiciosa${round}`,
        emailAddress: typed,
      }),
    ]);
    assert.is(results.filter(({ ok }) => ok).length, 1);
  }
});
