import type { BusinessApi } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sandboxOf } from '../support/in-process-sandbox.ts';
import { dataOf, failureOf } from '../support/unwrap-result.ts';

const sandbox = await sandboxOf(test);

type Filters = Parameters<BusinessApi['transactions']['getDailyTotals']>[0];

const admin = await sandbox.api('tiendaluna');

let made = 0;

/** Makes a transaction of Tienda Luna, which is six hours behind UTC. */
async function past(created: string, amount: string, values: Record<string, unknown> = {}): Promise<void> {
  made += 1;
  const row = {
    id: `tx_${made}`,
    business_id: 'bu_luna',
    branch_id: 'br_centro',
    cashier_id: 'us_caja1',
    app_user_id: 'au_maria',
    origin: 'payment',
    status: 'completed',
    created_at: created,
    resolved_at: created,
    ...values,
    amount,
  };
  const columns = Object.keys(row);
  await sandbox.database.query(
    `insert into transactions (${columns}) select ${columns} from json_populate_record(null::transactions, $1)`,
    [JSON.stringify(row)],
  );
}

/** The days of Tienda Luna from one date to another. */
const days = (from: string, to: string) => ({
  startDate: `${from}T06:00:00.000Z`,
  endDate: new Date(Date.parse(`${to}T06:00:00.000Z`) + 86_400_000 - 1).toISOString(),
});
const WEEK = days('2025-03-01', '2025-03-07');

await past('2025-03-02T05:59:59.999Z', '0.10');
await past('2025-03-02T06:00:00.000Z', '0.20');
await past('2025-03-03T05:59:59.999Z', '0.70', { cashier_id: 'us_caja3', note: 'Pan dulce' });
// Refunded two days later by Tienda Luna's calendar.
await past('2025-03-05T02:00:00.000Z', '900000.01', {
  status: 'refunded',
  resolved_at: '2025-03-06T18:00:00.000Z',
});
await past('2025-03-04T18:00:00.000Z', '50.00', {
  branch_id: 'br_zona10',
  cashier_id: 'us_zona101',
  origin: 'request',
});
for (const status of ['pending', 'rejected', 'canceled', 'expired'])
  await past('2025-03-04T18:00:00.000Z', '9.99', { status });
await past('2025-03-04T18:00:00.000Z', '7.00', {
  business_id: 'bu_sol',
  branch_id: 'br_sol',
  cashier_id: 'us_sol1',
});

const totals = async (filters: Partial<Filters> = {}, api = admin) =>
  dataOf(await api.transactions.getDailyTotals({ ...WEEK, ...filters })).days;

/** Amounts received and refunded, without days that have none. */
const money = async (filters: Partial<Filters> = {}, api = admin) =>
  (await totals(filters, api))
    .filter(({ receivedCount }) => receivedCount > 0)
    .map(({ day, receivedAmount, refundedAmount }) => [day.slice(8), receivedAmount, refundedAmount]);

test('the totals have every day of the range, from midnight to midnight in the business’s time zone, with exact sums', async () => {
  const all = await totals();
  assert.equal(
    all.map(({ formattedDay, receivedCount, formattedReceivedAmount, refundedCount, formattedNetAmount }) => [
      formattedDay,
      receivedCount,
      formattedReceivedAmount,
      refundedCount,
      formattedNetAmount,
    ]),
    [
      ['01/03/2025', 1, 'Q0.10', 0, 'Q0.10'],
      ['02/03/2025', 2, 'Q0.90', 0, 'Q0.90'],
      ['03/03/2025', 0, 'Q0.00', 0, 'Q0.00'],
      // Includes what was received on this day and refunded on a later one.
      ['04/03/2025', 2, 'Q900,050.01', 1, 'Q50.00'],
      ['05/03/2025', 0, 'Q0.00', 0, 'Q0.00'],
      ['06/03/2025', 0, 'Q0.00', 0, 'Q0.00'],
      ['07/03/2025', 0, 'Q0.00', 0, 'Q0.00'],
    ],
  );
  assert.equal(all[3], {
    day: '2025-03-04',
    formattedDay: '04/03/2025',
    receivedCount: 2,
    receivedAmount: 900_050.01,
    formattedReceivedAmount: 'Q900,050.01',
    refundedCount: 1,
    refundedAmount: 900_000.01,
    formattedRefundedAmount: 'Q900,000.01',
    netAmount: 50,
    formattedNetAmount: 'Q50.00',
  });
});

