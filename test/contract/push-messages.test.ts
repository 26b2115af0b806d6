import type { BusinessApi, Schemas } from '@cobros/sdk';
import { runHousekeeping } from '#sandbox/operation/housekeeping/housekeeping.ts';
import { forceFailure, forceReturn } from '#sandbox/operation/world/simulated-bank.ts';
import { createWebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';
import { insertFundSource } from '../support/insert-fund-source.ts';
import { deliverDuePush, pushQueue, startPushService } from '../support/push-service.ts';
import {
  assert,
  closed,
  dataOf,
  payTo,
  receive,
  refund,
  resetFixture,
  sandboxWith,
  test,
} from '../support/suite.ts';
import { doWhatIsDueBy } from './support/do-what-is-due-by.ts';

const service = closed(await startPushService());
const { sandbox, database } = await sandboxWith();
test.before(() => insertFundSource(database));
test.before.each(async () => {
  await resetFixture(database);
  await database.query('delete from push_devices');
  service.received.length = 0;
  service.react();
});

const doWhatIsDue = () => runHousekeeping(database);
const deliver = () => deliverDuePush(database, service.sender);

type Choices = Partial<Schemas['SubscribePushContent']>;

/** A browser in which this person has signed in and asked for notices. */
async function deviceOf(username: string, choices: Choices = {}, name = username) {
  const browser = service.browser(name);
  const { profile } = await sandbox.api(username);
  const { publicKey } = dataOf(await profile.getPush({}));
  const { device } = dataOf(await profile.subscribePush({ ...browser.content, ...choices }));
  const messages = () => browser.messages(publicKey);
  return { profile, device, messages, texts: () => messages().map(({ text }) => text) };
}

test('a payment that arrives is sent to the device of whoever asked for it, encrypted and signed', async () => {
  const owner = await deviceOf('tiendaluna', { showsText: true });
  const id = await receive(database, 'us_caja1', 125.5);
  assert.is(await deliver(), 1);
  assert.equal(owner.messages(), [
    { kind: 'payments', id, text: 'Q125.50 de María López, tiendaluna-centro-caja1' },
  ]);
  const [sent] = service.received;
  const open = `${sent?.bytes.toString('latin1')}${JSON.stringify(sent?.headers)}${sent?.path}`;
  for (const secret of ['125.50', 'María', 'López', id, 'payments'])
    assert.not.match(open, Buffer.from(secret).toString('latin1'));
  assert.is(sent?.headers.ttl, String(24 * 3600));
  // Sent messages are neither kept nor sent again.
  assert.is(await deliver(), 0);
});

test('until the person wants it, no message says amount or name', async () => {
  const owner = await deviceOf('tiendaluna');
  const id = await receive(database, 'us_caja1', 125.5);
  await deliver();
  assert.equal(owner.messages(), [{ kind: 'payments', id, text: '' }]);
});

test('a device is told the chosen kinds, and payments from the chosen amount on', async () => {
  const large = await deviceOf('tiendaluna', { leastAmount: 99.99, showsText: true });
  const closings = await deviceOf('tiendaluna-administracion', {
    kinds: ['failed-closings'],
    showsText: true,
  });
  await receive(database, 'us_caja1', 99.98);
  await receive(database, 'us_caja1', 99.99);
  await deliver();
  assert.equal([large.texts(), closings.texts()], [['Q99.99 de María López, tiendaluna-centro-caja1'], []]);
});

test('everybody hears only of what they see: cashiers of their own, titulars of their children, branches of theirs', async () => {
  const people = ['tiendaluna', 'tiendaluna-centro', 'tiendaluna-zona10', 'tiendaluna-centro-caja1'];
  const others = ['tiendaluna-centro-caja2', 'tiendaluna-centro-caja3', 'cafesol'];
  const devices = new Map<string, Awaited<ReturnType<typeof deviceOf>>>();
  for (const name of [...people, ...others]) devices.set(name, await deviceOf(name));
  const told = () => [...devices].filter(([, { messages }]) => messages().length > 0).map(([name]) => name);
  await receive(database, 'us_caja1', 5);
  await deliver();
  assert.equal(told().sort(), [
    'tiendaluna',
    'tiendaluna-centro',
    'tiendaluna-centro-caja1',
    'tiendaluna-centro-caja2',
  ]);
});

test('what a person may see is read when it is sent', async () => {
  const titular = await deviceOf('tiendaluna-centro-caja2');
  const accountant = await deviceOf('tiendaluna-contabilidad');
  await receive(database, 'us_caja1', 5);
  await database.query(`update users set titular_id = null where id = 'us_caja1'`);
  await database.query(`update roles set permissions = '{profile_view}' where id = 'ro_contabilidad'`);
  try {
    await deliver();
  } finally {
    await database.query(
      `update roles set permissions = '{view_balance,view_payments,profile_view,closing_history}'
       where id = 'ro_contabilidad'`,
    );
  }
  assert.equal([titular.messages(), accountant.messages()], [[], []]);
  const refunded = await receive(database, 'us_caja3', 5);
  await refund(database, refunded);
  await deliver();
  assert.equal(accountant.messages(), [], 'a payment that was given back meanwhile');
});

test('who must first choose a password or set up a second factor is told nothing until then', async () => {
  const { texts } = await deviceOf('tiendaluna-administracion', { showsText: true });
  const tellsOf = async (amount: number) => {
    await receive(database, 'us_caja1', amount);
    await deliver();
    return texts().some((text) => text.startsWith(`Q${amount}.`));
  };
  const must = (password: boolean, factor: boolean) =>
    database.query(
      `with person as (
         update users set must_change_password = $1 where username = 'tiendaluna-administracion' returning business_id, role_id)
       update businesses b set second_factor_role_ids = case when $2 then array[p.role_id] else '{}' end
       from person p where b.id = p.business_id`,
      [password, factor],
    );
  const told: boolean[] = [];
  for (const [index, [password, factor]] of [
    [false, false],
    [true, false],
    [false, true],
    [true, true],
  ].entries()) {
    await must(password === true, factor === true);
    told.push(await tellsOf(10 + index));
  }
  await must(false, false);
  assert.equal(told, [true, false, false, false]);
});

test('a payment to a branch is told to whoever may assign it, and once assigned to its cashier alone', async () => {
  const { transactions } = await sandbox.api('tiendaluna-centro');
  const branch = await deviceOf('tiendaluna-centro', { showsText: true });
  const cashier = await deviceOf('tiendaluna-centro-caja3', { showsText: true });
  const transactionId = await payTo(database, 'branch', 'br_centro', 8);
  await deliver();
  assert.equal([branch.texts(), cashier.texts()], [['Q8.00 de María López, por asignar'], []]);
  dataOf(await transactions.assignPayment({ transactionId, businessUserId: 'us_caja3' }));
  await deliver();
  assert.equal(branch.messages().length, 1);
  assert.equal(cashier.texts(), ['Q8.00 de María López, tiendaluna-centro-caja3']);
});

test('a closing that failed and a deposit that came back are told, to those who may read them', async () => {
  await doWhatIsDueBy(database, '2026-11-23T10:00:00');
  const owner = await deviceOf('tiendaluna', {
    kinds: ['failed-closings', 'returned-deposits'],
    showsText: true,
  });
  const branch = await deviceOf('tiendaluna-centro', { kinds: ['failed-closings'], showsText: true });
  const { closings } = await sandbox.api('tiendaluna-centro');
  await receive(database, 'us_caja1', 20);
  await forceFailure(database, 'El banco no respondió', new Date());
  dataOf(await closings.close({}));
  await deliver();
  const failed = 'CI-000001, Centro: El banco no respondió';
  assert.equal([owner.texts(), branch.texts()], [[failed], [failed]]);
  dataOf(await closings.close({}));
  await forceReturn(database, 'la cuenta no existe', new Date());
  await doWhatIsDueBy(database, '2026-11-24T18:00:10');
  await doWhatIsDueBy(database, '2026-11-25T18:00:10');
  await deliver();
  assert.equal(
    [owner.texts(), branch.texts()],
    [[failed, 'Q20.00 a Banco del Lago: la cuenta no existe'], [failed]],
  );
});

test('a device that its push service no longer knows is forgotten', async () => {
  for (const status of [404, 410]) {
    const { profile } = await deviceOf('tiendaluna', {}, `gone-${status}`);
    service.react(status);
    await receive(database, 'us_caja1', 1);
    await deliver();
    assert.equal(dataOf(await profile.getPush({})).devices, [], String(status));
  }
});

test('a message that the push service does not take is sent again after half a minute, for a day at most', async () => {
  const owner = await deviceOf('tiendaluna');
  await receive(database, 'us_caja1', 1);
  service.react(503, 429);
  const waiting = pushQueue(database, service.sender).countWaiting;
  assert.is(await waiting(), 1);
  assert.is(await deliver(), 1);
  assert.is(await deliver(), 0);
  await sandbox.advance(30);
  assert.is(await deliver(), 1);
  await sandbox.advance(90);
  await deliver();
  assert.equal([owner.messages().length, await waiting()], [3, 0]);
  await receive(database, 'us_caja1', 1);
  await sandbox.advance(24 * 3600);
  assert.is(await deliver(), 0);
});

test('no message goes to a name that leads to a private address, however public it looked when it was subscribed', async () => {
  await deviceOf('tiendaluna');
  const sender = createWebhookSender({ resolve: async () => [{ address: '127.0.0.1', family: 4 }] });
  await receive(database, 'us_caja1', 1);
  assert.is(await deliverDuePush(database, sender), 1);
  assert.is(service.received.length, 0);
});

/** How a person's notices on a device end, given their client and that of the owner. */
const ENDINGS: Record<string, (own: BusinessApi, admin: BusinessApi) => Promise<unknown>> = {
  'signing out': ({ auth }) => auth.signOut({}),
  'closing the session from another device': async () => {
    const { profile } = await sandbox.api('tiendaluna-centro-caja3');
    return profile.closeOtherSessions();
  },
  'another password, given by somebody else': async (_own, { cashiers }) =>
    cashiers.resetPassword({ userId: 'us_caja3', businessBranchId: 'br_centro' }),
  blocking: async (_own, { cashiers }) =>
    cashiers.block({ userId: 'us_caja3', businessBranchId: 'br_centro' }),
};

test('signed out, ended, with another password or blocked, a person gets nothing more', async () => {
  const admin = await sandbox.api('tiendaluna');
  const { password_hash: hash } = (
    await database.query<{ password_hash: string }>(`select password_hash from users where id = 'us_caja3'`)
  )[0] ?? { password_hash: '' };
  for (const [ending, end] of Object.entries(ENDINGS)) {
    const own = await sandbox.api('tiendaluna-centro-caja3');
    dataOf(await own.profile.subscribePush(service.browser('caja3').content));
    const result = await end(own, admin);
    assert.ok((result as { ok: boolean }).ok, ending);
    const left = await database.query('select 1 from push_devices');
    assert.equal(left, [], ending);
    await database.query(
      `update users set password_hash = $1, must_change_password = false, password_due = false, status = 'active'
       where id = 'us_caja3'`,
      [hash],
    );
  }
});

test('a session that ran out keeps the notices for 30 days, and another password then ends them', async () => {
  const owner = await deviceOf('tiendaluna');
  const cashier = await deviceOf('tiendaluna-centro-caja1');
  await sandbox.advance(7 * 3600);
  await doWhatIsDue();
  await receive(database, 'us_caja1', 1);
  await deliver();
  assert.equal([owner.messages().length, cashier.messages().length], [1, 1]);
  await database.query(`update users set password_hash = 'x' || password_hash where id = 'us_caja1'`);
  const ids = async () =>
    (await database.query<{ user_id: string }>('select user_id from push_devices')).map(
      ({ user_id }) => user_id,
    );
  assert.equal(await ids(), ['us_luna']);
  await database.query(`update users set password_hash = substr(password_hash, 2) where id = 'us_caja1'`);
  await sandbox.advance(30 * 24 * 3600);
  await doWhatIsDue();
  assert.equal(await ids(), []);
});

test('a request to refund is told to whoever may approve it, as long as it waits, and never to whoever asked', async () => {
  const wants = { kinds: ['refund-requests' as const], showsText: true };
  const [owner, branch] = [await deviceOf('tiendaluna', wants), await deviceOf('tiendaluna-centro', wants)];
  const other = await deviceOf('tiendaluna-zona10', wants);
  const cashier = await sandbox.api('tiendaluna-centro-caja1');
  assert.equal(dataOf(await cashier.profile.getPush({})).kinds.includes('refund-requests'), false);
  const { transactions } = await sandbox.api('tiendaluna-centro');
  const ask = async () =>
    dataOf(
      await transactions.requestRefund({
        transactionId: await receive(database, 'us_caja1', 75),
        amount: 7.5,
        reason: 'Precio equivocado',
      }),
    ).request;
  const { id } = await ask();
  await deliver();
  const text = owner.messages().at(-1)?.text ?? '';
  assert.equal(owner.messages(), [{ kind: 'refund-requests', id, text }]);
  assert.match(text, /: Q7\.50 de María López$/);
  assert.equal([branch.texts(), other.texts()], [[], []]);
  const { id: requestId } = await ask();
  dataOf(await transactions.withdrawRefundRequest({ requestId }));
  await deliver();
  assert.is(owner.messages().length, 1);
});
