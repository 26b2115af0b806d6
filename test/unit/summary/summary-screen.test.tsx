import { historyAddress } from '#screens/history/history-address.ts';
import { filterContent } from '#screens/history/history-filters.ts';
import SummaryScreen from '#screens/summary/summary-screen.tsx';
import { ADMIN, signInAs } from '../../fixtures/session.ts';
import { weekSummary } from '../fixtures/summary.ts';
import { exportedRows } from '../support/export-and-read-rows.ts';
import { assert, onNarrowScreen, openPage, test, type View } from '../support/render.tsx';
import { failureResponse } from '../support/stubbed-api.ts';

const DAY = { today: '2026-11-20', timeZone: 'America/Guatemala' };

const SUMMARY = 'transactions/v3/summary';
const opened = (at: string, summary = weekSummary()) =>
  openPage(<SummaryScreen />, { [SUMMARY]: summary }, { at });
const open = async (at = '/summary', summary = weekSummary()) => (await opened(at, summary)).view;

/** The request of the history at the address of a link. */
function listOf(link: Element | null): object {
  const href = link?.getAttribute('href') ?? '';
  assert.ok(href.startsWith('/transaction/history?'), href);
  return filterContent(historyAddress.parse(href.slice(href.indexOf('?'))).filters, DAY);
}

const linkOf = (view: View, text: string): Element => {
  const found = view.findAll('a').find((link) => link.textContent === text);
  if (!found) throw new Error(`There is no link ${text}`);
  return found;
};

test('the summary opens with this week, and its address has the period and the branch', async () => {
  signInAs('admin', ADMIN, 'summary');
  const { contents } = await opened('/summary');
  assert.equal(contents(SUMMARY), [{ period: 'this-week' }]);
  const chosen = await opened('/summary?period=range&from=2026-11-01&to=2026-11-10&branch=br_centro');
  const days = { startDay: '2026-11-01', endDay: '2026-11-10' };
  assert.equal(chosen.contents(SUMMARY), [{ period: 'range', ...days, businessBranchId: 'br_centro' }]);
  await chosen.view.type(chosen.view.field('Primer día'), '02/11/2026');
  await chosen.view.clickButton('Aplicar');
  assert.is(location.search, '?period=range&from=2026-11-02&to=2026-11-10&branch=br_centro');
});

test('several refunds are counted in the plural', async () => {
  const summary = weekSummary();
  const view = await open('/summary', { ...summary, total: { ...summary.total, refundedCount: 2 } });
  assert.match(view.text('[aria-label="Cifras del periodo"]'), '2 reembolsosNeto');
});

