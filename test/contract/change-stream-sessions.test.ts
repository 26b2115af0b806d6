import { type EventReader, readEvents } from '../support/event-reader.ts';
import { assert, dataOf, receive, sandboxWith, test } from '../support/suite.ts';

const { sandbox, database, admin } = await sandboxWith('admin');

interface Listening {
  reader: EventReader;
  token: string;
}

async function listen(username: string): Promise<Listening> {
  const token = await sandbox.signIn(username);
  const headers = { Authorization: `Bearer ${token}` };
  const reader = readEvents(await sandbox.call('changes/v3/stream', { headers }));
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

const ENDS: [what: string, username: string, act: () => Promise<unknown>, reason?: string][] = [
  [
    'its user is blocked',
    'tiendaluna-centro-caja1',
    async () => (await sandbox.api('tiendaluna')).cashiers.block({ userId: 'us_caja1' }),
  ],
  [
    'its branch is blocked',
    'tiendaluna-zona10-caja1',
    () => database.query(`update branches set status = 'blocked' where id = 'br_zona10'`),
  ],
  [
    'its user gets a one-time password',
    'tiendaluna-supervisor',
    () => database.query(`update users set must_change_password = true where id = 'us_supervisor'`),
    'not-allowed',
  ],
  ['all sessions are deleted', 'cafesol', () => database.script('truncate sessions')],
];
for (const [what, username, act, reason = 'session-ended'] of ENDS)
  test(`a stream ends when ${what}, and gives the reason`, async () => {
    const listening = await listen(username);
    await act();
    assert.is(await byeOf(listening), reason);
  });
