import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BankLine } from '../../../src/screens/closings/reconcile/bank-lines.ts';
import {
  createReferences,
  type Deposit,
  differenceOf,
  matchDeposits,
  proposeLines,
  weekdaysBetween,
} from '../../../src/screens/closings/reconcile/match-deposits.ts';
import { deposit, returnedDeposit } from '../../fixtures/closing.ts';

const sent = (scheduledDay: string, amount = 10, suffix = ''): Deposit => {
  const reference = `DEP-${scheduledDay.slice(2).replaceAll('-', '')}${suffix}`;
  return deposit({ id: reference, reference, scheduledDay, amount });
};
const line = (id: number, day: string, text: string, cents = 1000): BankLine => ({ id, day, text, cents });

const matched = (deposits: readonly Deposit[], lines: readonly BankLine[]) =>
  matchDeposits(deposits, lines, createReferences(deposits, lines)).map((match) => [
    match.deposit.reference,
    match.lines.map(({ id }) => id),
    match.days,
  ]);
const proposed = (of: Deposit, deposits: readonly Deposit[], lines: readonly BankLine[]) => {
  const { lines: found, candidates } = proposeLines(of, lines, createReferences(deposits, lines));
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
  assert.equal(matched([MONDAY], [line(1, '2026-10-19', 'DEP-261019', 1001)]), []);
  assert.equal(matched([MONDAY], [line(1, '2026-10-19', 'COBROS')]), []);
  assert.is(weekdaysBetween('2026-10-16', '2026-10-19'), 1);
});

test('a reference that is the beginning of a longer one is not confused with it', () => {
  const second = sent('2026-10-19', 10, '-2');
  assert.equal(
    matched([MONDAY, second], [line(1, '2026-10-19', 'DEP-261019-2'), line(2, '2026-10-19', 'DEP-261019')]),
    [
      ['DEP-261019', [2], 0],
      ['DEP-261019-2', [1], 0],
    ],
  );
  assert.equal(matched([MONDAY], [line(1, '2026-10-19', 'DEP-2610190')]), []);
});

test('neither of two candidates is chosen, and a returned deposit is never matched', () => {
  const lines = [line(1, '2026-10-19', 'DEP-261019'), line(2, '2026-10-20', 'DEP-261019')];
  assert.equal(matched([MONDAY], lines), []);
  assert.equal(proposed(MONDAY, [MONDAY], lines), [[], 2]);
  const returned = returnedDeposit({ reference: 'DEP-261019', scheduledDay: '2026-10-19', amount: 10 });
  assert.equal(matched([returned], [line(1, '2026-10-19', 'DEP-261019')]), []);
});

test('a line with only the right amount and day is a proposal, unless it names another deposit', () => {
  const other = sent('2026-10-20');
  const lines = [line(1, '2026-10-19', 'COBROS'), line(2, '2026-10-20', 'DEP-261020')];
  assert.equal(proposed(MONDAY, [MONDAY, other], lines), [[1], 1]);
  assert.equal(proposed(MONDAY, [MONDAY], [line(1, '2026-11-19', 'COBROS')]), [[], 0]);
});

test('the credit and the return of a returned deposit belong together, and nothing is left over', () => {
  const returned = returnedDeposit({
    id: 'r',
    reference: 'DEP-261014',
    scheduledDay: '2026-10-14',
    amount: 10,
  });
  const lines = [
    line(1, '2026-10-14', 'ACREDITAMIENTO DEP-261014'),
    line(2, '2026-10-15', 'DEVOLUCION DEP-261014', -1000),
    line(3, '2026-10-14', 'COBROS'),
  ];
  assert.equal(proposed(returned, [returned], lines), [[1, 2], 0]);
  assert.is(differenceOf(returned, lines.slice(0, 2)), 0);
  assert.is(differenceOf(MONDAY, [line(1, '2026-10-19', 'A', 400), line(2, '2026-10-19', 'B', 600)]), 0);
  assert.is(differenceOf(MONDAY, [line(1, '2026-10-19', 'A', 999)]), -1);
});
