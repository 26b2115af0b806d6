import { useSearch } from 'wouter';
import { AppliedFilterChips, countInSheet } from '#blocks/list/applied-filter-chips.tsx';
import { clearFiltersAfterOutcome, historyAddress } from '#screens/history/history-address.ts';
import { historyFilterChips } from '#screens/history/history-filter-fields.tsx';
import { HistoryFiltersCard } from '#screens/history/history-filters-card.tsx';
import { SavedViewsMenu } from '#screens/history/saved-views-menu.tsx';
import { config } from '#stores/config.ts';
import { createSavedViews } from '#stores/saved-views.ts';
import { chooseFromMenu } from '../support/choose-from-menu.ts';
import { assert, render, test, type View } from '../support/render.tsx';

const PLACES = {
  branches: [
    { value: '', label: 'Todas' },
    { value: 'br_centro', label: 'Centro' },
  ],
  cashiers: [
    { value: '', label: 'Todas' },
    { value: 'us_caja1', label: 'Caja 1' },
  ],
  chosen: { branchId: '', cashierId: '' },
  resolved: true,
};

function Filters() {
  const { filters } = historyAddress.parse(useSearch());
  const day = { today: '2026-11-20', timeZone: 'America/Guatemala' };
  const applied = historyFilterChips(filters, PLACES, config.value, day);
  return (
    <>
      <HistoryFiltersCard filters={filters} places={PLACES} count={countInSheet(applied, filters)} />
      <AppliedFilterChips applied={applied} onClean={historyAddress.cleanFilters} />
    </>
  );
}

async function filtersAt(search: string) {
  const before = await render(null);
  await before.act(() => history.replaceState(null, '', `/historial${search}`));
  const view = await render(<Filters />);
  return {
    ...view,
    openSheet: async () => {
      await view.click(view.find('[aria-haspopup=dialog]'));
      await view.appears('[role=dialog]');
    },
    dateField: (label: string) => view.find<HTMLInputElement>(`input[aria-label="${label}"]`),
  };
}

const chips = (view: View) => view.texts('[aria-label="Filtros aplicados"] button');

const ALL = [
  ['search=pan', '“pan”'],
  ['user=maria', 'Cliente: maria'],
  ['status=completed,refunded', 'Recibido y Reembolsado'],
  ['branch=br_centro', 'Sucursal: Centro'],
  ['cashier=us_caja1', 'Caja: Caja 1'],
  ['from=2026-11-01&to=2026-11-20', '01/11/2026 a 20/11/2026 (UTC)'],
  ['min=10&max=50.5', 'Q10.00 a Q50.50'],
] as const;

test('each filter, also half a range or a period, has its own chip, which removes only that filter', async () => {
  const labels = ALL.map(([, label]) => label);
  const everything = `?${ALL.map(([part]) => part).join('&')}`;
  for (const [part, label] of ALL) {
    const view = await filtersAt(`${everything}&page=2`);
    assert.equal(chips(view), labels);
    await view.clickButton(`Quitar el filtro ${label}`);
    const rest = ALL.map(([each]) => each).filter((each) => each !== part);
    assert.is(location.search, `?${rest.join('&')}`);
  }
  assert.equal(chips(await filtersAt('?period=today&max=50.5')), ['Hoy: 20/11/2026', 'Hasta Q50.50']);
  assert.equal(chips(await filtersAt('?min=10')), ['Desde Q10.00']);
});

test('a list by moment says which moment it is, and from when until when', async () => {
  const [start, end] = ['start=2026-11-16T06:00:00.000Z', 'end=2026-11-18T05:59:59.999Z'];
  for (const [address, labels] of [
    [`date=received&${start}&${end}`, ['Por fecha de pago', '16/11/2026 a 17/11/2026']],
    [`date=refunded&${start}`, ['Por fecha de reembolso', 'Desde 16/11/2026']],
    [`date=movement&${end}`, ['Por fecha de pago o reembolso', 'Hasta 17/11/2026']],
    ['date=received&weekday=5&hour=18', ['Por fecha de pago', 'Viernes, de 18 a 19 h']],
    ['date=received&hour=9', ['Por fecha de pago', 'De 9 a 10 h']],
  ] as const)
    assert.equal(chips(await filtersAt(`?${address}`)), labels, address);
});

