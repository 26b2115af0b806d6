import type { Failure } from '@cobros/sdk';
import { DEFAULT_CONFIG } from '#api/load-config.ts';
import { AdministrativeUsersActivitySwitch } from '#blocks/administrative-users-activity-switch.tsx';
import { countedText, paymentsText, rangeText } from '#blocks/count-text.ts';
import { createListAddress, parseDays, parsePage } from '#blocks/list/list-address.ts';
import { ListResults } from '#blocks/list/list-results.tsx';
import type { Reading } from '#blocks/list/use-list-page.ts';
import { DashboardHistorySwitch } from '#features/transaction/dashboard-history-switch.tsx';
import { exportLabel } from '#screens/history/export-dialog.tsx';
import { config } from '#stores/config.ts';
import { assert, render, test } from '../support/render.tsx';

type Page = {
  data: readonly string[];
  pageProperties: { currentPage: number; pageSize: number; totalPages: number };
};
const pageOf = (currentPage: number, ...data: string[]): Page => ({
  data,
  pageProperties: { currentPage, pageSize: 10, totalPages: 2 },
});
const failureOf = (status: number, kind: Failure['kind'] = 'answered') =>
  ({ kind, status, title: 'Error', message: 'Intenta de nuevo', requestId: 'id-1' }) as Failure;

async function show(reading: Partial<Reading<Page>>, count = 12) {
  const asked: object[] = [];
  let refreshes = 0;
  const view = await render(
    <ListResults
      label="Cierres"
      reading={{
        page: undefined,
        stale: false,
        failure: undefined,
        refresh: async () => void refreshes++,
        ...reading,
      }}
      countOf={() => count}
      totals={() => <p>Totales</p>}
      table={(rows) => rows.map((row) => <p key={row}>{row}</p>)}
      nothing={{ title: 'Todavía no hay cierres', text: 'Aquí se ven' }}
      onView={(change) => asked.push(change)}
    />,
  );
  return {
    ...view,
    asked,
    refreshes: () => refreshes,
    text: () => view.text('section[aria-label=Cierres]'),
  };
}

test('a page shows its totals, rows and range, and links to the other pages', async () => {
  const { text, has, click, type, button, find, asked } = await show({ page: pageOf(2, 'K', 'L') });
  assert.match(text(), 'TotalesKL');
  assert.match(text(), '11 a 12 de 12');
  assert.not.ok(has('[role=progressbar]'));
  await click(button('Anterior'));
  await type(find<HTMLSelectElement>('select[aria-label="Filas por página"]'), '50');
  assert.equal(asked, [{ page: 1 }, { page: 1, pageSize: 50 }]);
});

test('the rows stay while others load, and the loading is announced', async () => {
  const first = await show({ stale: true });
  assert.is(first.find('section[aria-busy=true]').textContent, 'Cargando');
  const { text, find } = await show({ page: pageOf(1, 'A'), stale: true });
  assert.match(text(), 'TotalesA');
  assert.is(find('[role=progressbar]').getAttribute('aria-label'), 'Cargando cierres');
});

test('an empty list has its own message and no pages; a page past the last one links to the first', async () => {
  const { text, has } = await show({ page: pageOf(1) }, 0);
  assert.match(text(), /Todavía no hay cierresAquí se ven$/);
  assert.not.ok(has('nav, button'));
  const past = await show({ page: pageOf(9) });
  assert.match(past.text(), 'No se encontraron registros coincidentes');
  assert.not.match(past.text(), 'Todavía no hay cierres');
  await past.click(past.button('Ver la primera página'));
  assert.equal(past.asked, [{ page: 1 }]);
});

for (const [status, again, text] of [
  [500, true, 'ErrorIntenta de nuevoCódigo de soporte: id-1Reintentar'],
  [429, true, 'ErrorIntenta de nuevoReintentar'],
  [400, false, 'ErrorIntenta de nuevo'],
] as const)
  test(`a failure (${status}) is shown instead of the rows, and ${again ? 'can' : "can't"} be retried`, async () => {
    const { find, click, button, refreshes } = await show({
      page: pageOf(1, 'A'),
      failure: failureOf(status),
    });
    assert.is(find('[role=alert]').textContent, text);
    if (again) await click(button('Reintentar'));
    assert.is(refreshes(), again ? 1 : 0);
  });

