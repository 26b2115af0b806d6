import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useSearch } from 'wouter';
import { AppliedFilterChips } from '../../../src/blocks/list/applied-filter-chips.tsx';
import { historyAddress } from '../../../src/screens/history/history-address.ts';
import { historyFilterChips } from '../../../src/screens/history/history-filter-fields.tsx';
import { HistoryFiltersCard } from '../../../src/screens/history/history-filters-card.tsx';
import { config } from '../../../src/stores/config.ts';
import { onNarrowScreen } from '../../support/narrow-screen.ts';
import { render, type View } from '../../support/render.tsx';

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
  const applied = historyFilterChips(filters, PLACES, config.value, {
    today: '2026-11-20',
    timeZone: 'America/Guatemala',
  });
  return (
    <>
      <HistoryFiltersCard filters={filters} places={PLACES} count={applied.length} />
      <AppliedFilterChips applied={applied} />
    </>
  );
}

async function open(search: string) {
  const before = await render(null);
  await before.act(() => history.replaceState(null, '', `/transaction/history${search}`));
  return render(<Filters />);
}
const chips = (view: View) => view.texts('[aria-label="Filtros aplicados"] button');

const ALL = [
  ['search=pan', '“pan”'],
  ['user=maria', 'Usuario: maria'],
  ['status=completed,refunded', 'Recibido y Reembolsado'],
  ['branch=br_centro', 'Sucursal: Centro'],
  ['cashier=us_caja1', 'Caja: Caja 1'],
  ['from=2026-11-01&to=2026-11-20', '01/11/2026 a 20/11/2026 (UTC)'],
  ['min=10&max=50.5', 'Q10.00 a Q50.50'],
] as const;

test('each filter has its own chip, which removes only that filter', async () => {
  const everything = `?${ALL.map(([part]) => part).join('&')}`;
  for (const [part, label] of ALL) {
    const view = await open(`${everything}&page=2`);
    assert.equal(
      chips(view),
      ALL.map(([, each]) => each),
    );
    await view.clickButton(`Quitar el filtro ${label}`);
    const rest = ALL.map(([each]) => each).filter((each) => each !== part);
    assert.is(location.search, `?${rest.join('&')}`);
  }
});

for (const [search, label] of [
  ['?min=10', 'Desde Q10.00'],
  ['?max=50.5', 'Hasta Q50.50'],
  ['?period=today', 'Hoy: 20/11/2026'],
  ['?branch=br_unknown', 'Sucursal: br_unknown'],
]) {
  test(`${search} is shown as ${label}`, async () => {
    assert.equal(chips(await open(search ?? '')), [label]);
  });
}

test('status, branch and cashier apply at once, and changing the branch clears the cashier', async () => {
  const view = await open('?page=2&cashier=us_caja1');
  await view.type(view.field('Estado'), 'completed,refunded');
  assert.is(location.search, '?status=completed,refunded&cashier=us_caja1');
  await view.type(view.field('Sucursal'), 'br_centro');
  assert.is(location.search, '?status=completed,refunded&branch=br_centro');
  await view.type(view.field('Caja'), 'us_caja1');
  assert.is(location.search, '?status=completed,refunded&branch=br_centro&cashier=us_caja1');
  await view.type(view.field('Estado'), '');
  assert.is(location.search, '?branch=br_centro&cashier=us_caja1');
});

test('the typed search is cleared by its own button, and applied like the other texts', async () => {
  const view = await open('?search=pan&user=maria');
  await view.clickButton('Borrar la búsqueda');
  assert.is(view.field('Buscar').value, '');
  assert.throws(() => view.button('Borrar la búsqueda'), 'No button');
  await view.type(view.field('Usuario'), ' elena\tpaz ');
  assert.is(location.search, '?search=pan&user=maria');
  await view.clickButton('Aplicar');
  assert.is(location.search, '?user=elena+paz');
});

test('on a phone the search is beside the button of the other filters, which says how many are applied', async () => {
  await onNarrowScreen(async () => {
    const view = await open('?user=maria&status=completed');
    assert.is(view.text('[aria-haspopup=dialog]'), 'Filtros2');
    const search = view.find<HTMLInputElement>('input[type=search]');
    await view.type(search, 'pan');
    await view.press('Enter', search);
    assert.is(location.search, '?search=pan&user=maria&status=completed');
  });
});

test('on a phone the sheet has the other filters, and applying them closes it', async () => {
  await onNarrowScreen(async () => {
    const view = await open('?user=maria');
    await view.click(view.find('[aria-haspopup=dialog]'));
    await view.appears('[role=dialog]');
    for (const label of ['Estado', 'Sucursal', 'Caja', 'Periodo']) assert.ok(view.field(label));
    await view.type(view.field('Usuario'), 'elena');
    await view.type(view.find<HTMLInputElement>('[aria-label="Monto inicial"]'), '10');
    await view.clickButton('Aplicar');
    assert.is(location.search, '?user=elena&min=10');
    assert.not.ok(view.has('[role=dialog]'));
  });
});