test('users see the days of their own scope, narrowed by the filters of the history', async () => {
  const CENTRO = [
    ['01', 0.1, 0],
    ['02', 0.9, 0],
    ['04', 900_000.01, 900_000.01],
  ];
  assert.equal(await money({}, await sandbox.api('tiendaluna-centro')), CENTRO);
  const ofCaja1 = [CENTRO[0], ['02', 0.2, 0], CENTRO[2]];
  assert.equal(await money({}, await sandbox.api('tiendaluna-centro-caja1')), ofCaja1);
  assert.equal(await money({}, await sandbox.api('tiendaluna-centro-caja2')), ofCaja1);
  assert.equal(await money({}, await sandbox.api('cafesol')), [['04', 7, 0]]);
  assert.equal(await money({ businessBranchId: 'br_zona10' }), [['04', 50, 0]]);
  assert.equal(await money({ businessUserId: 'us_caja3' }), [['02', 0.7, 0]]);
  assert.equal(await money({ search: 'pan dulce' }), [['02', 0.7, 0]]);
  assert.equal(await money({ statuses: ['refunded'] }), [CENTRO[2]]);
  assert.equal(await money({ statuses: ['canceled'] }), []);
  assert.equal(await money({ origin: 'request' }), [['04', 50, 0]]);
  assert.equal(await money({ initialAmount: 0.2, finalAmount: 0.7 }), [['02', 0.9, 0]]);
  assert.equal(await money({ initialAmount: 50.01 }), [['04', 900_000.01, 900_000.01]]);
  assert.equal(await money({ finalAmount: 0.1 }), [['01', 0.1, 0]]);
});

test('a day has 24 hours in the business’s time zone, which add up to the day', async () => {
  const day = days('2025-03-02', '2025-03-02');
  const [one] = await totals({ ...day, byHour: true });
  assert.equal(
    one?.hours?.map(({ hour }) => hour),
    Array.from({ length: 24 }, (_, hour) => hour),
  );
  const withMoney = one?.hours?.filter(({ receivedCount }) => receivedCount > 0);
  assert.equal(
    withMoney?.map(({ hour, receivedCount, formattedNetAmount }) => [
      hour,
      receivedCount,
      formattedNetAmount,
    ]),
    [
      [0, 1, 'Q0.20'],
      [23, 1, 'Q0.70'],
    ],
  );
  assert.is((await totals(day))[0]?.hours, undefined);
  const [refunded] = await totals({ ...days('2025-03-04', '2025-03-04'), byHour: true });
  assert.equal(
    [12, 20].map((hour) => refunded?.hours?.[hour]?.formattedNetAmount),
    ['Q50.00', 'Q0.00'],
  );
  assert.is(refunded?.hours?.[20]?.formattedRefundedAmount, 'Q900,000.01');
});

test('with byPlace, every branch or cashier of the scope that has money gets its own days', async () => {
  const places = async (byPlace: Filters['byPlace'], filters: Partial<Filters> = {}, api = admin) =>
    dataOf(
      await api.transactions.getDailyTotals({ ...WEEK, ...(byPlace && { byPlace }), ...filters }),
    ).places?.map((one) => [
      one.id,
      one.days.length,
      ...one.days.filter(({ receivedCount }) => receivedCount > 0).map((found) => found.formattedNetAmount),
    ]);
  assert.equal(await places('branch'), [
    ['br_centro', 7, 'Q0.10', 'Q0.90', 'Q0.00'],
    ['br_zona10', 7, 'Q50.00'],
  ]);
  assert.equal(await places('cashier', { businessBranchId: 'br_centro' }), [
    ['us_caja1', 7, 'Q0.10', 'Q0.20', 'Q0.00'],
    ['us_caja3', 7, 'Q0.70'],
  ]);
  const ofCaja1 = await sandbox.api('tiendaluna-centro-caja1');
  assert.equal(
    (await places('cashier', {}, ofCaja1))?.map(([id]) => id),
    ['us_caja1'],
  );
  assert.is(await places(undefined), undefined);
  // A payment to the whole business belongs to no branch.
  await past('2025-03-06T18:00:00.000Z', '3.00', { branch_id: null, cashier_id: null });
  assert.equal((await places('branch'))?.flat().includes('Q3.00'), false);
  const both = dataOf(await admin.transactions.getDailyTotals({ ...WEEK, byHour: true, byPlace: 'branch' }));
  assert.equal(
    [both.days[5]?.formattedNetAmount, both.days[5]?.hours?.[12]?.formattedNetAmount, both.places?.length],
    ['Q3.00', 'Q3.00', 2],
  );
});

test('dated by resolution, a day has the payments that its list of paid transactions had, whenever they were sent or refunded', async () => {
  const created = '2025-04-04T02:00:00.000Z';
  await past(created, '11.00', { resolved_at: '2025-04-04T15:30:00.000Z' });
  await past('2025-04-05T02:00:00.000Z', '13.00', { resolved_at: '2025-04-05T06:00:00.000Z' });
  await past(created, '17.00', { status: 'refunded', resolved_at: '2025-04-04T16:00:00.000Z' });
  const friday = { ...days('2025-04-04', '2025-04-04'), byHour: true };
  const found = async (filters: Partial<Filters>) => {
    const [day] = await totals({ ...friday, ...filters });
    const hours = day?.hours?.filter(({ receivedCount }) => receivedCount > 0);
    return [day?.formattedNetAmount, ...(hours ?? []).map((one) => [one.hour, one.formattedNetAmount])];
  };
  assert.equal(await found({}), ['Q13.00', [20, 'Q13.00']]);
  assert.equal(await found({ dateOf: 'resolution' }), ['Q11.00', [9, 'Q11.00'], [10, 'Q0.00']]);
  assert.equal(await money({ ...friday, dateOf: 'resolution' }), [['04', 28, 17]]);
  // The range ends at 9:29:59, before that payment.
  const until = { dateOf: 'resolution', endDate: '2025-04-04T15:29:59.999Z' } as const;
  assert.equal(await found(until), ['Q0.00']);
});