test('each number links to exactly the payments that it adds up; the table has headers, and distinguishes future days from days without payments', async () => {
  const view = await open();
  const week = { startDate: '2026-11-16T06:00:00.000Z', endDate: '2026-11-21T01:40:00.000Z' };
  assert.equal(view.texts('[aria-label="Cifras del periodo"] > div'), [
    'RecibidoQ660.5010 % más · antes Q600.00Casi igual · lo usual Q660.00',
    'Reembolsado−Q20.0033 % menos · antes Q30.001 reembolso',
    'NetoQ640.5012 % más · antes Q570.00Recibido menos reembolsado',
    'Pagos811 % menos · antes 9',
    'Promedio por pagoQ82.5624 % más · antes Q66.67',
  ]);
  assert.match(view.text('ol'), 'Q300.00 hoy');
  assert.match(view.find('ol use').getAttribute('href') ?? '', 'arrow-down');
  assert.equal(listOf(linkOf(view, 'Q660.50')), { dateOf: 'received', ...week });
  assert.equal(listOf(linkOf(view, '−Q20.00')), { dateOf: 'refunded', ...week });
  assert.equal(listOf(linkOf(view, 'Q640.50')), { dateOf: 'movement', ...week });
  assert.equal(listOf(linkOf(view, 'Q50.50')), {
    businessBranchId: 'br_centro',
    dateOf: 'received',
    startDate: '2026-11-18T06:00:00.000Z',
    endDate: '2026-11-19T05:59:59.999Z',
  });
  const received = { dateOf: 'received', ...week };
  const hour = view.find('[aria-label="viernes de 18 a 19 h: 4 pagos"]');
  assert.equal(listOf(hour), { ...received, weekday: 5, hour: 18 });
  assert.equal(listOf(view.find('[aria-label="lunes: 3 pagos"]')), { ...received, weekday: 1 });
  const heads = view.texts('thead th[scope=col]');
  assert.ok(heads.includes('Hoy · Vie 20'));
  assert.is(view.text('th[aria-current=date]'), 'Hoy · Vie 20');
  const row = view
    .findAll('tbody tr')
    .find((one) => one.querySelector('th[scope=row]')?.textContent?.startsWith('Centro'));
  assert.equal([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent).slice(0, 6), [
    'Q100.00',
    'Sin pagos',
    'Q50.50',
    'Sin pagos',
    'Q300.00',
    '·Aún no llega',
  ]);
  assert.ok(view.text().includes('la más alta es Q300.00'));
  await view.clickButton('Neto');
  assert.ok(view.text().includes('la más alta es Q280.00'));
  const cell = listOf(linkOf(view, 'Q280.00')) as { dateOf: string };
  assert.is(cell.dateOf, 'movement');
});

test('below the table are the totals of each day, and of each week, for whatever number is shown', async () => {
  const view = await open();
  const ahead = '·Aún no llega';
  // The second table is that of the hours.
  const totalsOf = ({ find }: View) => [...find('tfoot tr').children].map(({ textContent }) => textContent);
  const totals = () => totalsOf(view);
  assert.equal(totals(), [
    'Total',
    'Q300.00',
    'Q10.00',
    'Q50.50',
    'Q0.00',
    'Q300.00',
    ahead,
    ahead,
    'Q660.50',
  ]);
  await view.clickButton('Neto');
  assert.equal(totals().slice(5), ['Q280.00', ahead, ahead, 'Q640.50']);
  await view.clickButton('Pagos');
  assert.equal(totals(), ['Total', '3', '1', '1', '0', '3', ahead, ahead, '8']);
  const rows = view
    .cells('tbody tr')
    .slice(0, 2)
    .map((cells) => cells.slice(1, 3));
  assert.equal(rows, [
    ['2', 'Sin pagos'],
    ['1', '1'],
  ]);
  await view.unmount();
  const { spans, places } = weekSummary();
  const weeks = [
    { ...spans[0], startDay: '2026-11-09', endDay: '2026-11-15', isCurrent: false },
    { ...spans[4], startDay: '2026-11-16', endDay: '2026-11-22', isCurrent: true },
  ] as typeof spans;
  const ofWeeks = places.map((place) => ({ ...place, spans: [place.spans[0], place.spans[4]] }));
  const byWeek = await open(
    '/summary?period=this-month',
    weekSummary({ spans: weeks, places: ofWeeks as typeof places }),
  );
  assert.match(byWeek.text('table caption'), 'Recibido por sucursal y semana');
  assert.equal(byWeek.texts('thead th').slice(0, 4), ['Sucursal', '9–15 nov', '16–22 nov', 'Total']);
  assert.equal(totalsOf(byWeek), ['Total', 'Q300.00', 'Q300.00', 'Q660.50']);
});