test('status, branch and cashier apply at once, changing the branch clears the cashier, and a combination of statuses in the address can be replaced', async () => {
  const view = await filtersAt('?page=2&status=pending,rejected&cashier=us_caja1');
  await view.openSheet();
  const status = view.field<HTMLSelectElement>('Estado');
  assert.is(status.selectedOptions[0]?.textContent, 'Pendiente y Rechazado');
  await view.type(status, 'completed,refunded');
  assert.is(location.search, '?status=completed,refunded&cashier=us_caja1');
  assert.not.ok(view.options('Estado').includes('Pendiente y Rechazado'));
  await view.type(view.field('Sucursal'), 'br_centro');
  assert.is(location.search, '?status=completed,refunded&branch=br_centro');
  await view.type(view.field('Caja'), 'us_caja1');
  await view.type(view.field('Estado'), '');
  assert.is(location.search, '?branch=br_centro&cashier=us_caja1');
});

test('an emptied search is applied at once, typed texts with Enter or Aplicar; Limpiar and «Quitar todos» clear all', async () => {
  const view = await filtersAt('?search=pan&user=maria');
  await view.clickButton('Borrar la búsqueda');
  assert.equal([view.field('Buscar').value, location.search], ['', '?user=maria']);
  assert.throws(() => view.button('Borrar la búsqueda'), 'No button');
  await view.openSheet();
  await view.type(view.field('Cliente'), ' elena\tpaz ');
  assert.is(location.search, '?user=maria');
  await view.clickButton('Aplicar');
  assert.is(location.search, '?user=elena+paz');
  await view.type(view.field('Buscar'), 'pan');
  await view.openSheet();
  await view.clickButton('Limpiar');
  assert.is(location.search, '');
  assert.equal([view.field('Buscar').value, view.field('Cliente').value], ['', '']);
  const both = await filtersAt('?search=pan&user=maria');
  await both.clickButton('Quitar todos');
  assert.is(location.search, '');
  assert.throws(() => both.button('Quitar todos'), 'No button');
});

test('Enter in the search shows a value of the sheet that is invalid', async () => {
  const view = await filtersAt('');
  await view.openSheet();
  await view.type(view.dateField('Fecha inicial'), '20/13/2026');
  await view.clickButton('Cerrar');
  const search = view.field('Buscar');
  await view.type(search, 'pan');
  await view.press('Enter', search);
  await view.appears('[role=dialog]');
  assert.match(view.text('[role=dialog]'), 'El 20/13/2026 no existe');
  assert.is(location.search, '');
});

test('the search is beside the button of the other filters, whose sheet closes when they are applied, unless one is invalid', async () => {
  const view = await filtersAt('?user=maria&status=completed');
  const search = view.find<HTMLInputElement>('input[type=search]');
  await view.type(search, 'pan');
  await view.press('Enter', search);
  assert.is(location.search, '?search=pan&user=maria&status=completed');
  assert.is(view.text('[aria-haspopup=dialog]'), 'Filtros2', 'without the search beside it');
  await view.click(view.find('[aria-haspopup=dialog]'));
  await view.appears('[role=dialog]');
  assert.is(document.activeElement, view.find('h2'), 'the keyboard of the phone stays closed');
  for (const label of ['Estado', 'Sucursal', 'Caja']) assert.ok(view.field(label));
  await view.type(view.field('Cliente'), 'elena');
  await view.type(view.find<HTMLInputElement>('[aria-label="Monto inicial"]'), '10');
  const day = view.dateField('Fecha inicial');
  await view.type(day, '20/13/2026');
  await view.clickButton('Aplicar');
  assert.match(view.text('[role=dialog]'), 'El 20/13/2026 no existe');
  assert.is(document.activeElement, day);
  await view.type(day, '');
  await view.clickButton('Aplicar');
  assert.is(location.search, '?search=pan&user=elena&status=completed&min=10');
  assert.not.ok(view.has('[role=dialog]'));
  await view.click(view.find('[aria-haspopup=dialog]'));
  await view.clickButton('Limpiar');
  assert.equal([location.search, view.has('[role=dialog]')], ['', true]);
  await view.press('Escape');
  assert.not.ok(view.has('[role=dialog]'));
  assert.is(view.text('[aria-haspopup=dialog]'), 'Filtros');
});

