import type { Schemas } from '@cobros/sdk';
import fc from 'fast-check';
import type { Session } from '#sandbox/access/sessions/sessions.ts';
import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { compactTotals } from '#sandbox/reports/history/compact-totals.ts';
import { readSummary } from '#sandbox/reports/summary/read-summary.ts';
import { summaryJson } from '#sandbox/reports/summary/summary-json.ts';
import { fillLedger, LEDGER_END, LEDGER_START, type LedgerRow } from '../support/random-ledger.ts';
import { createDatabase } from '../support/shared-postgres.ts';
import { assert, closed, test } from '../support/suite.ts';
import { localTimes, momentOf } from './support/local-times.ts';
import { runs } from './support/property-runs.ts';

const RUNS = runs(60);
const DAY_MS = 86_400_000;
/**
 * A zone west of UTC by whole hours; one whose summer time begins at midnight; one with a half hour; one that repeats midnight.
 */
const ZONES = ['America/Guatemala', 'America/Santiago', 'Asia/Kolkata', 'America/Havana'];

const database = closed(await openDatabase({ databaseUrl: await createDatabase('fixture') }));
const rows = [...(await fillLedger(database, 2_500, 5))];

const asked = fc.record({
  // Avoids the hours that summer time repeats or skips.
  nowDay: fc.integer({ min: LEDGER_START / DAY_MS + 60, max: LEDGER_END / DAY_MS }),
  nowHour: fc.integer({ min: 4, max: 22 }),
  nowMinute: fc.integer({ min: 0, max: 59 }),
  period: fc.constantFrom('today', 'this-week', 'this-month', 'last-week', 'last-month', 'range' as const),
  back: fc.integer({ min: 0, max: 40 }),
  length: fc.integer({ min: 1, max: 60 }),
  branch: fc.constantFrom(undefined, 'br_centro', 'br_zona10'),
});
type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never;

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

type LocalTimes = ReturnType<typeof localTimes>;
type Scan = (first: string, last: string, until: string | null) => Sum;
interface Sum {
  received: number;
  refunded: number;
  payments: number;
}
const NOTHING: Sum = { received: 0, refunded: 0, payments: 0 };

const cents = (amount: number) => Math.round(amount * 100);
const sumOf = (amounts: Schemas['TransactionAmounts']): Sum => ({
  received: cents(amounts.receivedAmount),
  refunded: cents(amounts.refundedAmount),
  payments: amounts.receivedCount,
});

const sumOrNothing = (amounts: Schemas['TransactionAmounts'] | null) => (amounts ? sumOf(amounts) : NOTHING);

/** Sums the rows that a period counts, up to a time of its last day, of one place or all. */
function createScan(counted: readonly LedgerRow[], local: LocalTimes, placeOf: (row: LedgerRow) => string) {
  return (
    first: string,
    last: string,
    until: string | null,
    place?: string,
    [from, to] = [first, last],
  ): Sum => {
    const counts = (at: number) => {
      const { day, time } = local(at);
      const isIn = day >= from && day <= to && day >= first && day <= last;
      return isIn && (until === null || day < last || time <= until);
    };
    const ofPlace = counted.filter((row) => place === undefined || placeOf(row) === place);
    const receivedRows = ofPlace.filter((row) => counts(row.receivedAt));
    const refunds = ofPlace.flatMap((row) => row.refunds).filter(({ at }) => counts(at));
    return {
      received: sumCents(receivedRows),
      refunded: sumCents(refunds),
      payments: receivedRows.length,
    };
  };
}

const sumCents = (some: readonly { cents: number }[]) => some.reduce((sum, { cents }) => sum + cents, 0);

/** Numbers of payments by weekday and hour. */
function scanHours(
  counted: readonly LedgerRow[],
  local: LocalTimes,
  first: string,
  last: string,
  until: string | null,
) {
  const hours: Record<string, number> = {};
  for (const row of counted) {
    const at = local(row.receivedAt);
    if (at.day < first || at.day > last || (until && at.day === last && at.time > until)) continue;
    const name = `${new Date(at.day).getUTCDay() || 7} ${Number(at.time.slice(0, 2))}`;
    hours[name] = (hours[name] ?? 0) + 1;
  }
  return hours;
}

function askedOf({ nowDay, nowHour, nowMinute, period, back, length, branch }: Asked, local: LocalTimes) {
  const day = new Date(nowDay * DAY_MS).toISOString().slice(0, 10);
  const clock = [nowHour, nowMinute].map((part) => String(part).padStart(2, '0')).join(':');
  const content = {
    period,
    ...(period === 'range' && { startDay: addDays(day, -back), endDay: addDays(day, length - 1 - back) }),
    ...(branch && { businessBranchId: branch }),
  };
  return { content, clock, now: new Date(momentOf(local, day, `${clock}:00`) + 123) };
}

