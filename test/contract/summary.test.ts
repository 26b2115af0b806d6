import type { BusinessApi } from '@cobros/sdk';
import { readMoney } from '#sandbox/reports/summary/read-money.ts';
import { setClock } from '#sandbox/terms/time/clock.ts';
import { assert, dataOf, rejectionOf, sandboxOf, test } from '../support/suite.ts';
import { localPayments } from './support/local-payments.ts';

const sandbox = await sandboxOf();

type Content = Parameters<BusinessApi['transactions']['getSummary']>[0];

/** Friday 20/11/2026 at 19:40, in the time zone of Tienda Luna. */
const NOW = '2026-11-21T01:40:00.000Z';
await setClock(sandbox.database, new Date(NOW));
const paid = localPayments(sandbox.database);

// The weeks before, which make up the usual amount.
for (const [index, day] of ['2026-10-23', '2026-10-30', '2026-11-06', '2026-11-13'].entries()) {
  await paid(`${day} 10:00`, 100 + index);
  await paid(`${day} 19:50`, 1000);
}
// Monday of last week, and Monday of this week.
await paid('2026-11-09 09:00', 300, 'zona101');
await paid('2026-11-16 09:00', 200, 'zona101');
await paid('2026-11-16 09:30', 0.05);
await paid('2026-11-18 23:59', 50.5, 'caja3', '2026-11-20 08:00');
await paid('2026-11-20 18:10', 80, 'caja1');
await paid('2026-11-20 19:30', 20.1, 'caja1');

const admin = await sandbox.api('tiendaluna');
const summary = async (content: Content, api = admin) => dataOf(await api.transactions.getSummary(content));

test('payments count when they were paid, refunds when they were made, and the average is rounded half up', async () => {
  assert.ok(dataOf(await admin.auth.renewSession({})).userData.capabilities?.includes('summary'));
  const { total } = await summary({ period: 'this-week' });
  assert.equal(
    [total.receivedCount, total.formattedReceivedAmount, total.formattedRefundedAmount],
    [5, 'Q350.65', 'Q50.50'],
  );
  assert.equal([total.formattedNetAmount, total.formattedAverageAmount], ['Q300.15', 'Q70.13']);
});

test('the current week is compared up to the same hour, and with the usual amount of the same weekdays up to then', async () => {
  const { period, before, totalBefore, totalUsual, usualWeeks } = await summary({ period: 'this-week' });
  assert.ok(period.isRunning);
  assert.equal(
    [period, before].map((one) => [one.startDay, one.endDay, one.formattedEndTime.slice(0, 5)].join(' ')),
    ['2026-11-16 2026-11-20 19:40', '2026-11-09 2026-11-13 19:40'],
  );
  assert.is(totalBefore?.formattedReceivedAmount, 'Q403.00');
  // (100 + 101 + 102 + 103 + 300) / 4
  assert.is(totalUsual?.formattedReceivedAmount, 'Q176.50');
  assert.is(usualWeeks, 4);
  assert.is(totalUsual?.formattedAverageAmount, 'Q141.20', 'of the 5 payments, not of their rounded mean');
});

test('a place is compared with itself before, and a month with the same weekdays of its weeks before', async () => {
  const { places } = await summary({ period: 'this-week' });
  assert.equal(
    places.map(({ name, before, usual }) =>
      [name, before?.formattedReceivedAmount, usual?.formattedReceivedAmount].join(' '),
    ),
    ['Antigua  ', 'Centro Q103.00 Q101.50', 'Zona 10 Q300.00 Q300.00'],
  );
  const { totalUsual, usualWeeks } = await summary({ period: 'this-month' });
  // Two Fridays of Q1,100.00 and Q1,101.00, and today up to this hour, of two weeks with payments.
  assert.equal([totalUsual?.formattedReceivedAmount, usualWeeks], ['Q2,301.50', 2]);
});