test('unapplied text stays when another typed filter changes, and is replaced by a saved view', async () => {
  const view = await filtersAt('?search=pan&from=2026-11-01&to=2026-11-05&min=10');
  await view.openSheet();
  await view.type(view.field('Cliente'), '@maria');
  await view.clickButton('Quitar el filtro “pan”');
  await view.openSheet();
  assert.is(view.field('Buscar').value, '');
  assert.is(view.field('Cliente').value, '@maria');
  await view.type(view.field('Periodo'), 'yesterday');
  assert.is(location.search, '?period=yesterday&min=10');
  assert.is(view.dateField('Fecha inicial').value, '');
  assert.is(view.field('Cliente').value, '@maria');
  await view.act(clearFiltersAfterOutcome);
  assert.is(location.search, '');
  assert.is(view.dateField('Monto inicial').value, '');
  assert.is(view.field('Cliente').value, '@maria');
  await view.clickButton('Aplicar');
  assert.is(location.search, '?user=%40maria');
  createSavedViews('history.us_1').save({ name: 'Ayer', address: '?period=yesterday' });
  await view.rerender([<Filters key="filters" />, <SavedViewsMenu key="views" userId="us_1" address="" />]);
  await view.openSheet();
  await view.type(view.field('Cliente'), '@jose');
  await view.press('Escape');
  await view.until(() => !view.has('[role=dialog]'));
  // The focus returns to the sheet's button, which would close a menu that is open already.
  await view.settle();
  await chooseFromMenu(view, 'Vistas guardadas', 'Ayer');
  assert.is(location.search, '?period=yesterday');
  await view.openSheet();
  assert.is(view.field('Cliente').value, '');
});

test('after the outcome of a request the list begins at its first page, behind an open transaction too', async () => {
  for (const [before, after] of [
    ['?search=pan&page=3', ''],
    ['?search=pan&page=3&t=tx_1', '?t=tx_1'],
  ] as const) {
    await filtersAt(before);
    clearFiltersAfterOutcome();
    assert.is(location.search, after);
  }
});

test('when the address changes one end of a range, both ends are those of the address, and another range stays as typed', async () => {
  const view = await filtersAt('?from=2026-11-01&to=2026-11-05&min=10&max=20');
  await view.openSheet();
  await view.type(view.dateField('Fecha inicial'), '02/11/2026');
  await view.type(view.dateField('Monto inicial'), '11');
  await view.act(() => historyAddress.changeFilters({ to: '2026-11-09' }));
  const values = ['Fecha inicial', 'Fecha final', 'Monto inicial', 'Monto final'].map(
    (label) => view.dateField(label).value,
  );
  assert.equal(values, ['01/11/2026', '09/11/2026', '11', '20.00']);
});

test('amounts are read like that of a request; one that the API would reject is reported at its field', async () => {
  const view = await filtersAt('');
  await view.openSheet();
  const [initial, final] = [view.dateField('Monto inicial'), view.dateField('Monto final')];
  await view.type(initial, '12,50');
  await view.type(final, '1,000,000,000');
  await view.submit();
  assert.is(location.search, '');
  assert.is(final.getAttribute('aria-invalid'), 'true');
  assert.is(document.activeElement, final);
  assert.match(view.text(), 'El monto máximo es 999,999,999.99');
  await view.type(final, 'Q1,234.50');
  await view.clickButton('Aplicar');
  assert.is(location.search, '?min=12.5&max=1234.5');
  assert.ok(view.button('Quitar el filtro Q12.50 a Q1,234.50'));
});

test('a period replaces typed days that were not applied', async () => {
  const view = await filtersAt('');
  await view.openSheet();
  await view.type(view.dateField('Fecha inicial'), '01/11/2026');
  await view.type(view.field('Periodo'), 'today');
  await view.type(view.field('Buscar'), 'pan');
  await view.press('Enter', view.field('Buscar'));
  assert.is(location.search, '?search=pan&period=today');
});

test('invalid values are reported when the filters are applied, and then at every change, beside what UTC days are', async () => {
  const view = await filtersAt('');
  await view.openSheet();
  const [from, to] = [view.dateField('Fecha inicial'), view.dateField('Fecha final')];
  await view.type(from, '20/11/2026');
  await view.type(to, '01/11/2026');
  assert.not.ok(view.has('[aria-invalid=true]'));
  await view.submit();
  assert.is(document.activeElement, from);
  for (const end of [from, to]) assert.match(view.description(end), 'una fecha final posterior');
  assert.is(location.search, '');
  assert.match(view.text(), 'la hora universal');
  await view.type(to, '30/11/2026');
  assert.not.ok(view.has('[aria-invalid=true]'));
  await view.submit();
  assert.is(location.search, '?from=2026-11-20&to=2026-11-30');
});
