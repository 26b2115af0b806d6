import { closingsAddress, searchContent } from '#screens/closings/closings-address.ts';
import StatementScreen from '#screens/closings/statement/statement-screen.tsx';
import { historyAddress } from '#screens/history/history-address.ts';
import { filterContent } from '#screens/history/history-filters.ts';
import { forgetResources } from '#stores/resource.ts';
import { today } from '#stores/today.ts';
import { negative } from '#words/statement-lines.ts';
import { adminSession } from '../../fixtures/session.ts';
import { octoberStatement, statementOfClosings, unbalancedStatement } from '../fixtures/statement.ts';
import { assert, openPage, test, type View } from '../support/render.tsx';

const DAY = { today: '2026-11-20', timeZone: 'America/Guatemala' };

const STATEMENT = 'closing/v3/statement';

const opened = (at: string, statement = octoberStatement()) =>
  openPage(<StatementScreen />, { [STATEMENT]: statement }, { at, as: adminSession() });
const october = async (statement = octoberStatement()) =>
  (await opened('/closing/statement?month=2026-10', statement)).view;

const rowOf = (view: View, day: string) =>
  view.findAll('tbody tr').find((row) => row.textContent?.includes(day));

test('the statement shows the opening balance, what was received and sent, and the closing balance, that it balances, and each number links to exactly what it adds up', async () => {
  const view = await october();
  const headings = view.texts('h1, h2').slice(0, 2);
  assert.equal(headings, ['Estado de cuenta', 'Octubre de 2026']);
  assert.is(view.text('[aria-label="Por día"] caption'), 'Estado de cuenta por día. Octubre de 2026');
  const words =
    'Saldo inicialQ875.50Por depositar al 30/09/2026+Neto recibidoQ937.90Q987.90 − Q50.00−DepositadoQ975.602 depósitos, 1 devuelto=Saldo finalQ837.80Por depositar al 31/10/2026Cuadra al centavo. Lo mismo suman los pagos y cierres por depositar.';
  assert.is(view.text('section:has([role=status])'), words);
  assert.is(rowOf(view, '01/10/2026')?.textContent, 'Jue01/10/2026Q100.10—Q100.102 cierresQ975.60—Q975.60');
  assert.is(rowOf(view, '02/10/2026')?.textContent, 'Vie02/10/2026——Q0.00—−Q975.60Q0.00');
  assert.is(rowOf(view, '15/10/2026')?.textContent, 'Jue15/10/2026Q0.05−Q50.00−Q49.95CI-000003Q0.05—−Q49.95');
  assert.match(rowOf(view, '19/10/2026')?.textContent ?? '', '+Q0.05 devuelto');
  assert.match(rowOf(view, '20/10/2026')?.textContent ?? '', 'Asueto');
  assert.match(view.text(), 'Cerrado, por depositar (15/10/2026)Q0.05');
  assert.match(view.text(), 'Recibido desde el 31/10/2026, 23:58, y cerrado despuésQ887.75');
  assert.match(view.text(), 'Recibido antes y cerrado en octubreQ875.50');
  const day = { startDate: '2026-10-01T06:00:00.000Z', endDate: '2026-10-02T05:59:59.999Z' };
  const [received, closings] = [...(rowOf(view, '01/10/2026')?.querySelectorAll('a') ?? [])].map(
    (link) => new URL(link.href),
  );
  assert.equal(filterContent(historyAddress.parse(received?.search ?? '').filters, DAY), {
    dateOf: 'received',
    ...day,
  });
  const { pageProperties, ...listed } = searchContent(closingsAddress.parse(closings?.search ?? ''), DAY);
  assert.is(closings?.pathname, '/closing/history');
  assert.equal(listed, { dateOf: 'completion', ...day, sort: 'desc' });
});

test('when more was returned than sent, the amount sent is negative, in brackets, in any currency; no refunds are subtracted like others', async () => {
  const statement = octoberStatement();
  const deposits = { ...statement.deposits, formattedNetAmount: '\u2212Q255.00' };
  const total = { ...statement.total, formattedRefundedAmount: 'Q0.00' };
  const view = await october({ ...statement, deposits, total } as never);
  assert.match(view.text(), 'Q987.90 \u2212 Q0.00');
  assert.match(view.text(), 'Depositado(\u2212Q255.00)');
  const amounts = ['Q1.00', '\u2212Q1.00', 'Q0.00', '$0.00'];
  assert.equal(amounts.map(negative), ['\u2212Q1.00', 'Q1.00', 'Q0.00', '$0.00']);
});

