import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useSearch } from 'wouter';
import { AppliedFilterChips } from '../../../src/blocks/list/applied-filter-chips.tsx';
import { clearFiltersAfterOutcome, historyAddress } from '../../../src/screens/history/history-address.ts';
import { historyFilterChips } from '../../../src/screens/history/history-filter-fields.tsx';
import { HistoryFiltersCard } from '../../../src/screens/history/history-filters-card.tsx';
import { SavedViewsMenu } from '../../../src/screens/history/saved-views-menu.tsx';
import { config } from '../../../src/stores/config.ts';
import { createSavedViews } from '../../../src/stores/saved-views.ts';
import { render } from '../../support/render.tsx';

const NO_PLACES = {
  branches: undefined,
  cashiers: undefined,
  chosen: { branchId: '', cashierId: '' },
  resolved: true,
};

function Filters() {
  const { filters } = historyAddress.parse(useSearch());
  const applied = historyFilterChips(filters, NO_PLACES, config.value, {
    today: '2026-11-20',
    timeZone: 'America/Guatemala',
  });
  return (
    <>
      <HistoryFiltersCard filters={filters} places={NO_PLACES} count={applied.length} />
      <AppliedFilterChips applied={applied} />
    </>
  );
}

async function filtersAt(search: string) {
  const before = await render(null);
  await before.act(() => history.replaceState(null, '', `/historial${search}`));
  const view = await render(<Filters />);
  return {
    ...view,
    dateField: (label: string) => view.find<HTMLInputElement>(`input[aria-label="${label}"]`),
    apply: () => view.submit(),
    choosePeriod: (period: string) => view.type(view.field('Periodo'), period),
  };
}

test('unapplied text stays when another typed filter changes', async () => {
  const view = await filtersAt('?search=pan&from=2026-11-01&to=2026-11-05&min=10');
  await view.type(view.field('Usuario'), '@maria');
  await view.clickButton('Quitar el filtro “pan”');
  assert.is(view.field('Buscar').value, '');
  assert.is(view.field('Usuario').value, '@maria');
  await view.choosePeriod('yesterday');
  assert.is(location.search, '?period=yesterday&min=10');
  assert.is(view.dateField('Fecha inicial').value, '');
  assert.is(view.field('Usuario').value, '@maria');
  await view.act(clearFiltersAfterOutcome);
  assert.is(location.search, '');
  assert.is(view.dateField('Monto inicial').value, '');
  assert.is(view.field('Usuario').value, '@maria');
  await view.apply();
  assert.is(location.search, '?user=%40maria');
});

test('changing one end of a range replaces the text typed at the other', async () => {
  const view = await filtersAt('?min=10');
  await view.type(view.dateField('Monto final'), '50');
  await view.clickButton('Quitar el filtro Desde Q10.00');
  assert.is(view.dateField('Monto final').value, '');
});

test('amounts are read like that of a request; one that the API would reject is reported at its field', async () => {
  const view = await filtersAt('');
  const [initial, final] = [view.dateField('Monto inicial'), view.dateField('Monto final')];
  await view.type(initial, '12,50');
  await view.type(final, '1,000,000,000');
  await view.apply();
  assert.is(location.search, '');
  assert.is(final.getAttribute('aria-invalid'), 'true');
  assert.match(view.text(), 'El monto máximo es 999,999,999.99');
  await view.type(final, 'Q1,234.50');
  await view.apply();
  assert.is(location.search, '?min=12.5&max=1234.5');
  assert.ok(view.button('Quitar el filtro Q12.50 a Q1,234.50'));
});

test('a combination of statuses in the address is shown, and can be replaced', async () => {
  const view = await filtersAt('?status=pending,rejected');
  const status = () => view.field<HTMLSelectElement>('Estado');
  assert.equal(
    [...status().options].filter(({ selected }) => selected).map(({ textContent }) => textContent),
    ['Pendiente y Rechazado'],
  );
  await view.type(status(), 'pending');
  assert.is(location.search, '?status=pending');
  assert.not.ok([...status().options].some(({ textContent }) => textContent === 'Pendiente y Rechazado'));
});

test('a period replaces typed days that were not applied', async () => {
  const view = await filtersAt('');
  await view.type(view.dateField('Fecha inicial'), '01/11/2026');
  await view.choosePeriod('today');
  await view.type(view.field('Buscar'), 'pan');
  await view.apply();
  assert.is(location.search, '?search=pan&period=today');
});

test('Limpiar clears applied and typed filters', async () => {
  const view = await filtersAt('?search=pan');
  await view.type(view.field('Usuario'), '@maria');
  await view.clickButton('Limpiar');
  assert.is(location.search, '');
  assert.equal([view.field('Buscar').value, view.field('Usuario').value], ['', '']);
  assert.not.ok(view.has('ul[aria-label="Filtros aplicados"]'));
});

test('a saved view replaces typed text', async () => {
  createSavedViews('history.us_1').save({ name: 'Ayer', address: '?period=yesterday' });
  const view = await filtersAt('?search=pan');
  await view.rerender(
    <>
      <Filters />
      <SavedViewsMenu userId="us_1" address="" />
    </>,
  );
  await view.type(view.field('Usuario'), '@maria');
  await view.clickButton('Vistas guardadas');
  await view.appears('[role=menuitem]');
  await view.clickButton('Ayer');
  // A menu item acts once the focus has returned to the button.
  await view.settle();
  assert.is(location.search, '?period=yesterday');
  assert.equal([view.field('Buscar').value, view.field('Usuario').value], ['', '']);
});

test('the meaning of UTC is also explained beside an error', async () => {
  const view = await filtersAt('');
  await view.type(view.dateField('Fecha inicial'), '20/13/2026');
  await view.apply();
  assert.ok(view.has('[aria-invalid=true]'));
  await view.clickButton('Qué es la fecha en UTC');
  assert.match(view.text(), 'la hora universal');
});

test('invalid values are reported when the filters are applied, and then at every change', async () => {
  const view = await filtersAt('');
  const [from, to] = [view.dateField('Fecha inicial'), view.dateField('Fecha final')];
  await view.type(from, '20/11/2026');
  await view.type(to, '01/11/2026');
  assert.not.ok(view.has('[aria-invalid=true]'));
  await view.apply();
  assert.is(document.activeElement, from);
  assert.is(location.search, '');
  await view.type(to, '30/11/2026');
  assert.not.ok(view.has('[aria-invalid=true]'));
  await view.apply();
  assert.is(location.search, '?from=2026-11-20&to=2026-11-30');
});
