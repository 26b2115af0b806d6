import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type EventReader, readEvents } from '../support/event-reader.ts';
import { sandboxOf } from '../support/in-process-sandbox.ts';
import { receive } from '../support/make-payments.ts';
import { dataOf } from '../support/unwrap-result.ts';

const sandbox = await sandboxOf(test);
const { database } = sandbox;
const admin = await sandbox.api('tiendaluna');

interface Listening {
  reader: EventReader;
  token: string;
}

async function listen(username: string): Promise<Listening> {
  const token = await sandbox.signIn(username);
  const headers = { Authorization: `Bearer ${token}` };
  const reader = readEvents(
    await sandbox.handle(new Request('http://sandbox/api/changes/v3/stream', { headers })),
  );
  assert.is((await reader.next())?.event, 'ready');
  return { reader, token };
}

/** Reads the stream until it sends `bye` and ends. @returns the reason */
async function byeOf({ reader }: Listening): Promise<string | undefined> {
  for (;;) {
    const event = await reader.next();
    if (!event) throw new Error('It ended without a word');
    if (event.event !== 'bye') continue;
    assert.is(await reader.next(), undefined);
    return event.data.reason;
  }
}

test('a stream ends with its session, and other streams continue', async () => {
  const [here, there] = [await listen('tiendaluna-centro'), await listen('tiendaluna-centro')];
  await sandbox.post('auth/v3/logout', {}, { Authorization: `Bearer ${here.token}` });
  assert.is(await byeOf(here), 'session-ended');
  await receive(database, 'us_caja1', 5);
  await there.reader.until('paid');
  await there.reader.close();
});

test('the stream of a blocked user gives that as the reason, and ends', async () => {
  const blocked = await listen('tiendaluna-centro-caja1');
  dataOf(await admin.cashiers.block({ userId: 'us_caja1' }));
  assert.is(await byeOf(blocked), 'session-ended');
  dataOf(await admin.cashiers.unblock({ userId: 'us_caja1' }));
});

test('the streams of a blocked branch end', async () => {
  const cashier = await listen('tiendaluna-zona10-caja1');
  await database.query(`update branches set status = 'blocked' where id = 'br_zona10'`);
  assert.is(await byeOf(cashier), 'session-ended');
  await database.query(`update branches set status = 'active' where id = 'br_zona10'`);
});

test('a cashier who loses the permission to close gets no more reports of closings', async () => {
  const { reader } = await listen('tiendaluna-centro-caja1');
  const closeAnd = async () => {
    await receive(database, 'us_caja1', 5);
    dataOf(await admin.closings.close({ businessUserId: 'us_caja1' }));
  };
  await closeAnd();
  await reader.until('closings');
  dataOf(await admin.cashiers.setClosingLock({ businessUserId: 'us_caja1', closingLocked: true }));
  await reader.until('session');
  await closeAnd();
  await database.query(`insert into change_notices (user_id, lists) values ('us_caja1', '{session}')`);
  const meanwhile = await reader.until('session');
  assert.equal([meanwhile.includes('paid'), meanwhile.includes('closings')], [true, false]);
  dataOf(await admin.cashiers.setClosingLock({ businessUserId: 'us_caja1', closingLocked: false }));
  await closeAnd();
  await reader.until('closings');
  await reader.close();
});

test('after its user has moved to another branch, a stream reports that branch', async () => {
  const { reader } = await listen('tiendaluna-zona10');
  await database.query(`update users set branch_id = 'br_centro' where id = 'us_zona10'`);
  await reader.until('session');
  await receive(database, 'us_caja1', 5);
  await reader.until('paid');
  await database.query(`update users set branch_id = 'br_zona10' where id = 'us_zona10'`);
  await reader.close();
});

test('a titular gets the reports of its current child cashiers', async () => {
  const { reader } = await listen('tiendaluna-centro-caja3');
  await database.query(`update users set titular_id = 'us_caja3' where id = 'us_caja1'`);
  await reader.until('session');
  await receive(database, 'us_caja1', 5);
  await reader.until('paid');
  await reader.close();
});

test('a user with a one-time password has no stream until the password is changed', async () => {
  const listening = await listen('tiendaluna-supervisor');
  await database.query(
    `update users set must_change_password = true where username = 'tiendaluna-supervisor'`,
  );
  assert.is(await byeOf(listening), 'not-allowed');
});

test('a stream ends after six hours without a renewal, and continues after one', async () => {
  const [left, renewed] = [await listen('tiendaluna'), await listen('cafesol')];
  await sandbox.advance(5 * 3600);
  await sandbox.post('auth/v3/session/renew', {}, { Authorization: `Bearer ${renewed.token}` });
  await sandbox.advance(3600 + 5);
  assert.is(await byeOf(left), 'session-ended');
  await receive(database, 'us_sol1', 5);
  await renewed.reader.until('paid');
  await renewed.reader.close();
});

test('deleting all sessions ends the open streams', async () => {
  const listening = await listen('cafesol');
  await database.script('truncate sessions');
  assert.is(await byeOf(listening), 'session-ended');
});