const pageAt = (search: string) => parsePage(new URLSearchParams(search));

test('an invalid page, order or size falls back to the default; days in the wrong order and invalid days are ignored', () => {
  for (const page of [1, 2, 1_000_000]) assert.is(pageAt(`page=${page}`).page, page);
  for (const page of ['1000001', '0', '-1', '1.5', 'x']) assert.is(pageAt(`page=${page}`).page, 1, page);
  const shown = ['10', '25', '50', '100', '7', ''].map((size) => pageAt(`size=${size}`).pageSize);
  assert.equal(shown, [10, 25, 50, 100, 10, 10]);
  const sorts = ['asc', 'desc', 'up'].map((sort) => pageAt(`sort=${sort}`).sort);
  assert.equal(sorts, ['asc', 'desc', 'desc']);
  const days = (search: string) => parseDays(new URLSearchParams(search));
  assert.equal(days('from=2026-11-20&to=2026-11-20'), { from: '2026-11-20', to: '2026-11-20' });
  assert.equal(days('from=2026-11-21&to=2026-11-20'), { from: '', to: '' });
  assert.equal(days('from=2026-11-31&to=2026-11-20'), { from: '', to: '2026-11-20' });
  assert.equal(days('from=2026-11-21'), { from: '2026-11-21', to: '' });
});

const address = createListAddress<{ text: string; status: string }>({
  none: { text: '', status: '' },
  parse: (params) => ({ text: params.get('text') ?? '', status: params.get('status') ?? '' }),
  format: ({ text, status }) => [
    ['text', text],
    ['status', status],
  ],
});

test('changing a filter returns to the first page and keeps the order, the size and the other filters', () => {
  history.replaceState(null, '', '/list?text=pan&sort=asc&page=3&size=25');
  const steps = history.length;
  address.changeFilters({ status: 'error,expired' });
  assert.is(location.pathname + location.search, '/list?text=pan&status=error,expired&sort=asc&size=25');
  assert.is(history.length, steps + 1, 'Back undoes it');
  address.changeView({ page: 2 });
  assert.is(location.search, '?text=pan&status=error,expired&sort=asc&page=2&size=25');
  const { value } = address.version;
  address.cleanFilters();
  assert.is(location.search, '?sort=asc&size=25');
  assert.is(address.version.value, value + 1, 'typed values are dropped');
  address.changeView({ sort: 'desc', pageSize: 10 });
  assert.is(location.search, '', 'defaults are not written');
});

test('of two views the current one is marked', async () => {
  for (const [path, Switch, current] of [
    ['/transaction/dashboard', DashboardHistorySwitch, 'En vivo'],
    ['/transaction/history', DashboardHistorySwitch, 'Historial'],
    ['/user-administration', AdministrativeUsersActivitySwitch, 'Personas'],
    ['/user-administration/activity', AdministrativeUsersActivitySwitch, 'Registro de actividad'],
  ] as const) {
    history.replaceState(null, '', path);
    const view = await render(<Switch />);
    assert.equal(view.texts('[aria-current=page]'), [current]);
    assert.is(view.find('[aria-current=page]').getAttribute('href'), path);
  }
});

test('the range of a page ends at the last row; a count of one is written in the singular; counts are formatted with the configured locale', () => {
  assert.is(rangeText(1, 10, 12_840), '1 a 10 de 12,840');
  assert.is(rangeText(9, 10, 87), '81 a 87 de 87');
  assert.is(rangeText(1, 10, 0), '0 a 0 de 0');
  assert.equal([paymentsText(1), exportLabel(1)], ['1 pago', 'Exportar 1 transacción']);
  config.value = { ...DEFAULT_CONFIG, locale: 'es-ES' };
  assert.equal(
    [rangeText(1, 10, 12_840), countedText(12_840, 'entrada', 'entradas'), paymentsText(12_840)],
    ['1 a 10 de 12.840', '12.840 entradas', '12.840 pagos'],
  );
  config.value = DEFAULT_CONFIG;
});