test('if there are no deposits, closings reduce the balance, and deposits are not mentioned', async () => {
  const view = await october(statementOfClosings());
  const words =
    'Saldo inicialQ875.50Por liquidar al 30/09/2026+Neto recibidoQ937.90Q987.90 − Q50.00−CerradoQ975.653 cierres=Saldo finalQ837.75Por liquidar al 31/10/2026Cuadra al centavo. Lo mismo suman los pagos por liquidar.';
  assert.is(view.text('section:has([role=status])'), words);
  assert.is(rowOf(view, '01/10/2026')?.textContent, 'Jue01/10/2026Q100.10—Q100.102 cierres−Q975.60Q0.00');
  assert.not.match(view.text(), /dep[oó]sit|asueto/i);
});

test('the statement opens at the last complete month, and arrows lead to the months next to it', async () => {
  const { view, contents } = await opened('/closing/statement');
  const month = (back: number) => {
    const date = new Date(`${today.peek().slice(0, 7)}-01`);
    date.setUTCMonth(date.getUTCMonth() - back);
    return date.toISOString().slice(0, 7);
  };
  const startDays = () => contents(STATEMENT).map(({ startDay }) => String(startDay).slice(0, 7));
  assert.equal(startDays(), [month(1)]);
  await view.click(view.find('button[aria-label$="en curso"]'));
  await view.settle();
  assert.equal(startDays(), [month(1), month(0)]);
  assert.match(view.text(), 'hasta hoy');
  assert.ok(view.find('button[aria-label="No hay un mes siguiente"]').hasAttribute('disabled'));
});

test('a range of days is requested once both days are chosen; why one in the address is not is said', async () => {
  const empty = await opened('/closing/statement?range=1');
  assert.equal(empty.contents(STATEMENT), []);
  await empty.view.unmount();
  for (const [days, problem] of [
    ['from=2026-08-20&to=2026-11-20', 'Elige 92 días como máximo'],
    ['from=2099-11-21&to=2099-11-22', 'El primer día debe ser hoy o antes'],
    ['from=2026-11-20', 'Escribe el primer y el último día'],
  ]) {
    const unreadable = await opened(`/closing/statement?${days}`);
    assert.match(unreadable.view.text('form'), problem as string);
    assert.equal(unreadable.contents(STATEMENT), []);
    await unreadable.view.unmount();
  }
  const longest = await opened('/closing/statement?from=2026-08-21&to=2026-11-20');
  assert.is(longest.contents(STATEMENT).length, 1);
  await longest.view.unmount();
  const { view, contents } = await opened(
    '/closing/statement?from=2026-10-15&to=2026-11-02&branch=br_centro',
  );
  assert.equal(contents(STATEMENT), [
    { startDay: '2026-10-15', endDay: '2026-11-02', businessBranchId: 'br_centro' },
  ]);
  assert.match(view.text(), 'Del 15/10/2026 al 02/11/2026');
});

test('a difference is shown, with the first day on which it occurs', async () => {
  const view = await october(unbalancedStatement());
  const words =
    'No cuadra: faltan Q0.01. Q875.50 + Q937.90 − Q975.60 = Q837.80. Los pagos y cierres por depositar suman Q837.81. La primera diferencia es del 15/10/2026.';
  assert.is(view.text('p[role=status]'), words);
  const link = view.findAll('a').find((one) => one.textContent === '15/10/2026');
  assert.match(link?.getAttribute('href') ?? '', 'start=2026-10-15T06');
  const { check, closingBalance: amount, ...statement } = octoberStatement();
  const sums = { ...check, isBalanced: false, amount, difference: -0.01, formattedDifference: '−Q0.01' };
  forgetResources();
  const other = await october({ ...statement, closingBalance: amount, check: sums } as never);
  const said =
    'No cuadra: sobran Q0.01. Q875.50 + Q937.90 − Q975.60 = Q837.80. Los cierres suman Q975.65, y sus pagos no.';
  assert.is(other.text('p[role=status]'), said);
});
