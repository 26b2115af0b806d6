import type { ClosingDetail } from '@cobros/sdk';
import ClosingDetailScreen from '#screens/closings/closing-detail-screen.tsx';
import { makerText, refundedText, refundsText } from '#screens/closings/closing-texts.ts';
import { ClosingsTable } from '#screens/closings/closings-table.tsx';
import { PaymentHours } from '#screens/closings/detail/closing-charts.tsx';
import { ClosingStatusAlert, ClosingTiles } from '#screens/closings/detail/closing-head.tsx';
import { forgetResources } from '#stores/resource.ts';
import { session } from '../../fixtures/session.ts';
import { closingCashier, closingDetail, closingRow, closingTotals } from '../fixtures/closing.ts';
import { listPage } from '../fixtures/list-page.ts';
import { transaction } from '../fixtures/transaction.ts';
import { assert, openPage, render, test } from '../support/render.tsx';

const { user, ...of } = session().userData;
const person = { ...user, ...of };

async function open(over: Partial<ClosingDetail>, rows: object = listPage([])) {
  forgetResources();
  const list = { closing: closingDetail(over), ...rows };
  const responders = { 'closing/v3/transactions/list': list };
  return (await openPage(<ClosingDetailScreen />, responders, { at: '/closing/history/cl_1' })).view;
}

test('the totals per cashier are shown for a branch, and not repeated for a single cashier', async () => {
  const cashiers = [closingCashier({ count: 1234, formattedNetAmount: 'Q2,700.00' })];
  assert.not.ok((await open({ cashiers })).texts('h2').includes('Por caja'));
  const none = await open({ checkoutName: null });
  assert.not.ok(none.texts('h2').includes('Por caja'), 'an empty closing has no boxes');
  const view = await open({ checkoutName: null, cashiers });
  const words =
    'Por cajaPor cajaCajaPagosRecibidoReembolsadoNetoCaja 11,234Q2,904.25−Q150.00Q2,700.00Total12Q2,904.25−Q150.00Q2,754.25';
  assert.is(view.text('section:has(table)'), words);
});

test('the transactions name their cashier where it can be another than the closing’s, and never the branch, which is one', async () => {
  const rows = listPage([{ ...transaction(), businessUserName: 'Caja 1', closed: closingTotals() }]);
  const words = async (over: Partial<ClosingDetail>) =>
    (await open(over, rows)).texts('section').at(-1) ?? '';
  const own = closingCashier({ userId: 'us_caja2' });
  assert.not.match(await words({ cashiers: [own] }), /Caja|Centro/);
  assert.match(await words({ cashiers: [closingCashier()] }), /Caja.*Caja 1/, 'of a child');
  assert.match(await words({ checkoutName: null, cashiers: [closingCashier()] }), /Caja.*Caja 1/);
  const several = await words({ cashiers: [own, closingCashier()] });
  assert.match(several, /Caja.*Caja 1/);
  assert.not.match(several, /Sucursal|Centro/);
});

test('a manual closing by nobody known has no author; refunds are written in the plural, and none is not negative', () => {
  assert.is(makerText(closingRow({ closingType: 'manual', createdByName: null })), '');
  assert.is(refundedText(closingTotals({ refundedAmount: 0, formattedRefundedAmount: 'Q0.00' })), 'Q0.00');
  assert.is(refundsText(2), '2 reembolsos');
});

test('the detail has a chart of the payments by hour with a table; a single hour is none, and the totals are said once', async () => {
  const view = await open({ hours: [hour(9, 11, 2900), hour(10, 1, 4.25)] });
  assert.match(view.text('figcaption'), 'Hora con más9 h · Q2900.00 · 11 pagos');
  assert.match(view.text('figure table'), /HoraRecibido9Q2900\.0010Q4\.25/);
  const canceled = await open({ status: 'canceled', hours: [hour(9, 11, 2900), hour(10, 1, 4.25)] });
  assert.not.match(canceled.text(), 'Pagos por hora');
  const single = await open({ hours: [hour(9, 11, 2900)] });
  assert.is(single.findAll('figure').length, 0);
});

const hour = (of: number, count: number, grossAmount: number) => ({
  hour: of,
  count,
  grossAmount,
  formattedGrossAmount: `Q${grossAmount.toFixed(2)}`,
});