test('a week that is over is compared as a whole', async () => {
  const { period, total } = await summary({ period: 'last-week' });
  assert.equal([period.isRunning, period.formattedEndTime], [false, '23:59:59']);
  assert.is(total.formattedReceivedAmount, 'Q1,403.00');
});

test('the table has every day, including future ones, and the cashiers of a branch', async () => {
  const all = await summary({ period: 'this-week' });
  assert.is(all.placeLevel, 'branch');
  const places = all.places.map(({ name, cashierCount }) => `${name} ${cashierCount}`);
  assert.equal(places, ['Antigua 1', 'Centro 4', 'Zona 10 1']);
  const days = all.spans.map(
    ({ startDay, formattedReceivedAmount, isAhead, isCurrent }) =>
      `${startDay.slice(8)} ${formattedReceivedAmount}${isAhead ? ' ahead' : ''}${isCurrent ? ' current' : ''}`,
  );
  assert.equal(days, [
    ...['16 Q200.05', '17 Q0.00', '18 Q50.50', '19 Q0.00', '20 Q100.10 current'],
    ...['21 Q0.00 ahead', '22 Q0.00 ahead'],
  ]);
  const centro = await summary({ period: 'this-week', businessBranchId: 'br_centro' });
  assert.is(centro.placeLevel, 'cashier');
  const cashiers = centro.places.map(({ id, total }) => `${id} ${total.formattedNetAmount}`);
  assert.equal(cashiers, ['us_caja1 Q100.15', ...[2, 3, 4].map((number) => `us_caja${number} Q0.00`)]);
});

test('above fourteen days the columns of the table are weeks that begin on Monday', async () => {
  const { spans } = await summary({ period: 'this-month' });
  assert.equal(
    spans.map(({ startDay, endDay }) => `${startDay.slice(8)}-${endDay.slice(8)}`),
    ['01-01', '02-08', '09-15', '16-22', '23-29', '30-30'],
  );
  assert.is(spans[3]?.isCurrent, true);
  assert.ok((spans[3]?.endDate ?? '') <= '2026-11-21T01:41');
  const fourteen = { period: 'range', startDay: '2026-11-01', endDay: '2026-11-14' } as const;
  assert.is((await summary(fourteen)).spans.length, 14);
  assert.is((await summary({ ...fourteen, endDay: '2026-11-15' })).spans.length, 3);
});

test('the hours are those of the business’s time zone', async () => {
  const { hours } = await summary({ period: 'this-week' });
  assert.equal(hours, [
    { weekday: 1, hour: 9, receivedCount: 2 },
    { weekday: 3, hour: 23, receivedCount: 1 },
    { weekday: 5, hour: 18, receivedCount: 1 },
    { weekday: 5, hour: 19, receivedCount: 1 },
  ]);
});

test('the changes are a place’s greatest differences, and none is below Q50.00', async () => {
  const { changes } = await summary({ period: 'this-week' });
  const found = changes.map((one) =>
    [one.placeName, one.comparedWith, one.day, one.formattedReceivedAmount, one.percent].join(' '),
  );
  assert.equal(found, [
    // The usual amount of a Monday: 300 / 1, because there was nothing before last week.
    'Zona 10 before  Q200.00 -33',
    'Zona 10 usual 2026-11-16 Q200.00 -33',
    'Centro usual 2026-11-18 Q50.50 ',
  ]);
  assert.equal((await summary({ period: 'last-week' })).changes, []);
});

test('a period with nothing to compare it with has null as comparison', async () => {
  const content = { period: 'range', startDay: '2026-10-01', endDay: '2026-10-23' } as const;
  const { totalBefore, totalUsual, usualWeeks, total } = await summary(content);
  assert.equal([totalBefore, totalUsual, usualWeeks], [null, null, 0]);
  assert.is(total.formattedReceivedAmount, 'Q1,100.00');
});

