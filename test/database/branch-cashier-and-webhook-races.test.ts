import type { Result } from '@cobros/sdk';
import { createWebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';
import { deliverDueWebhooks } from '../support/deliver-due.ts';
import { assert, countRows, dataOf, receive, test } from '../support/suite.ts';
import { startReceiver } from '../support/webhook-receiver.ts';
import { openTwoProcesses } from './support/two-processes.ts';

const receiver = await startReceiver();
const { one: sandbox, open } = await openTwoProcesses();

const times = <Made>(count: number, work: (index: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const statusOf = (result: Result<unknown>) => (result.ok ? 200 : result.failure.status);

const { database } = sandbox;
const admin = await sandbox.api('tiendaluna');
const centro = await sandbox.api('tiendaluna-centro');

test('when ten cashiers claim a username at the same moment, one succeeds, and one e-mail is sent', async () => {
  const cashier = { emailAddress: 'uno@luna.gt', referenceId: 'C1', username: 'tiendaluna-centro-uno' };
  const results = await times(10, (index) =>
    centro.cashiers.create({ ...cashier, name: `Caja nueva ${index}` }),
  );
  assert.equal(results.map(statusOf).sort(), [200, ...Array.from({ length: 9 }, () => 409)]);
  assert.is(await countRows(database, `outbox where to_address = 'uno@luna.gt'`), 1);
});

test('when two cashiers make each other a child at the same moment, at most one succeeds', async () => {
  const set = (businessUserId: string, child: string) =>
    centro.cashiers.setChildren({ businessUserId, businessUserChildren: [child] });
  for (let round = 0; round < 5; round++) {
    const both = await Promise.all([set('us_caja3', 'us_caja4'), set('us_caja4', 'us_caja3')]);
    assert.is(both.filter(({ ok }) => ok).length, 1);
    for (const id of ['us_caja3', 'us_caja4'])
      await centro.cashiers.setChildren({ businessUserId: id, businessUserChildren: [] });
  }
});

test('a cashier that is deleted while it is paid and sends requests has nothing pending afterwards', async () => {
  for (let round = 0; round < 4; round++) {
    const username = `tiendaluna-centro-fugaz${round}`;
    const cashier = { name: `Fugaz ${round}`, emailAddress: 'f@luna.gt', referenceId: 'C1', username };
    const { id } = dataOf(await centro.cashiers.create(cashier)).user;
    const send = () =>
      centro.transactions.sendRequest({ friUserId: 'au_maria', amount: 1, businessUserId: id });
    const acts = [send, () => centro.cashiers.remove({ userId: id }), send, send];
    if (round % 2) acts.reverse();
    const results = await Promise.all(acts.map((act) => act()));
    assert.not(results.some((result) => statusOf(result) === 500));
    const pending = `transactions t join users u on u.id = t.cashier_id where u.status = 'deleted' and t.status = 'pending'`;
    assert.is(await countRows(database, pending), 0);
  }
});

test('several processes at once send every webhook exactly once', async () => {
  const client = createWebhookSender({ allowPrivate: true });
  await database.query(
    `update users set notification_method = 'webhook', webhook_url = $1 where id = 'us_caja1'`,
    [receiver.url],
  );
  receiver.received.length = 0;
  const ids = await times(30, () => receive(database, 'us_caja1', 5));
  const processes = await times(4, open);
  await Promise.all([...processes, ...processes].map((process) => deliverDueWebhooks(process, client)));
  for (const process of processes) await process.close();
  const told = receiver.received.map(({ body }) => JSON.parse(body).transaction.id);
  assert.equal(told.sort(), ids.sort());
});

test('a branch blocked while its cashiers sign in leaves no session open', async () => {
  const cashiers = ['tiendaluna-zona10', 'tiendaluna-zona10-caja1'];
  const [, ...attempts] = await Promise.all([
    admin.branches.blockAdmin({ userId: 'us_zona10' }),
    ...cashiers.map((username) => sandbox.signIn(username).catch(() => 'none')),
  ]);
  for (const token of attempts) {
    const authorization = { Authorization: `Bearer ${token}` };
    assert.is((await sandbox.post('transactions/v3/pending', {}, authorization)).status, 401);
  }
});
