import { statementNumber } from '#sandbox/reports/statement/statement-number.ts';
import { monthOf, periodTitle } from '#sandbox/reports/statement/statement-texts.ts';
import { octoberStatement } from '../fixtures/statement.ts';
import { assert, test } from '../support/test.ts';

test('a statement is titled by its month, by how far a running one goes, or by its days', () => {
  const statement = octoberStatement();
  const days = (first: number, last: number, isRunning = false) => {
    const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}`;
    const formatted = (number: number) => `${String(number).padStart(2, '0')}/10/2026`;
    const [startDay, endDay] = [day(first), day(last)];
    const [formattedStartDay, formattedEndDay] = [formatted(first), formatted(last)];
    const period = { ...statement.period, startDay, endDay, formattedStartDay, formattedEndDay, isRunning };
    return { ...statement, period };
  };
  for (const [of, title, month] of [
    [days(1, 31), 'Octubre de 2026', 'octubre'],
    [days(1, 20, true), 'Octubre de 2026, hasta el 20/10/2026', 'octubre'],
    [days(1, 20), 'Del 01/10/2026 al 20/10/2026', null],
    [days(15, 20, true), 'Del 15/10/2026 al 20/10/2026', null],
    [days(15, 15), '15/10/2026', null],
  ] as const)
    assert.equal([periodTitle(of), monthOf(of)], [title, month]);
});

test('the number of a statement says its month, or its days, and changes with a cent', () => {
  const number = (days: string[], opening = 0) =>
    statementNumber('bu_luna', {
      branch: null,
      opening,
      days: days.map((day) => ({ part: { day } })),
    } as never);
  assert.match(number(['2026-10-01', '2026-10-31']), /^EC-202610-[0-9A-F]{6}$/);
  assert.match(number(['2026-10-15', '2026-10-20']), /^EC-20261015-20261020-[0-9A-F]{6}$/);
  assert.match(number(['2026-10-01', '2026-11-02']), /^EC-20261001-20261102-[0-9A-F]{6}$/);
  assert.is.not(number(['2026-10-01']), number(['2026-10-01'], 1));
});
