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