test('the summary links to the statement of the same days, and exports its table to Excel', async () => {
  signInAs('admin', ADMIN, 'summary', 'statement');
  const view = await open();
  const words = '/closing/statement?from=2026-11-16&to=2026-11-20';
  assert.is(linkOf(view, 'Estado de cuenta').getAttribute('href'), words);
  const rows = await exportedRows(view, 'resumen-2026-11-16-a-2026-11-20.xlsx');
  assert.equal(rows.slice(0, 2), [
    't Sucursal | t Día | t Recibido | t Reembolsado | t Neto | t Pagos | t Reembolsos',
    't Centro | n 46342 | n 100 | n 0 | n 100 | n 2 | n 0',
  ]);
  // Five days of two branches, because Saturday and Sunday are still to come.
  assert.is(rows.length, 1 + 2 * 5 + 1);
  assert.is(rows.at(-1), 't Total |  | n 660.5 | n 20 | n 640.5 | n 8 | n 1');
  await view.unmount();
  signInAs('admin', ADMIN, 'summary');
  const without = await open();
  assert.not.match(without.text(), 'Estado de cuenta');
});

test('a branch links to its cashiers, and a cashier to its payments', async () => {
  signInAs('admin', ADMIN, 'summary');
  const view = await open('/summary?period=last-week');
  assert.is(linkOf(view, 'Centro').getAttribute('href'), '/summary?period=last-week&branch=br_centro');
  const [span] = weekSummary().spans;
  assert.ok(span);
  const ofBranch = weekSummary({
    placeLevel: 'cashier',
    branch: { id: 'br_centro', name: 'Centro' },
    spans: [{ ...span, endDay: '2026-11-22' }],
    changes: [],
  });
  const branch = await open('/summary?branch=br_centro', ofBranch);
  assert.is(branch.find('h1').textContent, 'Centro');
  assert.is(linkOf(branch, 'Resumen').getAttribute('href'), '/summary?period=this-week');
  assert.is(branch.text('thead th'), 'Caja');
  assert.match(branch.text(), 'Sin cambios grandes');
  const cashier = listOf(linkOf(branch, 'Zona 10')) as { businessUserId: string };
  assert.is(cashier.businessUserId, 'br_zona10');
  const rows = await exportedRows(branch, 'resumen-2026-11-16-a-2026-11-20.xlsx');
  const cells = rows.slice(0, 2).map((row) => row.split(' | ').slice(0, 4));
  assert.equal(cells, [
    ['t Caja', 't Desde', 't Hasta', 't Recibido'],
    ['t Centro', 'n 46342', 'n 46346', 'n 100'],
  ]);
  assert.is(rows.at(-1), 't Total |  |  | n 660.5 | n 20 | n 640.5 | n 8 | n 1', 'under their columns');
});

test('for a period without payments a message is shown instead of the tables, and the average of the period before; a failure is shown instead of both', async () => {
  const failure = failureResponse(500, { title: 'Resumen', message: 'Intenta de nuevo' });
  const failed = await openPage(<SummaryScreen />, { [SUMMARY]: () => failure }, { at: '/summary' });
  assert.match(failed.view.text('[role=alert]'), 'No se pudo cargar el resumenIntenta de nuevo');
  const none = { receivedCount: 0, receivedAmount: 0, refundedCount: 0, refundedAmount: 0, netAmount: 0 };
  const { total } = weekSummary();
  const average = { averageAmount: null, formattedAverageAmount: null };
  const nothing = { totalUsual: null, usualWeeks: 0, hours: [], changes: [] };
  const zero = { formattedReceivedAmount: 'Q0.00', formattedRefundedAmount: 'Q0.00' };
  const sum = { ...total, ...none, ...average, ...zero };
  const before = { ...sum, averageAmount: 66.67, formattedAverageAmount: 'Q66.67' };
  const view = await open('/summary', weekSummary({ ...nothing, total: sum, totalBefore: before }));
  for (const text of [
    'Sin pagos en este periodo',
    'RecibidoQ0.00Igual · antes Q0.00lo usual: sin datos anteriores',
    'ReembolsadoQ0.00',
    'Promedio por pago—antes Q66.67',
  ])
    assert.ok(view.text().includes(text), text);
  assert.not(view.text().includes('Lo que más cambió'));
  const early = await open(
    '/summary?period=today',
    weekSummary({ ...nothing, total: sum, totalBefore: sum }),
  );
  assert.match(early.text(), 'Promedio por pago—antes: sin pagos');
});