test('each user sees their own part of the business', async () => {
  const seen = async (username: string, content: Content = { period: 'this-week' }) => {
    const { placeLevel, places, total } = await summary(content, await sandbox.api(username));
    return [placeLevel, places.length, total.formattedReceivedAmount];
  };
  assert.equal(await seen('tiendaluna-supervisor'), ['branch', 3, 'Q350.65']);
  assert.equal(await seen('tiendaluna-contabilidad'), ['branch', 3, 'Q350.65']);
  assert.equal(await seen('tiendaluna-centro'), ['cashier', 4, 'Q150.65']);
  assert.equal(await seen('tiendaluna-centro-caja2'), ['cashier', 2, 'Q100.15']);
  assert.equal(await seen('tiendaluna-centro-caja3'), ['cashier', 1, 'Q50.50']);
  assert.equal(await seen('cafesol'), ['branch', 1, 'Q0.00']);
});

for (const [content, field] of [
  [{ period: 'range', startDay: '2026-11-01' }, 'endDay'],
  [{ period: 'range', startDay: '2026-11-21', endDay: '2026-11-22' }, 'startDay'],
  [{ period: 'range', startDay: '2026-11-02', endDay: '2026-11-01' }, 'endDay'],
  [{ period: 'today', startDay: '2026-11-02' }, 'startDay'],
] as [Content, string][])
  test(`${JSON.stringify(content)} is rejected with a 400`, async () => {
    assert.is(rejectionOf(await admin.transactions.getSummary(content)), `400 ${field}`);
  });

const WEEK = { startDate: '2026-11-16T06:00:00.000Z', endDate: NOW };
const page = { currentPage: 1, pageSize: 10 };
type Filters = Omit<Parameters<BusinessApi['transactions']['history']>[0], 'pageProperties'>;
const list = async (filters: Filters) =>
  dataOf(await admin.transactions.history({ ...WEEK, ...filters, pageProperties: page }));

test('the history finds what was received, refunded or moved in a range, and sums what moved', async () => {
  const sumsOf = ({ summary }: Awaited<ReturnType<typeof list>>) =>
    `${summary.count}: ${summary.formattedReceivedAmount} - ${summary.formattedRefundedAmount}`;
  const idsOf = ({ data }: Awaited<ReturnType<typeof list>>) => data.map(({ id }) => id).join(' ');
  const received = await list({ dateOf: 'received', sort: 'asc' });
  assert.equal([sumsOf(received), idsOf(received)], ['5: Q350.65 - Q0.00', 'tx_10 tx_11 tx_12 tx_13 tx_14']);
  const refunded = await list({ dateOf: 'refunded' });
  assert.equal([sumsOf(refunded), idsOf(refunded)], ['1: Q0.00 - Q50.50', 'tx_12']);
  assert.is(refunded.summary.formattedNetAmount, '−Q50.50');
  const moved = await list({ dateOf: 'movement' });
  // A refund is the last movement of its payment.
  assert.equal([sumsOf(moved), idsOf(moved)], ['5: Q350.65 - Q50.50', 'tx_14 tx_13 tx_12 tx_11 tx_10']);
  assert.is(moved.summary.formattedNetAmount, 'Q300.15');
});

test('the history can be filtered by weekday and hour of the business, together with any other filter', async () => {
  const ids = async (filters: Filters) =>
    (await list({ dateOf: 'received', ...filters })).data.map(({ id }) => id);
  assert.equal(await ids({ weekday: 5, hour: 18 }), ['tx_13']);
  assert.equal(await ids({ weekday: 1 }), ['tx_11', 'tx_10']);
  assert.equal(await ids({ weekday: 1, businessBranchId: 'br_zona10' }), ['tx_10']);
  assert.equal(await ids({ weekday: 1, finalAmount: 1 }), ['tx_11']);
  assert.equal(await ids({ statuses: ['refunded'] }), ['tx_12']);
  await paid('2026-09-06 12:30', 6.5);
  const september = { startDate: '2026-09-01T06:00:00Z', endDate: '2026-10-01T06:00:00Z' };
  for (let weekday = 1; weekday <= 7; weekday += 1)
    assert.is((await ids({ ...september, weekday })).length, weekday === 7 ? 1 : 0, `weekday ${weekday}`);
  assert.equal(await ids({ search: 'centro', hour: 19 }), ['tx_14']);
  const undated = await admin.transactions.history({ weekday: 5, pageProperties: page });
  assert.is(rejectionOf(undated), '400 weekday');
});

