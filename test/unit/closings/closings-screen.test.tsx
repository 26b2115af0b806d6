import type { ClosingRow } from '@cobros/sdk';
import { dismissExport } from '#blocks/list/current-export.ts';
import { closingModal } from '#screens/closings/closing-actions.ts';
import { closingsAddress, searchContent } from '#screens/closings/closings-address.ts';
import ClosingsScreen from '#screens/closings/closings-screen.tsx';
import { message } from '#stores/messages.ts';
import { forgetResources } from '#stores/resource.ts';
import {
  adminSession,
  branchAdminSession,
  closingRow,
  listPage,
  NEXT_CLOSING,
  session,
} from '../fixtures/index.ts';
import { chooseFromMenu } from '../support/choose-from-menu.ts';
import { failureResponse, successResponse } from '../support/envelope-responses.ts';
import { assert, onNarrowScreen, openPage, test } from '../support/render.tsx';

const LIST = 'closing/v3/history';
const CLOSE = 'closing/v3/close';
const DAYS = 'closing/v3/history/daily-totals';

const FAILED = closingRow({
  id: 'cl_2',
  formattedNumber: 'CI-004513',
  status: 'error',
  errorReason: 'Sin red',
});

const page = (data: ClosingRow[], nextClosing: object | null = null) => ({ ...listPage(data), nextClosing });

const open = (over: object = {}, address = '', as = session()) =>
  openPage(<ClosingsScreen />, { [LIST]: page([FAILED]), ...over }, { as, at: `/closing/history${address}` });

test('the screen shows the next automatic closing, or that there is none', async () => {
  const { view } = await open({ [LIST]: page([FAILED], NEXT_CLOSING) });
  assert.match(view.text(), 'Próximo cierre automático 20/11/2026 20:00, Centro · Caja 2');
  forgetResources();
  assert.match((await open()).view.text(), 'Sin cierres automáticos: se realizan a mano');
});

test('on a phone, where a hint beside the period would be cut, the search has a short one', async () => {
  const { userData, ...rest } = adminSession();
  const as = { ...rest, userData: { ...userData, capabilities: ['deposits'] as never } };
  const hint = async () => (await open({}, '', as)).view.find('[type=search]').getAttribute('placeholder');
  assert.is(await hint(), 'Depósito, o un cierre: CI-000123');
  assert.is(await onNarrowScreen(hint), 'Buscar');
});

test('all closings of the list are exported with its filters and in its order', async () => {
  const { userData, ...rest } = adminSession();
  const as = { ...rest, userData: { ...userData, capabilities: ['statement', 'downloads'] as never } };
  const CREATE = 'downloads/v3/create';
  const waiting = { [CREATE]: () => new Promise<Response>(() => undefined) };
  const { view, contents } = await open(waiting, '?status=error&sort=asc&size=25', as);
  await chooseFromMenu(view, 'Exportar', 'Excel');
  assert.equal(contents(CREATE), [{ closings: { statuses: ['error'], sort: 'asc', format: 'excel' } }]);
  await view.act(dismissExport);
});

test('a completed closing can’t be retried, and a failed one shows its reason', async () => {
  const { view } = await open({ [LIST]: page([FAILED, closingRow()]) });
  assert.throws(() => view.button('Reintentar el cierre CI-004512'), 'No button');
  assert.is(view.button('Ver detalle del cierre CI-004513').getAttribute('href'), '/closing/history/cl_2');
  const cells = (row: HTMLElement) => [...row.children].slice(0, 5).map(({ textContent }) => textContent);
  assert.equal(view.findAll('tbody tr').map(cells), [
    ['19/11/202620:00:00', 'CI-004513', '121 reembolso', 'ErrorSin red', 'Q2,754.25'],
    ['19/11/202620:00:00', 'CI-004512', '121 reembolso', 'Completado', 'Q2,754.25'],
  ]);
});

test('on a phone each row shows its number, amount and status, and links to its detail', async () => {
  const { view } = await onNarrowScreen(() => open());
  const words = 'Q2,754.2519/11/2026 20:00:00 · 12 pagos, 1 reembolsoError';
  assert.is(view.text('[aria-label=Cierres] li'), `CI-004513${words}`);
  assert.is(view.find('[aria-label=Cierres] li a').getAttribute('href'), '/closing/history/cl_2');
  for (const [as, place] of [
    [adminSession(), 'Centro · Caja 2'],
    [branchAdminSession(), 'Caja 2'],
  ] as const) {
    forgetResources();
    const { text } = (await onNarrowScreen(() => open({}, '', as))).view;
    assert.is(text('[aria-label=Cierres] li'), `${place}${words}`);
  }
});

const info = (message: string) => ({ title: 'Cierre', message });
const DONE = { closings: [closingRow()] };
for (const [outcome, respond, kind, said] of [
  ['that succeeds', () => successResponse(DONE, info('Se realizó')), 'success', 'Se realizó'],
  [
    'without a message from the server',
    () => Response.json({ responseContent: DONE }),
    'success',
    'El cierre se realizó',
  ],
  [
    'that ends in error again',
    () => successResponse({ closings: [FAILED] }, info('Sin red')),
    'error',
    'Sin red',
  ],
  ['that is rejected', () => failureResponse(409, info('Ya se cerró')), 'error', 'Ya se cerró'],
] as const)
  test(`a retry ${outcome} shows a message, refreshes the list and keeps the filters`, async () => {
    const { view, api } = await open({ [CLOSE]: respond }, '?status=error');
    await view.clickAndLoad('Reintentar el cierre CI-004513');
    assert.equal(api.contentsOf(CLOSE), [{ closingId: 'cl_2' }]);
    assert.ok(api.callsOf(CLOSE)[0]?.idempotencyKey);
    assert.equal([message.value?.kind, message.value?.title, message.value?.text], [kind, 'Cierre', said]);
    assert.is(api.callsOf(LIST).length, 2);
    assert.is(location.search, '?status=error');
  });

