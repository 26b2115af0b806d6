import type { Session } from '#sandbox/access/sessions/sessions.ts';
import { eachTransaction } from '#sandbox/money/closings/closed-transactions.ts';
import { type ClosingRow, eachClosing } from '#sandbox/money/closings/read-closings.ts';
import { insertRows } from '#sandbox/operation/seed/insert-rows.ts';
import { assert, dataOf, receive, resetFixture, sandboxOf, test } from '../support/suite.ts';

const sandbox = await sandboxOf();

const PAGE = { currentPage: 1, pageSize: 10 };

test.before.each(() => resetFixture(sandbox.database));

async function closeCashier(cashier: string, amount: number): Promise<void> {
  await receive(sandbox.database, cashier, amount);
  const api = await sandbox.api('tiendaluna');
  await api.closings.close({ businessUserId: cashier });
}

async function history(username: string, search: object = {}) {
  return dataOf(await (await sandbox.api(username)).closings.history({ pageProperties: PAGE, ...search }));
}

const numbers = async (username: string, search?: object) =>
  (await history(username, search)).data.map(({ number }) => number);

test('users see the closings of their own scope, newest first', async () => {
  await closeCashier('us_caja1', 1);
  await closeCashier('us_caja2', 2);
  await closeCashier('us_zona101', 3);
  await receive(sandbox.database, 'us_caja1', 4);
  await (await sandbox.api('tiendaluna-centro')).closings.close({});
  assert.equal(await numbers('tiendaluna'), [4, 3, 2, 1]);
  assert.equal(await numbers('tiendaluna-centro'), [4, 2, 1]);
  assert.equal(await numbers('tiendaluna-centro-caja1'), [1]);
  assert.equal(await numbers('tiendaluna-centro-caja2'), [2, 1]);
  assert.equal(await numbers('tiendaluna-zona10'), [3]);
  assert.equal(await numbers('cafesol'), []);
});

test('closings are filtered by branch, cashier, status and date, and sorted both ways', async () => {
  await closeCashier('us_caja1', 1);
  await closeCashier('us_caja2', 2);
  await closeCashier('us_zona101', 3);
  await sandbox.database.script(`
    update closings set status = 'canceled' where number = 2;
    update closings set created_at = '2026-02-03T12:00:00Z' where number = 1;
  `);
  assert.equal(await numbers('tiendaluna', { businessBranchId: 'br_centro' }), [2, 1]);
  assert.equal(await numbers('tiendaluna', { businessUserId: 'us_caja1' }), [1]);
  assert.equal(await numbers('tiendaluna', { statuses: ['canceled', 'error'] }), [2]);
  assert.equal(await numbers('tiendaluna', { statuses: [] }), [3, 2, 1]);
  assert.equal(await numbers('tiendaluna', { sort: 'asc' }), [1, 2, 3]);
  // Closings made at the same moment, as when all branches are closed, are sorted by number.
  await sandbox.database.query(`update closings set created_at = '2026-02-04T12:00:00Z' where number > 1`);
  assert.equal(await numbers('tiendaluna'), [3, 2, 1]);
  assert.equal(await numbers('tiendaluna', { sort: 'asc' }), [1, 2, 3]);
  const day = { startDate: '2026-02-03T00:00:00.000Z', endDate: '2026-02-03T23:59:59.999Z' };
  assert.equal(await numbers('tiendaluna', day), [1]);
  assert.equal(await numbers('tiendaluna', { ...day, startDate: '2026-02-03T12:00:00.000Z' }), [1]);
  assert.equal(await numbers('tiendaluna', { ...day, endDate: '2026-02-03T12:00:00.000Z' }), [1]);
  assert.equal(await numbers('tiendaluna', { endDate: '2026-02-03T11:59:59.999Z' }), []);
});

test('pages are consecutive, and end after the last closing', async () => {
  for (let turn = 1; turn <= 5; turn++) await closeCashier('us_caja1', turn);
  const page = async (currentPage: number) => {
    const found = await history('tiendaluna', { pageProperties: { currentPage, pageSize: 2 } });
    const { previousPage, nextPage, totalPages } = found.pageProperties;
    assert.is(found.count, 5);
    return [found.data.map(({ number }) => number), previousPage, nextPage, totalPages];
  };
  assert.equal(await page(1), [[5, 4], null, 2, 3]);
  assert.equal(await page(2), [[3, 2], 1, 3, 3]);
  assert.equal(await page(3), [[1], 2, null, 3]);
  assert.equal(await page(9), [[], 3, null, 3]);
});

test('the transactions of a closing are paged, newest first, and complete', async () => {
  const ids: string[] = [];
  await closeCashier('us_caja2', 6);
  for (let turn = 1; turn <= 5; turn++) ids.push(await receive(sandbox.database, 'us_caja1', turn));
  const api = await sandbox.api('tiendaluna-centro-caja1');
  const closingId = dataOf(await api.closings.close({})).closings[0]?.id ?? '';
  const list = async (currentPage: number, sort: 'asc' | 'desc') => {
    const page = { sort, pageProperties: { currentPage, pageSize: 3 } };
    const found = dataOf(await api.closings.listTransactions({ closingId, ...page }));
    assert.equal([found.pageProperties.totalPages, found.count], [2, 5]);
    assert.ok(found.data.every((transaction) => transaction.closingId === closingId));
    return found.data.map(({ amount }) => amount);
  };
  assert.equal([...(await list(1, 'asc')), ...(await list(2, 'asc'))], [1, 2, 3, 4, 5]);
  assert.equal([...(await list(1, 'desc')), ...(await list(2, 'desc'))], [5, 4, 3, 2, 1]);
});