test('dated by movement, money counts on the day it was received, and its refund on the day it was made', async () => {
  const created = '2025-05-05T05:00:00.000Z';
  const [monday, tuesday] = ['2025-05-05T15:00:00.000Z', '2025-05-06T16:00:00.000Z'];
  await past(created, '30.00', { resolved_at: monday });
  await past(created, '20.00', { status: 'refunded', resolved_at: tuesday, note: 'Devuelto' });
  await sandbox.database.query(
    `insert into ledger_entries (business_id, branch_id, cashier_id, transaction_id, kind, amount, created_at)
     values ('bu_luna', 'br_centro', 'us_caja1', $1, 'payment', 20, $2)`,
    [`tx_${made}`, monday],
  );
  const both = { ...days('2025-05-04', '2025-05-07'), dateOf: 'movement' } as const;
  const amountsOf = (one: {
    formattedReceivedAmount: string;
    formattedRefundedAmount: string;
    formattedNetAmount: string;
  }) => [one.formattedReceivedAmount, one.formattedRefundedAmount, one.formattedNetAmount];
  const none = ['Q0.00', 'Q0.00', 'Q0.00'];
  const found = [
    ['Q50.00', 'Q0.00', 'Q50.00'],
    ['Q0.00', 'Q20.00', '\u2212Q20.00'],
  ];
  const got = await totals({ ...both, byHour: true });
  assert.equal(got.map(amountsOf), [none, ...found, none]);
  assert.equal(
    [got[1]?.hours?.[9], got[2]?.hours?.[10]].map((hour) => hour && amountsOf(hour)),
    found,
  );
  const places = dataOf(await admin.transactions.getDailyTotals({ ...both, byPlace: 'cashier' })).places;
  assert.equal(
    places?.map(({ id, days: own }) => [id, own.map(amountsOf)]),
    [['us_caja1', [none, ...found, none]]],
  );
  const searched = await totals({ ...both, search: 'devuelto' });
  assert.equal(
    searched.map(({ formattedNetAmount }) => formattedNetAmount),
    ['Q0.00', 'Q20.00', '\u2212Q20.00', 'Q0.00'],
  );
});

test('a range has at most 92 days, and needs both ends', async () => {
  const quarter = days('2025-07-01', '2025-09-30');
  assert.is((await totals(quarter)).length, 92);
  for (const [what, content, field] of [
    ['93 days', { ...quarter, startDate: '2025-07-01T05:59:59.999Z' }, 'startDate'],
    ['a century', { startDate: '2000-01-01T00:00:00Z', endDate: '2099-12-31T23:59:59.999Z' }, 'startDate'],
    ['a range that ends before it starts', { ...quarter, endDate: '2025-06-30T00:00:00Z' }, 'endDate'],
    ['no start', { endDate: quarter.endDate }, 'startDate'],
    ['no end', { startDate: quarter.startDate }, 'endDate'],
  ] as const) {
    for (const area of ['transactions', 'closings'] as const) {
      const { status, fields } = failureOf(await admin[area].getDailyTotals(content as typeof quarter));
      assert.equal([what, status, fields?.map((wrong) => wrong.field)], [what, 400, [field]]);
    }
  }
});

let closed = 0;

async function closing(created: string, status: string, net: string, cashier: string | null = null) {
  closed += 1;
  await sandbox.database.query(
    `insert into closings (id, business_id, branch_id, cashier_id, number, status, net_amount, created_at, ends_at)
     values ($1, 'bu_luna', 'br_centro', $2, $3, $4, $5, $6, $6)`,
    [`cl_${closed}`, cashier, closed, status, net, new Date(created)],
  );
}

test('closings are counted by day and status within the caller’s scope; a day without closings is empty', async () => {
  await closing('2025-03-02T05:59:59.999Z', 'completed', '0.10');
  await closing('2025-03-02T06:00:00.000Z', 'completed', '0.20', 'us_caja1');
  await closing('2025-03-02T20:00:00.000Z', 'completed', '0.70');
  await closing('2025-03-02T20:00:00.000Z', 'error', '5.00');
  await closing('2025-03-04T20:00:00.000Z', 'completed', '-3.50');
  const range = days('2025-03-01', '2025-03-04');
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
