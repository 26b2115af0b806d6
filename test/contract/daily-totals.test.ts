import type { BusinessApi } from '@cobros/sdk';
import { assert, dataOf, rejectionOf, sandboxOf, test } from '../support/suite.ts';
import { insertTransaction } from './support/insert-transaction.ts';

const sandbox = await sandboxOf();

type Filters = Parameters<BusinessApi['transactions']['getDailyTotals']>[0];

const admin = await sandbox.api('tiendaluna');

let made = 0;

const past = (created: string, amount: string, values = {}) =>
  insertTransaction(sandbox.database, `tx_${++made}`, created, { ...values, amount });

/** The days of Tienda Luna, which is six hours behind UTC, from one date to another. */
const days = (from: string, to: string) => ({
  startDate: `${from}T06:00:00.000Z`,
  endDate: new Date(Date.parse(`${to}T06:00:00.000Z`) + 86_400_000 - 1).toISOString(),
});
const WEEK = days('2025-03-01', '2025-03-07');

await past('2025-03-02T05:59:59.999Z', '0.10');
await past('2025-03-02T06:00:00.000Z', '0.20');
await past('2025-03-03T05:59:59.999Z', '0.70', { cashier_id: 'us_caja3', note: 'Pan dulce' });
// Refunded two days later by Tienda Luna's calendar.
const refunded = { status: 'refunded', resolved_at: '2025-03-06T18:00:00.000Z' };
await past('2025-03-05T02:00:00.000Z', '900000.01', refunded);
const NOON = '2025-03-04T18:00:00.000Z';
await past(NOON, '50.00', { branch_id: 'br_zona10', cashier_id: 'us_zona101', origin: 'request' });
for (const status of ['pending', 'rejected', 'canceled', 'expired']) await past(NOON, '9.99', { status });
const OF_SOL = { business_id: 'bu_sol', branch_id: 'br_sol', cashier_id: 'us_sol1' };
await past(NOON, '7.00', OF_SOL);
await past(NOON, '3.00', { ...OF_SOL, app_user_id: 'au_jose' });

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
    all.map(
      ({ day, receivedCount, formattedReceivedAmount }) =>
        `${day} ${receivedCount} ${formattedReceivedAmount}`,
    ),
    [
      '2025-03-01 1 Q0.10',
      '2025-03-02 2 Q0.90',
      '2025-03-03 0 Q0.00',
      // Includes what was received on this day and refunded on a later one.
      '2025-03-04 2 Q900,050.01',
      ...['05', '06', '07'].map((day) => `2025-03-${day} 0 Q0.00`),
    ],
  );
  const { refundedCount, formattedRefundedAmount, formattedNetAmount } = all[3] ?? {};
  assert.equal([refundedCount, formattedRefundedAmount, formattedNetAmount], [1, 'Q900,000.01', 'Q50.00']);
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
  assert.equal(await money({}, await sandbox.api('cafesol')), [['04', 10, 0]]);
  assert.equal(await money({ friUser: 'pérez' }, await sandbox.api('cafesol')), [['04', 3, 0]]);
  assert.equal(await money({ businessBranchId: 'br_zona10' }), [['04', 50, 0]]);
  assert.equal(await money({ businessUserId: 'us_caja3' }), [['02', 0.7, 0]]);
  assert.equal(await money({ search: 'pan dulce' }), [['02', 0.7, 0]]);
  assert.equal(await money({ statuses: ['refunded'] }), [CENTRO[2]]);
  assert.equal(await money({ origin: 'request' }), [['04', 50, 0]]);
  assert.equal(await money({ initialAmount: 0.2, finalAmount: 0.7 }), [['02', 0.9, 0]]);
});

const netOf = ({ formattedNetAmount }: { formattedNetAmount: string }) => formattedNetAmount;

test('a day has 24 hours in the business’s time zone, which add up to the day', async () => {
  const day = days('2025-03-02', '2025-03-02');
  const [one] = await totals({ ...day, byHour: true });
  assert.is(one?.hours?.map(({ hour }) => hour).join(), [...Array(24).keys()].join());
  const withMoney = one?.hours?.filter(({ receivedCount }) => receivedCount > 0);
  assert.equal(withMoney?.map(netOf), ['Q0.20', 'Q0.70']);
  assert.equal([one?.hours?.[0], one?.hours?.[23]], withMoney);
  assert.is((await totals(day))[0]?.hours, undefined);
  const [refunded] = await totals({ ...days('2025-03-04', '2025-03-04'), byHour: true });
  const { 12: noon, 20: evening } = refunded?.hours ?? [];
  assert.equal(
    [noon?.formattedNetAmount, evening?.formattedNetAmount, evening?.formattedRefundedAmount],
    ['Q50.00', 'Q0.00', 'Q900,000.01'],
  );
});