test('a period with refunds only is no period without payments', async () => {
  const { total } = weekSummary();
  const none = { receivedCount: 0, receivedAmount: 0, averageAmount: null, formattedAverageAmount: null };
  const view = await open('/summary', weekSummary({ total: { ...total, ...none } }));
  assert.not.match(view.text(), 'Sin pagos en este periodo');
  assert.match(view.text(), 'Lo que más cambió');
  assert.ok(linkOf(view, '−Q20.00'));
});

/** The most received, the most payments, and neither of both. */
function unequalPlaces() {
  const [one, other] = weekSummary().places;
  if (!one || !other) throw new Error('two places');
  const amounts = (place: typeof one, receivedAmount: number, receivedCount: number) => ({
    ...place,
    total: { ...place.total, receivedAmount, receivedCount },
    spans: place.spans.map((span, index) => ({ ...span, receivedAmount: index === 0 ? receivedCount : 1 })),
  });
  return [
    { ...amounts(one, 50, 1), id: 'br_a', name: 'Antigua' },
    { ...amounts(other, 90, 2), id: 'br_z', name: 'Zona 10' },
    { ...amounts(other, 70, 9), id: 'br_m', name: 'Mixco' },
  ];
}

test('the total of a place is compared with what is shown of the period before', async () => {
  const view = await open();
  const total = () => view.texts('tbody tr:first-child td:last-child')[0];
  assert.is(total(), 'Q450.5013 % más');
  await view.clickButton('Pagos');
  assert.is(total(), '620 % más');
});

test('places are ranked by what is shown, and a heading sorts them', async () => {
  const view = await open('/summary', weekSummary({ places: unequalPlaces() }));
  const names = () =>
    view.texts('tbody tr').flatMap((text) => /^(Antigua|Zona 10|Mixco)/.exec(text)?.[1] ?? []);
  assert.equal(names(), ['Zona 10', 'Mixco', 'Antigua']);
  await view.clickButton('Pagos');
  assert.equal(names(), ['Mixco', 'Zona 10', 'Antigua']);
  await view.clickButton('Sucursal');
  assert.equal(names(), ['Antigua', 'Mixco', 'Zona 10']);
  assert.is(view.text('[aria-sort=ascending]'), 'Sucursal');
  await view.clickButton('Total');
  await view.clickButton('Total');
  assert.equal(names(), ['Antigua', 'Zona 10', 'Mixco']);
});

test('where places are rows, a choice sorts them', async () => {
  await onNarrowScreen(async () => {
    const view = await open('/summary', weekSummary({ places: unequalPlaces() }));
    const names = () =>
      view.texts('li > a:first-child').filter((name) => /^(Antigua|Zona 10|Mixco)$/.test(name));
    assert.equal(names(), ['Zona 10', 'Mixco', 'Antigua']);
    const orders = view.texts('[aria-label="Ordenar por"] option');
    assert.equal(orders, [
      'Orden: mayor total',
      'Orden: menor total',
      'Orden: nombre',
      'Orden: lunes 16',
      'Orden: martes 17',
      'Orden: miércoles 18',
      'Orden: jueves 19',
      'Orden: viernes 20',
    ]);
    const sort = (order: string) => view.type(view.field('Ordenar por'), String(orders.indexOf(order)));
    await sort('Orden: menor total');
    assert.equal(names(), ['Antigua', 'Mixco', 'Zona 10']);
    await sort('Orden: lunes 16');
    assert.equal(names(), ['Mixco', 'Zona 10', 'Antigua']);
    await sort('Orden: nombre');
    assert.equal(names(), ['Antigua', 'Mixco', 'Zona 10']);
    await sort('Orden: mayor total');
    assert.equal(names(), ['Zona 10', 'Mixco', 'Antigua']);
  });
});
