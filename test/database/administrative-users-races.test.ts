import type { BusinessApi } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openDatabase } from '../../sandbox/db/open-database.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { latestMail } from '../support/latest-mail.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';
import { dataOf } from '../support/unwrap-result.ts';

const ROUNDS = 12;
const postgres = await sharedPostgres();
const databaseUrl = await postgres.createDatabase('fixture');
// Two processes that share a database, each with its own sessions and connections.
const [one, other] = await Promise.all(
  [0, 1].map(async () => openSandbox(await openDatabase({ databaseUrl }))),
);
test.after(async () => {
  await one?.close();
  await other?.close();
  await postgres.stop();
});
if (!one || !other) throw new Error('There are two');
const { database } = one;

// Only two administrators are left: the provider has blocked the business's own account.
await database.query(`update users set status = 'blocked' where id = 'us_luna'`);
const IDS = ['us_administracion', 'us_supervisor'] as const;
const restore = () =>
  database.query(`update users set role_id = 'ro_administrador', status = 'active' where id = any($1)`, [
    [...IDS],
  ]);
const administrators = async () =>
  (
    await database.query<{ id: string }>(
      `select id from users where id = any($1) and role_id = 'ro_administrador' and status = 'active'`,
      [[...IDS]],
    )
  ).length;

type Attack = (api: BusinessApi, userId: string) => Promise<{ ok: boolean }>;
const edit = (userId: string) => ({ userId, name: userId, emailAddress: `${userId}@b.gt` });
const attacks: [string, Attack][] = [
  ['demote', (api, userId) => api.administrativeUsers.update({ ...edit(userId), roleId: 'ro_contabilidad' })],
  [
    'block',
    (api, userId) =>
      api.administrativeUsers.update({ ...edit(userId), roleId: 'ro_administrador', status: 'blocked' }),
  ],
  ['delete', (api, userId) => api.administrativeUsers.remove({ userId })],
];

for (const [name, attack] of attacks) {
  test(`when two administrators ${name} each other at the same moment, one succeeds and remains`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await restore();
      const first = await one.api('tiendaluna-administracion');
      const second = await other.api('tiendaluna-supervisor');
      const results = await Promise.all([attack(first, IDS[1]), attack(second, IDS[0])]);
      assert.is(results.filter(({ ok }) => ok).length, 1);
      assert.is(await administrators(), 1);
    }
  });
}

test('when a cashier changes to an e-mail address while an administrative user is created with it, only one gets it', async () => {
  await restore();
  const admin = await one.api('tiendaluna-administracion');
  const cashier = await other.api('tiendaluna-centro-caja1');
  for (let round = 0; round < ROUNDS; round++) {
    const emailAddress = `codiciada${round}@luna.gt`;
    await database.query('delete from rate_limits');
    dataOf(await cashier.profile.updateEmail({ emailAddress }));
    const { code: verificationCode } = await latestMail(database, emailAddress);
    const results = await Promise.all([
      cashier.profile.validateEmailChange({ verificationCode }),
      admin.administrativeUsers.create({
        name: `Persona ${round}`,
        username: `tiendaluna-codiciosa${round}`,
        emailAddress,
        roleId: 'ro_supervisor',
      }),
    ]);
    assert.is(results.filter(({ ok }) => ok).length, 1);
  }
});