test('with byPlace, every branch or cashier of the scope that has money gets its own days', async () => {
  const places = async (filters: Partial<Filters>, api = admin) =>
    dataOf(await api.transactions.getDailyTotals({ ...WEEK, ...filters })).places?.map((one) => {
      const withMoney = one.days.filter(({ receivedCount }) => receivedCount > 0);
      return [one.id, one.days.length, ...withMoney.map(netOf)].join(' ');
    });
  const branches = ['br_centro 7 Q0.10 Q0.90 Q0.00', 'br_zona10 7 Q50.00'];
  const cashiers = ['us_caja1 7 Q0.10 Q0.20 Q0.00', 'us_caja3 7 Q0.70'];
  assert.equal(await places({ byPlace: 'branch' }), branches);
  assert.equal(await places({ byPlace: 'cashier', businessBranchId: 'br_centro' }), cashiers);
  const ofCaja1 = await sandbox.api('tiendaluna-centro-caja1');
  assert.equal(await places({ byPlace: 'cashier' }, ofCaja1), cashiers.slice(0, 1));
  assert.is(await places({}), undefined);
  // A payment to the whole business belongs to no branch.
  await past('2025-03-06T18:00:00.000Z', '3.00', { branch_id: null, cashier_id: null });
  assert.equal(await places({ byPlace: 'branch' }), branches);
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
     values ('bu_luna', 'br_centro', 'us_caja1', $1, 'payment', 20, $2), ('bu_luna', 'br_centro', 'us_caja1', $1, 'refund', -20, $3)`,
    [`tx_${made}`, monday, tuesday],
  );
  const both = { ...days('2025-05-04', '2025-05-07'), dateOf: 'movement' } as const;
  const received = ['2025-05-05', 50, 0];
  const refunded = ['2025-05-06', 0, 20];
  const moved = (days: Awaited<ReturnType<typeof totals>> = []) =>
    days
      .filter(({ receivedCount, refundedCount }) => receivedCount + refundedCount > 0)
      .map(({ day, receivedAmount, refundedAmount }) => [day, receivedAmount, refundedAmount]);
  const got = await totals({ ...both, byHour: true });
  assert.equal(moved(got), [received, refunded]);
  assert.equal(got.map(netOf), ['Q0.00', 'Q50.00', '\u2212Q20.00', 'Q0.00']);
  assert.equal([got[1]?.hours?.[9]?.receivedAmount, got[2]?.hours?.[10]?.refundedAmount], [50, 20]);
  const places = dataOf(await admin.transactions.getDailyTotals({ ...both, byPlace: 'cashier' })).places;
  const ofPlaces = places?.map(({ id, days: own }) => [id, moved(own)]);
  assert.equal(ofPlaces, [['us_caja1', [received, refunded]]]);
  assert.equal((await totals({ ...both, search: 'devuelto' })).map(netOf), [
    'Q0.00',
    'Q20.00',
    '\u2212Q20.00',
    'Q0.00',
  ]);
});

test('dated by movement, what was refunded on the day it was received counts as both', async () => {
  const [morning, noon] = ['2025-06-02T15:00:00.000Z', '2025-06-02T18:00:00.000Z'];
  await past(morning, '20.00', { status: 'refunded', resolved_at: noon });
  await sandbox.database.query(
    `insert into ledger_entries (business_id, branch_id, cashier_id, transaction_id, kind, amount, created_at)
     values ('bu_luna', 'br_centro', 'us_caja1', $1, 'payment', 20, $2), ('bu_luna', 'br_centro', 'us_caja1', $1, 'refund', -20, $3)`,
    [`tx_${made}`, morning, noon],
  );
  assert.equal(await money({ ...days('2025-06-01', '2025-06-03'), dateOf: 'movement' }), [['02', 20, 20]]);
});

test('a range has at most 92 days, and needs both ends', async () => {
  const quarter = days('2025-07-01', '2025-09-30');
  assert.is((await totals(quarter)).length, 92);
  for (const [what, content, field] of [
    ['93 days', { ...quarter, startDate: '2025-07-01T05:59:59.999Z' }, 'startDate'],
    ['a range that ends before it starts', { ...quarter, endDate: '2025-06-30T00:00:00Z' }, 'endDate'],
    ['no start', { endDate: quarter.endDate }, 'startDate'],
    ['no end', { startDate: quarter.startDate }, 'endDate'],
  ] as const)
    for (const area of ['transactions', 'closings'] as const) {
      const rejected = await admin[area].getDailyTotals(content as typeof quarter);
      assert.is(rejectionOf(rejected), `400 ${field}`, what);
    }
});