test('the caption of the hours shows the busiest hour, the first of several equal ones, or the hour under the pointer', async () => {
  const hours = [hour(9, 1, 10), hour(10, 3, 90), hour(11, 2, 90), hour(12, 1, 5)];
  const view = await render(<PaymentHours hours={hours} />);
  const told = () => view.text('figcaption');
  const chart = view.find('[role=img]');
  assert.is(told(), 'Hora con más10 h · Q90.00 · 3 pagos');
  assert.is(chart.getAttribute('aria-label'), 'Pagos por hora, de 9 a 13 horas. Hora con más: 10:00, Q90.00');
  await view.press('ArrowRight', chart);
  assert.is(told(), 'Recibido9 h · Q10.00 · 1 pago');
  await view.press('ArrowLeft', chart);
  assert.is(told(), 'Recibido12 h · Q5.00 · 1 pago');
  await view.act(() => void chart.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  assert.is(told(), 'Hora con más10 h · Q90.00 · 3 pagos');
  await view.rerender(<PaymentHours hours={hours.slice(0, 1)} />);
  assert.match(chart.getAttribute('aria-label') ?? '', /^Pagos por hora, de 9 a 10 horas\./);
});

test('the count and its difference are in the detail and in the list', async () => {
  const counted = {
    amount: 2750,
    formattedAmount: 'Q2,750.00',
    expectedAmount: 2754.25,
    formattedExpectedAmount: 'Q2,754.25',
    difference: -4.25,
    formattedDifference: '−Q4.25',
    reason: 'Un cambio mal dado',
  };
  const screen = await open({ counted });
  const words = 'ConteoContadoQ2,750.00EsperadoQ2,754.25DiferenciaFaltan Q4.25MotivoUn cambio mal dado';
  assert.match(screen.text(), words);
  const matches = { ...counted, difference: 0, formattedDifference: 'Q0.00' };
  const countedRow = (id: string, of: typeof counted) => closingRow({ id, counted: of });
  const rows = [countedRow('cl_1', counted), countedRow('cl_2', matches), closingRow({ id: 'cl_3' })];
  const list = await render(<ClosingsTable rows={rows} sort="desc" stale={false} person={person} />);
  assert.equal(list.texts('tbody tr td:nth-child(5)'), ['Q2,754.25Faltan Q4.25', 'Q2,754.25', 'Q2,754.25']);
});

async function show(over: Partial<ClosingDetail>) {
  const closing = closingDetail(over);
  const view = await render(
    <>
      <ClosingStatusAlert closing={closing} mayRetry />
      <ClosingTiles closing={closing} />
    </>,
  );
  return { view, text: view.text() };
}

test('a canceled closing links to its replacement, and does not claim that its money is still open', async () => {
  const { view, text } = await show({
    status: 'canceled',
    errorReason: 'Lo reemplazaron los cierres CI-000002 y CI-000003',
    replacedBy: [
      { id: 'cl_2', formattedNumber: 'CI-000002' },
      { id: 'cl_3', formattedNumber: 'CI-000003' },
    ],
  });
  const said =
    'El cierre se canceló: Lo reemplazaron los cierres CI-000002 y CI-000003. Ver el cierre CI-000002 Ver el cierre CI-000003';
  assert.ok(text.startsWith(`${said}Neto`), text);
  assert.equal(view.texts('[role=status] b'), ['El cierre se canceló: ', 'CI-000002', 'CI-000003']);
  assert.is(view.button('Ver el cierre CI-000003').getAttribute('href'), '/closing/history/cl_3');
});

test('a failed closing says once where its money is, whatever punctuation its reason ends with', async () => {
  for (const errorReason of ['El banco rechazó el depósito', 'El banco rechazó el depósito.']) {
    const { view, text } = await show({ status: 'error', errorReason });
    const words = 'en error: El banco rechazó el depósito. Su dinero sigue en Pagos por liquidar.Reintentar';
    assert.match(text, words);
    assert.ok(view.button('Reintentar el cierre CI-004512'));
  }
});

test('only a completed closing shows when it was closed', async () => {
  for (const [status, words] of [
    ['completed', 'Cerrado20:00:00'],
    ['processing', 'Iniciado20:00:00'],
    ['error', 'Intentado20:00:00'],
    ['canceled', 'Intentado20:00:00'],
  ] as const)
    assert.match((await show({ status })).text, words);
});
