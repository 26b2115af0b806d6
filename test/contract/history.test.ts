import type { BusinessApi } from '@cobros/sdk';
import { assert, dataOf, failureOf, receive, refusalOf, sandboxOf, test } from '../support/suite.ts';
import { insertTransaction } from './support/insert-transaction.ts';

const sandbox = await sandboxOf();

type Filters = Parameters<BusinessApi['transactions']['exportHistory']>[0];

const admin = await sandbox.api('tiendaluna');
const branchAdmin = await sandbox.api('tiendaluna-centro');
const cashier = await sandbox.api('tiendaluna-centro-caja1');
const titular = await sandbox.api('tiendaluna-centro-caja2');

const past = (id: string, moment: string, values = {}) =>
  insertTransaction(sandbox.database, id, moment, values);

const coffee = { amount: '1234.50', note: '2 cafés y pan', reference: 'C77' };
await past('tx_01', '2025-03-31T23:59:59.999Z', coffee);
await past('tx_02', '2025-04-01T00:00:00.000Z', { status: 'refunded', app_user_id: 'au_jose' });
await past('tx_03', '2025-04-30T23:59:59.999Z', { status: 'canceled', origin: 'request', amount: '10.01' });
await past('tx_04', '2025-05-01T00:00:00.000Z', { branch_id: 'br_zona10', cashier_id: 'us_zona101' });
await past('tx_05', '2025-05-20T12:00:00.000Z', { cashier_id: 'us_caja3', amount: '99.99' });
const ofNobody = { branch_id: null, cashier_id: null, status: 'rejected', note: 'para Antigua' };
await past('tx_06', '2025-06-01T12:00:00.000Z', ofNobody);
const wool = { receipt_code: '7K2M-9Q4D-X0A1', authorization_number: '004522', note: '100% lana_fina' };
await past('tx_07', '2025-06-02T12:00:00.000Z', wool);
const sol = { business_id: 'bu_sol', branch_id: 'br_sol', cashier_id: 'us_sol1' };
await past('tx_90', '2025-05-05T12:00:00.000Z', sol);

const history = (filters: Filters & { currentPage?: number; pageSize?: number } = {}, api = admin) => {
  const { currentPage = 1, pageSize = 100, ...content } = filters;
  return api.transactions.history({ ...content, pageProperties: { currentPage, pageSize } });
};
const found = async (filters: Filters = {}, api = admin) =>
  dataOf(await history({ sort: 'asc', ...filters }, api)).data.map(({ id }) => id.slice(3));

test('without filters the history has every transaction of the business, newest first, with their number and exact sum', async () => {
  const { data, summary, pageProperties } = dataOf(await history());
  assert.is(data.map(({ id }) => id).join(), 'tx_07,tx_06,tx_05,tx_04,tx_03,tx_02,tx_01');
  assert.equal(summary, {
    count: 7,
    totalAmount: 1384.5,
    formattedTotalAmount: 'Q1,384.50',
    // Excludes canceled and rejected ones.
    receivedAmount: 1364.49,
    formattedReceivedAmount: 'Q1,364.49',
    refundedAmount: 10,
    formattedRefundedAmount: 'Q10.00',
    netAmount: 1354.49,
    formattedNetAmount: 'Q1,354.49',
  });
  assert.is(pageProperties.totalPages, 1);
});

test('users see their own scope: the branch, the cashier, and for a titular also its children', async () => {
  assert.equal(await found({}, branchAdmin), ['01', '02', '03', '05', '07']);
  assert.equal(await found({}, cashier), ['01', '02', '03', '07']);
  assert.equal(await found({}, titular), ['01', '02', '03', '07']);
  assert.equal(await found({}, await sandbox.api('cafesol')), ['90']);
});

for (const [what, filters, ids] of [
  ['one status', { statuses: ['refunded'] }, ['02']],
  ['several statuses', { statuses: ['refunded', 'canceled', 'rejected'] }, ['02', '03', '06']],
  ['no status', { statuses: [] }, ['01', '02', '03', '04', '05', '06', '07']],
  ['an origin', { origin: 'request' }, ['03']],
  ['a branch', { businessBranchId: 'br_zona10' }, ['04']],
  ['a cashier', { businessUserId: 'us_caja3' }, ['05']],
  ['a branch and its cashier', { businessBranchId: 'br_centro', businessUserId: 'us_caja3' }, ['05']],
  ['the payer’s username', { friUser: 'jose.perez' }, ['02']],
  ['the username with its at sign', { friUser: '@jose' }, ['02']],
  ['the payer’s name, without accents', { friUser: ' jose perez ' }, ['02']],
  ['a name that nobody has', { friUser: 'zzz' }, []],
  ['an amount', { initialAmount: 10.01, finalAmount: 10.01 }, ['03']],
  ['a minimum amount', { initialAmount: 10.01 }, ['01', '03', '05']],
  ['a maximum amount', { finalAmount: 10 }, ['02', '04', '06', '07']],
  ['a range of amounts', { initialAmount: 10.01, finalAmount: 99.99 }, ['03', '05']],
  ['amounts with more decimals than money has', { initialAmount: 10.001, finalAmount: 99.989 }, ['03']],
  ['a month', { startDate: '2025-04-01T00:00:00.000Z', endDate: '2025-04-30T23:59:59.999Z' }, ['02', '03']],
  ['a first date', { startDate: '2025-05-20T12:00:00.000Z' }, ['05', '06', '07']],
  ['a last date', { endDate: '2025-03-31T23:59:59.999Z' }, ['01']],
  ['a single moment', { startDate: '2025-05-20T12:00:00.000Z', endDate: '2025-05-20T12:00:00.000Z' }, ['05']],
  [
    'an hour elsewhere',
    { startDate: '2025-05-20T06:00:00-06:00', endDate: '2025-05-20T07:00:00-06:00' },
    ['05'],
  ],
] as [string, Filters, string[]][])
  test(`the history can be filtered by ${what}`, async () => {
    assert.equal(await found(filters), ids);
    const { summary } = dataOf(await history(filters));
    assert.is(summary.count, ids.length);
  });