test('a payment that was asked for before the days in which it was received is found with any filter', async () => {
  const move = (by: string) =>
    sandbox.database.query(
      `update transactions set created_at = created_at + $1::interval where id = 'tx_13'`,
      [by],
    );
  await move('-10 days');
  try {
    for (const filters of [
      {},
      { statuses: ['completed' as const] },
      { initialAmount: 80 },
      { search: 'centro' },
    ]) {
      const { data } = await list({ dateOf: 'received', ...filters });
      assert.ok(
        data.some(({ id }) => id === 'tx_13'),
        JSON.stringify(filters),
      );
    }
  } finally {
    await move('10 days');
  }
});

test('a place that was deleted is shown while it has money to show, and is not counted', async () => {
  const setStatus = (status: string) =>
    sandbox.database.transaction(async (tx) => {
      await tx.query(`update branches set status = $1 where id in ('br_zona10', 'br_antigua')`, [status]);
      await tx.query(`update users set status = $1 where id in ('us_caja3', 'us_caja4')`, [status]);
    });
  await setStatus('deleted');
  try {
    const { places } = await summary({ period: 'this-week' });
    assert.equal(
      places.map(({ name, cashierCount }) => `${name} ${cashierCount}`),
      ['Centro 2', 'Zona 10 1'],
    );
    const centro = await summary({ period: 'this-week', businessBranchId: 'br_centro' });
    assert.equal(
      centro.places.map(({ id }) => id),
      ['us_caja1', 'us_caja2', 'us_caja3'],
    );
  } finally {
    await setStatus('active');
  }
});

test('what moved in the hour that is not over counts, for places and hours alike', async () => {
  await paid('2026-11-20 19:31', 12.5, 'caja3', '2026-11-20 19:35');
  const { total, hours, places } = await summary({ period: 'today' });
  assert.equal([total.formattedReceivedAmount, total.formattedRefundedAmount], ['Q112.60', 'Q63.00']);
  assert.is(places.find(({ id }) => id === 'br_centro')?.total.formattedNetAmount, 'Q49.60');
  assert.equal(hours, [
    { weekday: 5, hour: 18, receivedCount: 1 },
    { weekday: 5, hour: 19, receivedCount: 2 },
  ]);
});

test('a payment in the first hour of a day is of that day', async () => {
  await paid('2026-11-17 00:00', 5.5, 'zona101');
  const { spans, hours } = await summary({ period: 'this-week' });
  assert.equal(
    spans.slice(0, 3).map(({ formattedReceivedAmount }) => formattedReceivedAmount),
    ['Q200.05', 'Q5.50', 'Q50.50'],
  );
  assert.equal(
    hours.find(({ weekday }) => weekday === 2),
    { weekday: 2, hour: 0, receivedCount: 1 },
  );
});

test('what moved at the very end of a range is not in it, like what moves at the end of an hour', async () => {
  const at = (time: string) => new Date(`2026-11-20T${time}-06:00`);
  await paid('2026-11-20 15:20', 3.25, 'zona101');
  const receivedUntil = async (time: string) => {
    const span = { from: at('15:00:00'), to: at(time) };
    const scope = {
      businessId: 'bu_luna',
      branchId: 'br_zona10',
      cashierIds: null,
      placeLevel: 'branch',
    } as const;
    const { ofParts, hours } = await readMoney(sandbox.database, scope, {
      parts: [{ ...span, day: '2026-11-20' }],
      range: span,
      timeZone: 'America/Guatemala',
    });
    return [ofParts[0]?.get('br_zona10')?.received ?? 0, hours.map(({ receivedCount }) => receivedCount)];
  };
  assert.equal(await receivedUntil('15:20:00'), [0, []]);
  assert.equal(await receivedUntil('15:20:01'), [325, [1]]);
});