test('with a closing in process, the list is read again when back online', async () => {
  const { view, api } = await open({ [LIST]: page([closingRow({ status: 'processing' })]) });
  const before = api.callsOf(LIST).length;
  await view.backOnline();
  // It is polled as well.
  assert.ok(api.callsOf(LIST).length > before);
});

test('Realizar cierre opens its dialog, and leaving the screen closes it', async () => {
  const { view } = await open();
  await view.clickButton('Realizar cierre');
  assert.match((await view.appears('[role=dialog]')).textContent ?? '', 'Realizar cierre');
  await view.unmount();
  assert.is(closingModal.current.value.step, 'none');
});

test('filters in the address are applied and shown as chips, and each chip removes its own filter; those of deposits are ignored if the backend has none', async () => {
  const address = '?from=2026-11-01&to=2026-11-20&status=error&deposit=returned&reference=dep&page=2';
  const { view, api } = await open({}, address);
  assert.not.match(view.text(), /dep[oó]sit/i);
  const chips = () => view.texts('[aria-label="Filtros aplicados"] button');
  assert.equal(chips(), ['01/11/2026 a 20/11/2026 (UTC)', 'Error']);
  await view.click(view.find('[aria-haspopup=dialog]'));
  await view.appears('[role=dialog]');
  assert.is(view.field('Estado').value, 'error');
  await view.clickButton('Quitar el filtro 01/11/2026 a 20/11/2026 (UTC)');
  assert.is(location.search, '?status=error&deposit=returned&reference=dep');
  await view.clickButton('Quitar el filtro Error');
  assert.is(location.search, '?deposit=returned&reference=dep');
  await view.loaded();
  const unfiltered = { sort: 'desc', pageProperties: { currentPage: 1, pageSize: 10 } };
  assert.equal(api.contentsOf(LIST).at(-1), unfiltered);
});

test('a status applies at once, typed days only when applied, and changing the order returns to the first page', async () => {
  const { view } = await open({}, '?page=2');
  await view.clickButton('Filtros');
  await view.type(view.field('Estado'), 'canceled');
  assert.is(location.search, '?status=canceled');
  await view.type(view.find<HTMLInputElement>('[aria-label="Fecha inicial"]'), '01/11/2026');
  assert.is(location.search, '?status=canceled');
  await view.clickButton('Aplicar');
  assert.is(location.search, '?from=2026-11-01&status=canceled');
  await view.actAndLoad(() => closingsAddress.changeView({ page: 2 }));
  await view.click(view.find('th button'));
  assert.is(location.search, '?from=2026-11-01&status=canceled&sort=asc');
  await view.clickButton('Quitar todos');
  assert.is(location.search, '?sort=asc');
});

test('«Gráfica por día» shows and hides the daily chart', async () => {
  const { view } = await open({
    [DAYS]: { days: [{ day: '2026-11-19', formattedDay: '19/11/2026', totals: [] }] },
  });
  await view.clickButton('Gráfica por día');
  await view.until(() => view.text().includes('Neto por día'));
  await view.loaded();
  assert.match(view.text(), 'Sin cierres en los últimos 30 días');
  await view.clickButton('Gráfica por día');
  assert.not.match(view.text(), 'Neto por día');
});

test('a list by completion has no daily chart, which counts by creation', async () => {
  const at = 'T06:00:00.000Z';
  const { view } = await open({}, `?completed-from=2026-11-01${at}&completed-to=2026-11-02${at}`);
  assert.match(view.text(), 'Completado:');
  assert.throws(() => view.button('Gráfica por día'), 'No button');
  const shown = await open({ [DAYS]: { days: [] } });
  await shown.view.clickButton('Gráfica por día');
  await shown.view.until(() => shown.view.text().includes('Neto por día'));
  const days = { completedFrom: `2026-11-01${at}`, completedTo: `2026-11-02${at}` };
  await shown.view.actAndLoad(() => closingsAddress.changeFilters(days));
  assert.not.match(shown.view.text(), 'Neto por día');
});

test('days are in UTC, and a period follows the business’s calendar', () => {
  const content = (search: string) => {
    const day = { today: '2026-11-20', timeZone: 'America/Guatemala' };
    const { startDate, endDate } = searchContent(closingsAddress.parse(search), day);
    return [startDate, endDate];
  };
  assert.equal(content('?from=2026-11-20&to=2026-11-20'), [
    '2026-11-20T00:00:00.000Z',
    '2026-11-20T23:59:59.999Z',
  ]);
  assert.equal(content('?period=today'), ['2026-11-20T06:00:00.000Z', '2026-11-21T05:59:59.999Z']);
  assert.equal(content('?period=2026-11-02&from=2026-01-01'), [
    '2026-11-02T06:00:00.000Z',
    '2026-11-03T05:59:59.999Z',
  ]);
  const completed = 'completed-from=2026-11-02T06:00:00.000Z&completed-to=2026-11-03T06:00:00.000Z';
  assert.equal(content(`?${completed}`), ['2026-11-02T06:00:00.000Z', '2026-11-03T06:00:00.000Z']);
  assert.equal(content(`?${completed}&period=today`), content('?period=today'), 'days replace moments');
  for (const wrong of [
    '?period=2026-02-30',
    '?from=2026-11-20&to=2026-11-01',
    '?completed-from=2026-02-30T00:00:00.000Z&completed-to=2026-03-30T00:00:00.000Z',
    '?completed-from=2026-02-20T00:00:00.000Z&completed-to=2026-02-28T24:00:00.000Z',
  ])
    assert.equal(content(wrong), [undefined, undefined]);
});
