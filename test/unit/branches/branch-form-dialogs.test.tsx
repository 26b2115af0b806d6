import { formOf } from '#blocks/places/branch-form.ts';
import { branchModal } from '#screens/branches/branch-actions.ts';
import { CreateDialog, EditDialog } from '#screens/branches/branch-form-dialogs.tsx';
import { startSession } from '#stores/session.ts';
import { adminSession, branch } from '../fixtures/index.ts';
import { assert, openPage, render, test, type View } from '../support/render.tsx';
import { failureResponse, later, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const STATES = 'branch/v3/locations/states';
const CITIES = 'branch/v3/locations/cities';
const ZONES = 'branch/v3/locations/regions';

const GUATEMALA = { id: 'gt-01', name: 'Guatemala' };
const LOCATIONS = {
  [STATES]: { states: [GUATEMALA, { id: 'gt-03', name: 'Sacatepéquez' }] },
  [CITIES]: ({ content }: { content: Record<string, unknown> }) =>
    successResponse({ cities: [{ id: `${content.stateId}-01`, name: `Cabecera de ${content.stateId}` }] }),
  [ZONES]: ({ content }: { content: Record<string, unknown> }) =>
    successResponse({ regions: [{ id: `${content.cityId}-z1`, name: 'Zona 1' }] }),
};

async function open(dialog: 'create' | 'edit', over: object = {}) {
  const step = { step: 'edit', branch: branch() } as const;
  branchModal.open(dialog === 'create' ? { step: 'create' } : step);
  const shown = dialog === 'create' ? <CreateDialog /> : <EditDialog {...step} />;
  return openPage(shown, { ...LOCATIONS, ...over }, { as: adminSession() });
}

const select = (view: View, label: string) => view.field<HTMLSelectElement>(label);

async function choose(view: View, label: string, id: string) {
  await view.type(select(view, label), id);
  await view.loaded();
}

test('a location can be chosen once the level above it is chosen, and changing a level clears those below', async () => {
  const { view, api } = await open('create');
  assert.equal([select(view, 'Municipio').disabled, select(view, 'Zona').disabled], [true, true]);
  assert.equal([api.callsOf(CITIES).length, api.callsOf(ZONES).length], [0, 0]);
  await choose(view, 'Departamento', 'gt-01');
  assert.equal([select(view, 'Municipio').disabled, select(view, 'Zona').disabled], [false, true]);
  await choose(view, 'Municipio', 'gt-01-01');
  assert.equal(api.callsOf(ZONES).at(-1)?.content, { cityId: 'gt-01-01' });
  await choose(view, 'Zona', 'gt-01-01-z1');
  await choose(view, 'Municipio', 'gt-01-01');
  assert.is(select(view, 'Zona').value, '');
  await choose(view, 'Zona', 'gt-01-01-z1');
  await choose(view, 'Departamento', 'gt-03');
  assert.equal([select(view, 'Municipio').value, select(view, 'Zona').value], ['', '']);
  assert.equal(view.options('Municipio'), ['Elige uno', 'Cabecera de gt-03']);
  assert.ok(select(view, 'Zona').disabled);
});

for (const [path, label, loading] of [
  [STATES, 'Departamento', ['Cargando', 'Elige uno', 'Elige una']],
  [CITIES, 'Municipio', ['Elige uno', 'Cargando', 'Elige una']],
  [ZONES, 'Zona', ['Elige uno', 'Elige uno', 'Cargando']],
] as const)
  test(`only ${label} shows that it is loading, until it fails, which is said once and can be retried`, async () => {
    const answer = later();
    startSession(adminSession());
    stubbedApi({ ...LOCATIONS, [path]: () => answer.response });
    const view = await render(<EditDialog step="edit" branch={branch()} />);
    const first = () => ['Departamento', 'Municipio', 'Zona'].map((one) => view.options(one)[0]);
    await view.until(() => first().filter((text) => text === 'Cargando').length === 1);
    assert.equal(first(), loading);
    answer.give(failureResponse(500, { title: 'Lugares', message: 'Intenta de nuevo' }));
    await view.loaded();
    assert.equal(first(), ['Elige uno', 'Elige uno', 'Elige una']);
    assert.equal(view.texts('[role=alert]'), ['Lugares: Intenta de nuevo Reintentar']);
  });

test('editing a branch starts from the saved values', async () => {
  const { view } = await open('edit');
  for (const [label, value] of [
    ['Nombre de la sucursal', 'Centro'],
    ['Referencia', 'C10'],
    ['Dirección', '6a avenida 12-31, zona 1'],
    ['Departamento', 'gt-01'],
    ['Municipio', 'gt-01-01'],
    ['Zona', 'gt-01-01-z1'],
  ] as const)
    assert.is(view.field(label).value, value);
  const shown = view.findAll('input, select').map((field) => (field as HTMLInputElement).value);
  assert.equal(
    shown.sort(),
    Object.values(formOf(branch())).sort(),
    'every value of the form is in the dialog',
  );
});
