import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createHourOf, timeIn } from '../../../src/domain/time-zone.ts';
import { receivedByHour, summarizeDay } from '../../../src/screens/dashboard/summary/day-summary.ts';
import { listTotalCents } from '../../../src/screens/dashboard/use-dashboard.ts';
import { paid } from '../../fixtures/transaction.ts';
import { rowsOf } from '../../fixtures/transaction-rows.ts';

const GUATEMALA = 'America/Guatemala';
const received = (over = {}) => paid({ origin: 'payment', ...over });

test('amounts are summed exactly to the cent', () => {
  const rows = rowsOf(received({ id: 'a', amount: 0.1 }), received({ id: 'b', amount: 0.2 }));
  assert.equal([summarizeDay([], rows).received.cents, listTotalCents(rows)], [30, 30]);
});

test('payments received today count as received even when refunded; earlier ones refunded today count only as refunds', () => {
  const yesterday = { formattedReceivedDate: '19/11/2026', receivedDate: '2026-11-19T16:00:00.000Z' };
  const rows = rowsOf(
    received({ id: 'a', amount: 100 }),
    received({ id: 'b', amount: 40.25, status: 'refunded' }),
    received({ id: 'c', amount: 7, status: 'refunded', ...yesterday }),
  );
  const { received: got, refunded } = summarizeDay([], rows);
  assert.equal(got, { count: 2, cents: 14_025 });
  assert.equal(refunded, { count: 2, cents: 4725 });
  // The head of the list and the hours have the same sum.
  assert.is(listTotalCents(rows), 14_025);
  const hours = receivedByHour(rows, createHourOf(GUATEMALA), 11);
  const sum = hours.reduce((all, { cents }) => all + cents, 0);
  assert.is(sum, 14_025);
});

test('the pending total includes the payments that wait for a cashier', () => {
  const rows = rowsOf(
    { id: 'a', amount: 5 },
    { id: 'b', amount: 7.5, origin: 'payment', businessUserId: null },
  );
  const { pending, unassigned } = summarizeDay(rows, []);
  assert.equal(pending, { count: 2, cents: 1250 });
  assert.is(unassigned, 1);
});

test("hours are in the business's time zone, not the device's", () => {
  const rows = rowsOf(
    received({ id: 'a', amount: 10, resolutionDate: '2026-11-20T16:00:00.000Z' }),
    received({ id: 'b', amount: 5, resolutionDate: '2026-11-20T15:59:59.999Z' }),
  );
  const inGuatemala = receivedByHour(rows, createHourOf(GUATEMALA), 11);
  assert.is(inGuatemala.find(({ hour }) => hour === 10)?.cents, 1000);
  assert.is(inGuatemala.find(({ hour }) => hour === 9)?.cents, 500);
  const inKathmandu = receivedByHour(rows, createHourOf('Asia/Kathmandu'), 11);
  assert.is(inKathmandu.find(({ hour }) => hour === 21)?.cents, 1500);
});

test('the chart shows the usual hours, and is extended for earlier and later ones', () => {
  const range = (rows: ReturnType<typeof rowsOf>, now: number) => {
    const hours = receivedByHour(rows, createHourOf('UTC'), now).map(({ hour }) => hour);
    return [hours.at(0), hours.at(-1)];
  };
  assert.equal(range([], 11), [6, 19]);
  assert.equal(range([], 22), [6, 22]);
  assert.equal(range(rowsOf(received({ resolutionDate: '2026-11-20T03:15:00.000Z' })), 11), [3, 19]);
});

test('times are formatted for the business’s country', () => {
  assert.is(timeIn(GUATEMALA, Date.parse('2026-11-20T16:41:20.000Z')), '10:41:20');
  assert.is(timeIn(GUATEMALA, Date.parse('2026-11-20T06:00:00.000Z')), '00:00:00');
});
