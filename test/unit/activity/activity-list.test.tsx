import type { ActivityEntry } from '@cobros/sdk';
import { activityAddress } from '#screens/activity/activity-filters.ts';
import ActivityScreen from '#screens/activity/activity-screen.tsx';
import { adminSession } from '../../fixtures/session.ts';
import { assert, onNarrowScreen, openPage, render, test, type View } from '../support/render.tsx';
import { failureResponse, successResponse } from '../support/stubbed-api.ts';

const { format, parse } = activityAddress;

test('an address that was read is written in the same way, without its invalid values', () => {
  const whole = '?person=elena&kind=team&from=2026-11-01&to=2026-11-20&sort=asc&page=3&size=50';
  assert.is(format(parse(whole)), whole);
  const invalid = '?kind=toString&from=2026-11-20&to=2026-11-01&page=-1&size=7&sort=up&person=%00%0A';
  assert.is(format(parse(invalid)), '');
});

const PATH = 'users/v1/admin/activity/list';
const EXCEL = 'users/v1/admin/activity/excel';

const entry = (id: string, over: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id,
  creationDate: '2026-11-20T16:42:51.000Z',
  formattedCreationDate: '20/11/2026',
  formattedCreationTime: '10:42:51',
  actor: { id: 'us_luna', name: 'Tienda Luna', username: 'tiendaluna' },
  kind: 'team',
  action: 'person-created',
  description: 'Creó a @elena',
  address: '10.0.0.1',
  device: 'Chrome en Windows',
  ...over,
});
const ENTRIES = [
  entry('ac_1'),
  entry('ac_2', { kind: 'refunds', description: 'Reembolsó Q5.00', device: null }),
  entry('ac_3', { device: null, address: null }),
];
const page = (count = 30, data = ENTRIES) =>
  successResponse({ data, count, pageProperties: { currentPage: 1, pageSize: 10, totalPages: 3 } });

async function open(address = '', over: object = {}) {
  const opening = { as: adminSession(), at: `/user-administration/activity${address}` };
  const opened = await openPage(<ActivityScreen />, { [PATH]: () => page(), ...over }, opening);
  return { ...opened, asked: () => opened.contents(PATH).at(-1) };
}
const chips = (view: View) => view.texts('[aria-label="Filtros aplicados"] button');

test('each entry has its moment, person, kind and text, and its origin if known', async () => {
  const { view } = await open();
  const moment = '20/11/202610:42:51';
  const who = 'Tienda Luna@tiendaluna';
  assert.equal(view.texts('thead th'), ['Fecha', 'Persona', 'Tipo', 'Qué hizo', 'Desde']);
  assert.equal(view.cells('tbody tr'), [
    [moment, who, 'Equipo', 'Creó a @elena', 'Chrome en Windows10.0.0.1'],
    [moment, who, 'Reembolsos', 'Reembolsó Q5.00', '—10.0.0.1'],
    [moment, who, 'Equipo', 'Creó a @elena', '—'],
  ]);
  assert.is(view.text('[role=status]'), '30 entradas');
  assert.not.match(
    view.text('section[aria-label="Actividad"]'),
    'entradas',
    'its foot says how many there are',
  );
});

test('on a phone each entry shows the person, the kind, the text and the moment', async () => {
  const { view } = await onNarrowScreen(() => open());
  const words = 'Tienda LunaReembolsosReembolsó Q5.0020/11/2026 10:42:51';
  assert.equal(view.texts('ul[aria-label=Actividad] li')[1], words);
});

test('filters in the address are applied and shown as chips, and each chip removes its own filter', async () => {
  const { view, asked } = await open('?person=elena&kind=refunds&from=2026-11-01&to=2026-11-20&page=2');
  const { startDate, endDate, ...rest } = asked() ?? {};
  assert.equal([startDate, endDate], ['2026-11-01T00:00:00.000Z', '2026-11-20T23:59:59.999Z']);
  const pageProperties = { currentPage: 2, pageSize: 10 };
  assert.equal(rest, { actor: 'elena', kinds: ['refunds'], sort: 'desc', pageProperties });
  const labels = ['Persona: elena', 'Reembolsos', '01/11/2026 a 20/11/2026 (UTC)'];
  assert.equal(chips(view), labels);
  for (const left of ['?kind=refunds&from=2026-11-01&to=2026-11-20', '?from=2026-11-01&to=2026-11-20', '']) {
    await view.clickButton(`Quitar el filtro ${labels.shift()}`);
    assert.is(location.search, left);
  }
  await view.loaded();
  assert.equal(chips(view), []);
  assert.equal(asked(), { sort: 'desc', pageProperties: { currentPage: 1, pageSize: 10 } });
});

test('a chosen kind or order applies at once, from the first page, a typed person only when applied', async () => {
  const { view } = await open('?page=2');
  await view.click(view.find('th button'));
  assert.is(location.search, '?sort=asc');
  await view.click(view.find('th button'));
  assert.is(location.search, '');
  await view.clickButton('Filtros');
  assert.is(view.field('Tipo').value, '');
  await view.type(view.field('Tipo'), 'team');
  assert.is(location.search, '?kind=team');
  await view.type(view.field('Persona'), ' elena\tpaz ');
  assert.is(location.search, '?kind=team');
  await view.press('Enter', view.field('Persona'));
  assert.is(location.search, '?person=elena+paz&kind=team');
  await view.type(view.field('Tipo'), '');
  assert.is(location.search, '?person=elena+paz');
  await view.clickButton('Limpiar');
  assert.is(location.search, '');
});

test('the whole filtered list is exported in its order, and a failure is shown', async () => {
  const { view, api } = await open('?kind=team&sort=asc&page=2', {
    [EXCEL]: () => failureResponse(500, { title: 'Exportación', message: 'Intenta de nuevo' }),
  });
  await view.clickAndLoad('Exportar a Excel');
  assert.equal(api.contentsOf(EXCEL), [{ kinds: ['team'], sort: 'asc' }]);
  assert.match(view.text('[role=alert]'), 'ExportaciónIntenta de nuevo');
  await view.clickButton('Cerrar');
});

test('when opened again, the activity shows what has happened in the meantime', async () => {
  const told = [entry('ac_1')];
  await open('', { [PATH]: () => page(told.length, told) });
  told.unshift(entry('ac_2', { description: 'Eliminó a @elena' }));
  const again = await render(<ActivityScreen />);
  await again.loaded();
  assert.match(again.text(), 'Eliminó a @elena');
});
