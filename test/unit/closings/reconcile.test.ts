import {
  bankingDayCounter,
  createReferences,
  type Deposit,
  differenceOf,
  matchDeposits,
  proposeLines,
} from '#screens/closings/reconcile-deposits/match-deposits.ts';
import type { BankLine } from '#screens/closings/reconcile-deposits/read-bank-file.ts';
import { reasonOf } from '#screens/closings/reconcile-deposits/reconcile-texts.ts';
import { NO_DECISIONS, reconcile } from '#screens/closings/reconcile-deposits/reconciliation.ts';
import { assertAtMost } from '../../support/processor-time.ts';
import { deposit, returnedDeposit } from '../fixtures/closing.ts';
import { assert, test } from '../support/test.ts';

const sent = (scheduledDay: string, amount = 10, suffix = ''): Deposit => {
  const reference = `DEP-${scheduledDay.slice(2).replaceAll('-', '')}${suffix}`;
  return deposit({ id: reference, reference, scheduledDay, amount });
};
const line = (id: number, day: string, text: string, cents = 1000): BankLine => ({ id, day, text, cents });

const matched = (
  deposits: readonly Deposit[],
  lines: readonly BankLine[],
  holidays: readonly string[] = [],
) =>
  matchDeposits(deposits, lines, createReferences(deposits, lines), bankingDayCounter(holidays)).map(
    (match) => [match.deposit.reference, match.lines.map(({ id }) => id), match.days],
  );
/** Ids of the lines proposed for the first deposit, and the number of candidates. */
const proposed = (deposits: readonly [Deposit, ...Deposit[]], lines: readonly BankLine[]) => {
  const { lines: found, candidates } = proposeLines(
    lines,
    createReferences(deposits, lines),
    bankingDayCounter([]),
  )(deposits[0]);
  return [found.map(({ id }) => id), candidates];
};

// 2026-10-19 is a Monday.
const MONDAY = sent('2026-10-19');

test('a line and a deposit match by amount and reference, up to three banking days apart, in any of the bank’s spellings', () => {
  for (const text of ['ACREDITAMIENTO DEP-261019', 'dep 261019 cobros', 'Ref.DEP261019'])
    assert.equal(matched([MONDAY], [line(1, '2026-10-20', text)]), [['DEP-261019', [1], 1]], text);
  assert.equal(matched([MONDAY], [line(1, '2026-10-22', 'DEP-261019')]), [['DEP-261019', [1], 3]]);
  assert.equal(matched([MONDAY], [line(1, '2026-10-23', 'DEP-261019')]), []);
  assert.equal(matched([MONDAY], [line(1, '2026-10-16', 'DEP-261019')]), [['DEP-261019', [1], -1]]);
  assert.equal(matched([MONDAY], [line(1, '2026-10-13', 'DEP-261019')]), []);
  assert.equal(matched([MONDAY], [line(1, '2026-10-19', 'DEP-261019', 1001)]), []);
  assert.equal(matched([MONDAY], [line(1, '2026-10-19', 'COBROS')]), []);
});

test('why a line belongs to its deposit is said with the banking days after or before it', () => {
  const deposits = [MONDAY];
  const reason = (day: string) => {
    const lines = [line(1, day, 'DEP-261019')];
    const [match] = reconcile(deposits, lines, NO_DECISIONS).matches;
    return match && reasonOf(match);
  };
  assert.is(reason('2026-10-19'), 'Monto, fecha y referencia');
  assert.is(reason('2026-10-20'), 'Monto y referencia, 1 día hábil después');
  assert.is(reason('2026-10-15'), 'Monto y referencia, 2 días hábiles antes');
});

test('the server’s bank holidays are no banking days', () => {
  // Tuesday, 20 October, is the Día de la Revolución.
  const [deposits, lines] = [[MONDAY], [line(1, '2026-10-23', 'DEP-261019')]];
  assert.equal(matched(deposits, lines, ['2026-10-20']), [['DEP-261019', [1], 3]]);
  const before = [line(1, '2026-10-14', 'DEP-261019')];
  assert.equal(matched(deposits, before, ['2026-10-15']), [['DEP-261019', [1], -2]]);
  const all = { ...NO_DECISIONS };
  assert.is(reconcile(deposits, lines, all, ['2026-10-20']).matches.length, 1);
});

test('no reference is taken for the beginning of a longer one, neither of two candidates is chosen, and a returned deposit is never matched', () => {
  const [own, longer] = [line(1, '2026-10-19', 'DEP-261019'), line(2, '2026-10-19', 'DEP-261019-2')];
  assert.equal(matched([MONDAY, sent('2026-10-19', 10, '-2')], [own, longer]), [
    ['DEP-261019', [1], 0],
    ['DEP-261019-2', [2], 0],
  ]);
  assert.equal(matched([MONDAY], [line(1, '2026-10-19', 'DEP-2610190')]), []);
  const two = [own, line(2, '2026-10-20', 'DEP-261019')];
  assert.equal(matched([MONDAY], two), []);
  assert.equal(proposed([MONDAY], two), [[], 2]);
  const returned = returnedDeposit({ reference: 'DEP-261019', scheduledDay: '2026-10-19', amount: 10 });
  assert.equal(matched([returned], [own]), []);
});

test('a line with only the right amount and day is a proposal, unless it names another deposit; several lines may make the amount', () => {
  const lines = [line(1, '2026-10-19', 'COBROS'), line(2, '2026-10-20', 'DEP-261020')];
  assert.equal(proposed([MONDAY, sent('2026-10-20')], lines), [[1], 1]);
  assert.equal(proposed([MONDAY], [line(1, '2026-11-19', 'COBROS')]), [[], 0]);
  assert.is(differenceOf(MONDAY, [line(1, '2026-10-19', 'A', 400), line(2, '2026-10-19', 'B', 600)]), 0);
  assert.is(differenceOf(MONDAY, [line(1, '2026-10-19', 'A', 999)]), -1);
});

test('for a returned deposit only lines are proposed that cancel each other out', () => {
  const returned = returnedDeposit({ id: 'dp_r', reference: 'DEP-261019', scheduledDay: '2026-10-19' });
  const credit = line(1, '2026-10-19', 'DEP-261019');
  const back = (cents: number) => line(2, '2026-10-20', 'DEVOLUCION DEP-261019', cents);
  assert.equal(proposed([returned], [credit, back(-1000)]), [[1, 2], 0]);
  for (const cents of [-900, -1100, 1000]) assert.equal(proposed([returned], [credit, back(cents)]), [[], 0]);
});

test('ten times as many deposits and lines take far less than a hundred times as long, up to the longest file and ten years', () => {
  const compare = (length: number) => {
    const days = Array.from({ length }, (_, at) =>
      new Date(Date.UTC(2016, 10, 1) + at * 86_400_000).toISOString().slice(0, 10),
    );
    const deposits = days.map((day, at) => sent(day, at + 1));
    const lines = [...days, ...days].map((day, at) =>
      line(
        at,
        day,
        at < days.length ? `ACREDITAMIENTO DEP-${day.slice(2).replaceAll('-', '')}` : 'PAGO',
        100 * ((at % days.length) + 1),
      ),
    );
    assert.is(reconcile(deposits, lines, NO_DECISIONS).matches.length, days.length);
  };
  return assertAtMost(
    60,
    () => compare(250),
    () => compare(2_500),
  );
});