async function compareWithScan(timeZone: string): Promise<void> {
  await database.query(`update businesses set time_zone = $1 where id = 'bu_luna'`, [timeZone]);
  const local = localTimes(timeZone);
  const session = {
    business: { id: 'bu_luna', timeZone },
    user: { id: 'us_luna', type: 'admin', branchId: null },
    childIds: [],
  } as unknown as Session;
  let some = 0;
  const compare = async (one: Asked) => {
    const { branch } = one;
    const { content, clock, now } = askedOf(one, local);
    const found = summaryJson(await readSummary(database, session, content, now), timeZone);
    const counted = rows.filter((row) => !branch || row.branchId === branch);
    const scan = createScan(counted, local, (row) => (branch ? row.cashierId : row.branchId));
    const nowTime = local(now.getTime()).time;
    const { startDay, endDay, isRunning } = found.period;
    const until = isRunning ? nowTime : null;
    assert.equal(sumOf(found.total), scan(startDay, endDay, until));
    if (found.total.receivedCount > 0) some++;

    const beforeCut = isRunning && found.before.formattedEndTime.slice(0, 5) === clock ? nowTime : null;
    const before = scan(found.before.startDay, found.before.endDay, beforeCut);
    assert.equal(sumOrNothing(found.totalBefore), before);

    for (const [index, span] of found.spans.entries()) {
      const within = (place?: string) => scan(startDay, endDay, until, place, [span.startDay, span.endDay]);
      assert.equal(sumOf(span), within());
      for (const place of found.places) assert.equal(sumOf(place.spans[index] as never), within(place.id));
    }
    for (const place of found.places) {
      assert.equal(sumOf(place.total), scan(startDay, endDay, until, place.id));
      const earlier = scan(found.before.startDay, found.before.endDay, beforeCut, place.id);
      assert.equal(sumOrNothing(place.before), earlier);
      const ofPlace: Scan = (first, last, cut) => scan(first, last, cut, place.id);
      assert.is(place.usual && cents(place.usual.receivedAmount), usualOf(found, ofPlace, until).amount);
    }

    const hours = scanHours(counted, local, startDay, endDay, until);
    const foundHours = found.hours.map((hour) => [`${hour.weekday} ${hour.hour}`, hour.receivedCount]);
    assert.equal(Object.fromEntries(foundHours), hours);

    const usual = usualOf(found, scan, until);
    assert.is(found.usualWeeks, usual.weeks);
    assert.is(found.totalUsual && cents(found.totalUsual.receivedAmount), usual.amount);
  };
  await fc.assert(fc.asyncProperty(asked, compare), { numRuns: RUNS, includeErrorInReport: true });
  assert.ok(some > RUNS / 2, `${some} of ${RUNS} found money`);
}

/** The mean of the same weekdays before, from the first week with money on; null without one. */
function usualOf({ period: { startDay, endDay } }: Schemas['Summary'], scan: Scan, until: string | null) {
  const { length: weeks } = [4, 3, 2, 1].filter((week) => {
    const { payments, refunded } = scan(addDays(startDay, -7 * 4), addDays(startDay, -7 * week + 6), null);
    return payments > 0 || refunded > 0;
  });
  let sum = 0;
  for (let day = startDay, index = 0; day <= endDay; day = addDays(day, 1), index++)
    for (const week of [4, 3, 2, 1]) {
      const same = addDays(startDay, -7 * week + (index % 7));
      sum += scan(same, same, until !== null && day === endDay ? until : null).received;
    }
  return { weeks, amount: weeks === 0 ? null : Math.floor(sum / weeks + 0.5) };
}

for (const timeZone of ZONES)
  test(`the summary of any period in ${timeZone} equals a simple scan`, () => compareWithScan(timeZone));

test('the summary still equals a simple scan after more payments and a merge', async () => {
  rows.push(...(await fillLedger(database, 500, 6)));
  await compareWithScan('America/Santiago');
  await Promise.all([1, 2, 3].map(() => compactTotals(database, 1)));
  const [left] = await database.query(
    'select 1 from hourly_money_of_branches where not merged union all select 1 from hourly_money_of_cashiers where not merged limit 1',
  );
  assert.is(left, undefined);
  await compareWithScan('America/Santiago');
});
