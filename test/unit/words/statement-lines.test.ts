import { balanceLines, checkTexts, closingLines } from '#sandbox/reports/statement/statement-texts.ts';
import { remainderLines, type StatementLine } from '#words/statement-lines.ts';
import { octoberStatement, statementOfClosings, unbalancedStatement } from '../fixtures/statement.ts';
import { assert, test } from '../support/test.ts';

const centsOf = (amount: string) => Number(amount.replace('\u2212', '-').replace(/[Q,.]/g, ''));
const addsUp = (lines: readonly StatementLine[]) => {
  const cents = lines.map(([, amount]) => centsOf(amount));
  assert.is(
    cents.slice(0, -1).reduce((sum, one) => sum + one, 0),
    cents.at(-1),
    JSON.stringify(lines),
  );
};

test('what is subtracted has a minus sign, so that the last line is the sum of the others', () => {
  const statement = octoberStatement();
  assert.equal(balanceLines(statement), [
    ['Saldo inicial', 'Q875.50'],
    ['Recibido', 'Q987.90'],
    ['Reembolsado', '\u2212Q50.00'],
    ['Depositado', '\u2212Q975.65'],
    ['Depósitos devueltos', 'Q0.05'],
    ['Saldo final', 'Q837.80'],
  ]);
  assert.equal(closingLines(statement), [
    ['Neto recibido en octubre', 'Q937.90'],
    ['Recibido antes y cerrado en octubre', 'Q875.50'],
    ['Recibido en octubre y no cerrado entonces', '\u2212Q837.75'],
    ['Cierres en octubre (3)', 'Q975.65'],
  ]);
  for (const lines of [balanceLines(statement), closingLines(statement), remainderLines(statement)])
    addsUp(lines);
});

test('a part that is still there is named with its first moment, even if its payments and refunds add up to nothing', () => {
  const statement = octoberStatement();
  const without = { ...statement.closedLater, amount: 0, formattedAmount: 'Q0.00', firstDate: null };
  assert.equal(remainderLines(statement), [
    ['Cerrado, por depositar (15/10/2026)', 'Q0.05'],
    ['Recibido desde el 31/10/2026, 23:58, y cerrado después', 'Q887.75'],
    ['Recibido desde el 15/10/2026, 12:00, y sin cerrar', '\u2212Q50.00'],
    ['Saldo final', 'Q837.80'],
  ]);
  const labels = (closedLater: typeof statement.closedLater) =>
    remainderLines({ ...statement, closedLater }).map(([label]) => label);
  assert.is(labels(without).length, 3);
  assert.is(labels({ ...without, firstDate: statement.closedLater.firstDate }).length, 4);
  const nothing = { ...statement.notClosed, formattedFirstDate: null };
  assert.is(remainderLines({ ...statement, notClosed: nothing })[2]?.[0], 'Recibido y sin cerrar');
});

test('closings of several days, without deposits, and many of them', () => {
  const statement = octoberStatement();
  const undeposited = { ...(statement.undeposited as object), formattedLastDay: '30/10/2026' };
  const closings = { ...statement.closings, count: 1_284 };
  const [first] = remainderLines({ ...statement, undeposited } as never);
  assert.is(first?.[0], 'Cerrado, por depositar (15/10/2026 a 30/10/2026)');
  assert.is(closingLines({ ...statement, closings })[3]?.[0], 'Cierres en octubre (1,284)');
  assert.is(
    remainderLines(statementOfClosings())[0]?.[0],
    'Recibido desde el 31/10/2026, 23:58, y cerrado después',
  );
});

test('a difference is named with its sign, the other sum and its first day', () => {
  const balanced = checkTexts(octoberStatement());
  assert.equal(
    [balanced[0], balanced[2]],
    ['Cuadra al centavo.', 'Es lo mismo que suman los pagos y cierres por depositar.'],
  );
  assert.is(
    balanced[1],
    'Saldo inicial Q875.50 + neto Q937.90 \u2212 depositado Q975.65 + devuelto Q0.05 = saldo final Q837.80.',
  );
  const [title, , other] = checkTexts(unbalancedStatement());
  assert.equal(
    [title, other],
    [
      'No cuadra: faltan Q0.01.',
      'Los pagos y cierres por depositar suman Q837.81. La primera diferencia es del 15/10/2026.',
    ],
  );
});
