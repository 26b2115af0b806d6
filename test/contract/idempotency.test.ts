import type { Database } from '#sandbox/ground/db/database.ts';
import { assert, countRows, dataOf, failureOf, openSandbox, sandboxWith, test } from '../support/suite.ts';

const { sandbox, database, caja1: cashier } = await sandboxWith('caja1');
const content = { friUserId: 'au_maria', amount: 20 };
const send = (idempotencyKey: string) => cashier.transactions.sendRequest(content, { idempotencyKey });

test('the same key and content of a user’s call returns its first result, even if the object has changed since', async () => {
  const another = await sandbox.api('tiendaluna-centro-caja2');
  const options = { idempotencyKey: 'key-first-1' };
  const calls = [
    () => send('key-first-1'),
    () => send('key-first-2'),
    () => cashier.transactions.charge({ amount: 20 }, options),
    () => another.transactions.sendRequest(content, options),
  ];
  const first = [];
  for (const call of calls) first.push(dataOf(await call()));
  await cashier.transactions.cancelRequest({ transactionId: first[0]?.transaction.id ?? '' });
  for (const [at, call] of calls.entries()) assert.equal(dataOf(await call()), first[at]);
});

test('the order of fields does not matter', async () => {
  const options = { idempotencyKey: 'key-order-1' };
  const first = dataOf(await cashier.transactions.sendRequest(content, options));
  const { friUserId, amount } = content;
  assert.equal(dataOf(await cashier.transactions.sendRequest({ amount, friUserId }, options)), first);
});

test('keys are stored under the operation’s original name, so that two versions side by side find them', async () => {
  await send('key-of-before');
  const [stored] = await sandbox.database.query<{ operation: string }>(
    `select operation from idempotency_keys where key = 'key-of-before'`,
  );
  assert.is(stored?.operation, 'sendRequest');
});

test('a failure is not stored, because its reason may be gone when the call is retried', async () => {
  const admin = await sandbox.api('tiendaluna');
  const fromBlocked = { ...content, businessUserId: 'us_caja4' };
  const from = () => admin.transactions.sendRequest(fromBlocked, { idempotencyKey: 'key-rejected' });
  assert.is(failureOf(await from()).status, 422);
  await sandbox.database.query(`update users set status = 'active' where id = 'us_caja4'`);
  assert.is(dataOf(await from()).transaction.businessUserId, 'us_caja4');
});

test('a key expires after a day', async () => {
  const first = dataOf(await send('key-old-one')).transaction.id;
  await sandbox.advance(24 * 3600 + 1);
  const again = await sandbox.api('tiendaluna-centro-caja1');
  const second = await again.transactions.sendRequest(content, { idempotencyKey: 'key-old-one' });
  assert.is.not(dataOf(second).transaction.id, first);
});

test('a change that fails leaves no entry in the activity, and one whose entry fails is rolled back', async () => {
  const both = () => Promise.all(['activity', 'transactions'].map((table) => countRows(database, table)));
  const token = await sandbox.signIn('tiendaluna-centro-caja1');
  const before = await both();
  const failingAt = (word: string): Database => ({
    query: (sql, params) => database.query(sql, params),
    script: (sql) => database.script(sql),
    close: async () => undefined,
    transaction: (work) =>
      database.transaction((tx) =>
        work({
          script: (sql) => tx.script(sql),
          query: async (sql, params) => {
            if (sql.includes(word)) throw new Error('The disk is full');
            return tx.query(sql, params);
          },
        }),
      ),
  });
  const report = console.error;
  console.error = () => undefined;
  // First the last row that a request with a key writes, then the entry itself.
  for (const word of ['update idempotency_keys', 'insert into activity']) {
    const broken = await openSandbox(failingAt(word));
    const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': `key-${word.length}-broken` };
    assert.is((await broken.post('transactions/v3/requests/send', content, headers)).status, 500, word);
    await broken.close();
  }
  console.error = report;
  assert.equal(await both(), before);
});