for (const [ids, searches] of Object.entries({
  '01 02 03 04 05 06 07': ['', '   '],
  '01': ['CAFES  y', 'pan 1,234.50 2', 'c77', '1234.5', 'Q1,234.50'],
  '02': ['@jose.perez', 'pérez', 'perez 10', '10.00 jose centro', 'centro jo'],
  // The 10 belongs to the branch's name and is not an amount.
  '04': ['zona 10', 'ZONA', 'zona 1', 'maria zona 10'],
  '05': ['caja3', '99.99'],
  // It names a branch and is in none.
  '06': ['antigua'],
  '07': [
    '004522',
    '4522',
    '004522 maria',
    '7K2M-9Q4D-X0A1',
    '7k2m 9q4d xoai',
    '7k2m9q4dxoal',
    '100%',
    'lana_',
    '%',
  ],
  '': [
    'perez 1,234.50',
    'zona centro',
    '7K2M-9Q4D',
    '452',
    '2_cafes',
    '\\',
    "'; drop table transactions; --",
  ],
}))
  for (const search of searches)
    test(`searching ‘${search}’ finds ${ids || 'nothing'}`, async () => {
      assert.is((await found({ search })).join(' '), ids);
      assert.is(dataOf(await history({ search })).summary.count, ids.split(' ').filter(Boolean).length);
    });

test('a search finds matches only within the caller’s scope, even by a receipt code', async () => {
  assert.equal(await found({ search: 'zona' }, branchAdmin), []);
  const search = '7K2M-9Q4D-X0A1';
  assert.equal(await found({ search }, cashier), ['07']);
  assert.equal(await found({ search }, await sandbox.api('tiendaluna-centro-caja3')), []);
  for (const other of [search, '004522'])
    assert.equal(await found({ search: other }, await sandbox.api('cafesol')), []);
});

test('a range that ends before it starts is rejected with the message of the specification', async () => {
  const dates = { startDate: '2025-04-02T00:00:00.000Z', endDate: '2025-04-01T23:59:59.999Z' };
  const amounts = { initialAmount: 10.01, finalAmount: 10 };
  for (const [filters, ending] of [
    [dates, 'una fecha final posterior a la fecha inicial'],
    [amounts, 'un monto final mayor al monto inicial'],
  ] as const)
    for (const result of [await history(filters), await admin.transactions.exportHistory(filters)])
      assert.is(refusalOf(result), `400 Por favor, asegúrese de ingresar ${ending}`);
});

test('branches and cashiers outside the caller’s scope return 404', async () => {
  for (const [api, filters] of [
    [admin, { businessUserId: 'us_centro' }],
    [admin, { businessBranchId: 'br_zona10', businessUserId: 'us_caja1' }],
    [cashier, { businessUserId: 'us_caja3' }],
  ] as [BusinessApi, Filters][])
    assert.is(failureOf(await history(filters, api)).status, 404);
  assert.equal(await found({ businessUserId: 'us_caja1' }, titular), ['01', '02', '03', '07']);
});

test('deleted cashiers and branches can be found by filter, and by their names', async () => {
  await sandbox.database.script(`
    update users set status = 'deleted' where id = 'us_zona101';
    update branches set status = 'deleted' where id = 'br_zona10'`);
  assert.equal(await found({ businessBranchId: 'br_zona10' }), ['04']);
  assert.equal(await found({ businessUserId: 'us_zona101' }), ['04']);
  assert.equal(await found({ search: 'zona 10' }), ['04']);
  assert.is(dataOf(await history({ search: 'zona 10' })).data[0]?.businessBranchName, 'Zona 10');
});

test('a renamed cashier is found at once by its new name, and no longer by the old one', async () => {
  await sandbox.database.query(`update users set name = 'Caja de Ángela' where id = 'us_caja3'`);
  assert.equal(await found({ search: 'angela' }), ['05']);
  assert.equal(await found({ search: 'caja3' }), []);
});

test('new events appear in the history: a payment, its refund, an expired request', async () => {
  const before = dataOf(await history()).summary;
  const transactionId = await receive(sandbox.database, 'us_caja1', 0.1);
  const paid = dataOf(await history()).summary;
  assert.is(paid.count, before.count + 1);
  assert.is(Math.round((paid.totalAmount - before.totalAmount) * 100), 10);
  await admin.transactions.refund({ transactionId, reason: 'Prueba' });
  const refunded = dataOf(await history()).summary;
  assert.equal([refunded.count, refunded.totalAmount], [paid.count, paid.totalAmount]);
  assert.equal([refunded.receivedAmount, refunded.netAmount], [paid.receivedAmount, before.netAmount]);
  assert.equal(await found({ statuses: ['refunded'] }), ['02', transactionId.slice(3)]);
  const code = dataOf(await admin.transactions.retrieve({ transactionId })).transaction.receiptCode ?? '';
  assert.equal(await found({ search: code }), [transactionId.slice(3)]);

  const request = { friUserId: 'au_maria', amount: 5, timerSeconds: 300 } as const;
  const { id } = dataOf(await cashier.transactions.sendRequest(request)).transaction;
  assert.equal(await found({ statuses: ['pending'] }), [id.slice(3)]);
  await sandbox.advance(301);
  assert.equal(await found({ statuses: ['pending'] }), []);
  assert.equal(await found({ statuses: ['expired'] }), [id.slice(3)]);
});
