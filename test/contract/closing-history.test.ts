import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sandboxOf } from '../support/in-process-sandbox.ts';
import { receive } from '../support/make-payments.ts';
import { resetFixture } from '../support/reset-fixture.ts';

const sandbox = await sandboxOf(test);

const PAGE = { currentPage: 1, pageSize: 10 };

test.before.each(async () => {
  await resetFixture(sandbox.database);
});

async function closeCashier(cashier: string, amount: number): Promise<void> {
  await receive(sandbox.database, cashier, amount);
  const api = await sandbox.api('tiendaluna');
  await api.closings.close({ businessUserId: cashier });
}

async function history(username: string, search: object = {}) {
  const result = await (await sandbox.api(username)).closings.history({ pageProperties: PAGE, ...search });
  if (!result.ok) throw new Error(`${result.failure.status} ${result.failure.message}`);
  return result.data;
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

test('a range that ends before it starts is rejected with the message of the specification', async () => {
  const api = await sandbox.api('tiendaluna');
  const range = { startDate: '2026-02-03T00:00:00.000Z', endDate: '2026-02-02T00:00:00.000Z' };
  const result = await api.closings.history({ ...range, pageProperties: PAGE });
  assert.is(result.ok, false);
  if (result.ok) return;
  assert.is(result.failure.status, 400);
  assert.equal(result.failure.fields, [
    {
      field: 'endDate',
      message: 'Por favor, asegúrese de ingresar una fecha final posterior a la fecha inicial',
    },
  ]);
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
  for (let turn = 1; turn <= 5; turn++) ids.push(await receive(sandbox.database, 'us_caja1', turn));
  const api = await sandbox.api('tiendaluna-centro-caja1');
  const closed = await api.closings.close({});
  const closingId = (closed.ok && closed.data.closings[0]?.id) || '';
  const list = async (currentPage: number, sort: 'asc' | 'desc') => {
    const found = await api.closings.listTransactions({
      closingId,
      sort,
      pageProperties: { currentPage, pageSize: 3 },
    });
    if (!found.ok) throw new Error(found.failure.message);
    assert.is(found.data.pageProperties.totalPages, 2);
    assert.is(found.data.count, 5);
    assert.ok(found.data.data.every((transaction) => transaction.closingId === closingId));
    return found.data.data.map(({ amount }) => amount);
  };
  assert.equal([...(await list(1, 'asc')), ...(await list(2, 'asc'))], [1, 2, 3, 4, 5]);
  assert.equal([...(await list(1, 'desc')), ...(await list(2, 'desc'))], [5, 4, 3, 2, 1]);
});

test('the next automatic closing is the earliest of the scope, including that of a whole branch', async () => {
  const automatic = (id: string, hour: number) =>
    sandbox.database.query(`update users set closing_type = 'automatic', closing_time = $2 where id = $1`, [
      id,
      hour,
    ]);
  assert.is((await history('tiendaluna')).nextClosing, null);
  // Guatemala is six hours behind UTC; this is the current hour there, from 0 to 23.
  const localHour = (new Date().getUTCHours() + 18) % 24;
  await automatic('us_caja2', (localHour + 3) % 24);
  await automatic('us_centro', (localHour + 5) % 24);
  await automatic('us_zona101', (localHour + 2) % 24);
  await automatic('us_zona10', (localHour + 4) % 24);
  const next = async (username: string, search?: object) => {
    const { nextClosing } = await history(username, search);
    return nextClosing && [nextClosing.branchName, nextClosing.userId, nextClosing.formattedTime.slice(0, 2)];
  };
  const at = (hours: number) => String((localHour + hours) % 24).padStart(2, '0');
  assert.equal(await next('tiendaluna'), ['Zona 10', 'us_zona101', at(2)]);
  assert.equal(await next('tiendaluna', { businessBranchId: 'br_centro' }), ['Centro', 'us_caja2', at(3)]);
  assert.equal(await next('tiendaluna-centro'), ['Centro', 'us_caja2', at(3)]);
  assert.equal(await next('tiendaluna-centro-caja1'), ['Centro', null, at(5)]);
  assert.is(await next('cafesol'), null);
});