test('what is read in batches for a file has every closing, and every transaction of one, once', async () => {
  const { database } = sandbox;
  const ids: string[] = [];
  for (let turn = 1; turn <= 5; turn++) ids.push(await receive(database, 'us_caja1', turn));
  await database.query(`update transactions set created_at = '2026-02-03T12:00:00Z' where amount < 4`);
  await (await sandbox.api('tiendaluna-centro-caja1')).closings.close({});
  await closeCashier('us_zona101', 9);
  for (const cashier of ['us_caja1', 'us_caja2', 'us_caja3', 'us_zona101']) await closeCashier(cashier, 1);
  // As when all branches are closed at once.
  await database.query(`update closings set created_at = '2026-02-04T12:00:00Z' where number in (2, 3, 4)`);
  const session = {
    business: { id: 'bu_luna' },
    user: { type: 'admin' },
    childIds: [],
  } as unknown as Session;
  const read = async (sort: 'asc' | 'desc') => {
    const found: ClosingRow[] = [];
    for await (const batch of eachClosing(database, session, { sort }, 2)) found.push(...batch);
    return found;
  };
  const closings = await read('asc');
  assert.equal(
    closings.map(({ number }) => number),
    [2, 3, 4, 1, 5, 6],
  );
  assert.equal(
    (await read('desc')).map(({ number }) => number),
    [6, 5, 1, 4, 3, 2],
  );
  const transactions: string[] = [];
  const first = closings[3] as ClosingRow;
  for await (const batch of eachTransaction(database, first, 2))
    transactions.push(...batch.map(({ transaction }) => transaction.id));
  assert.equal([...transactions].sort(), [...ids].sort());
});

test('the next automatic closing is the earliest of the scope, including that of a whole branch or a titular', async () => {
  assert.is((await history('tiendaluna')).nextClosing, null);
  // Guatemala is six hours behind UTC; this is the current hour there, from 0 to 23.
  const localHour = (new Date().getUTCHours() + 18) % 24;
  const automatic = `update users set closing_type = 'automatic', closing_time = $2 where id = $1`;
  for (const [id, hours] of Object.entries({ us_caja2: 3, us_centro: 5, us_zona101: 2, us_zona10: 4 }))
    await sandbox.database.query(automatic, [id, (localHour + hours) % 24]);
  const next = async (username: string, search?: object) => {
    const { nextClosing } = await history(username, search);
    return nextClosing && [nextClosing.branchName, nextClosing.userId, nextClosing.formattedTime.slice(0, 2)];
  };
  const at = (hours: number) => String((localHour + hours) % 24).padStart(2, '0');
  assert.equal(await next('tiendaluna'), ['Zona 10', 'us_zona101', at(2)]);
  assert.equal(await next('tiendaluna', { businessBranchId: 'br_centro' }), ['Centro', 'us_caja2', at(3)]);
  assert.equal(await next('tiendaluna-centro'), ['Centro', 'us_caja2', at(3)]);
  assert.is(await next('cafesol'), null);
  // The titular's closing takes what its child received.
  assert.equal(await next('tiendaluna-centro-caja1'), ['Centro', 'us_caja2', at(3)]);
  await sandbox.database.query(`update users set titular_id = null where id = 'us_caja1'`);
  assert.equal(await next('tiendaluna-centro-caja1'), ['Centro', null, at(5)]);
});

test('closings are counted by day and status within the caller’s scope; a day without closings is empty', async () => {
  const made: [created: string, status: string, net: string, cashier?: string][] = [
    ['2025-03-02T05:59:59.999Z', 'completed', '0.10'],
    ['2025-03-02T06:00:00.000Z', 'completed', '0.20', 'us_caja1'],
    ['2025-03-02T20:00:00.000Z', 'completed', '0.70'],
    ['2025-03-02T20:00:00.000Z', 'error', '5.00'],
    ['2025-03-04T20:00:00.000Z', 'completed', '-3.50'],
  ];
  const closings = made.map(([created_at, status, net_amount, cashier_id = null], index) => {
    const of = { id: `cl_${index}`, business_id: 'bu_luna', branch_id: 'br_centro', cashier_id };
    return { ...of, number: index + 1, status, net_amount, created_at, ends_at: created_at };
  });
  await insertRows(sandbox.database, 'closings', closings);
  const range = { startDate: '2025-03-01T06:00:00.000Z', endDate: '2025-03-05T05:59:59.999Z' };
  const found = async (username: string, filters = {}) => {
    const api = await sandbox.api(username);
    return dataOf(await api.closings.getDailyTotals({ ...range, ...filters })).days.map((day) => [
      day.formattedDay.slice(0, 2),
      ...day.totals.map(
        ({ status, count, formattedNetAmount }) => `${count} ${status} ${formattedNetAmount}`,
      ),
    ]);
  };
  assert.equal(await found('tiendaluna'), [
    ['01', '1 completed Q0.10'],
    ['02', '2 completed Q0.90', '1 error Q5.00'],
    ['03'],
    ['04', '1 completed −Q3.50'],
  ]);
  assert.equal(await found('tiendaluna-centro-caja2'), [['01'], ['02', '1 completed Q0.20'], ['03'], ['04']]);
  assert.equal(await found('tiendaluna-zona10'), [['01'], ['02'], ['03'], ['04']]);
  assert.equal(await found('tiendaluna', { statuses: ['error'] }), [
    ['01'],
    ['02', '1 error Q5.00'],
    ['03'],
    ['04'],
  ]);
});
