import { draft } from '#screens/sign-up/draft.ts';
import { fieldFailure, saveSignUpFailure } from '#screens/sign-up/sign-up-outcome.ts';
import { LocationStep } from '#screens/sign-up/steps/location-step.tsx';
import { assert, openPage, render, type View } from '../support/render.tsx';
import { signUpStepSuite } from '../support/sign-up-step-suite.ts';
import { failureResponse, later, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const STATES = 'sign-up/v2/states';
const CITIES = 'sign-up/v2/cities';
const HERE = '/afiliaciones/ubicacion';
const test = signUpStepSuite('the step about the location of the business', HERE);
const NEXT = '/afiliaciones/banco';
const BROKEN = { title: 'Error', message: 'Intenta de nuevo' };
const named = (id: string, name: string) => ({ id, name });

const open = () =>
  openPage(<LocationStep back="/afiliaciones/negocio" next={NEXT} />, {
    [STATES]: { states: [named('st_1', 'Sololá'), named('st_2', 'Petén')] },
    [`${CITIES}/st_1`]: () => successResponse({ cities: [named('ci_1', 'Panajachel')] }),
    [`${CITIES}/st_2`]: () => successResponse({ cities: [named('ci_2', 'Flores')] }),
  });

const select = (view: View, label: string) => view.field<HTMLSelectElement>(label);
async function choose(view: View, label: string, value: string): Promise<void> {
  await view.type(select(view, label), value);
  await view.loaded();
}

test('the cities are those of the chosen department, both are stored with their names, and choosing another department clears the city', async () => {
  const { api, view } = await open();
  assert.equal(view.options('Departamento'), ['Elige un departamento', 'Sololá', 'Petén']);
  assert.is(select(view, 'Municipio').disabled, true);
  assert.is(api.calls.length, api.callsOf(STATES).length);
  await choose(view, 'Departamento', 'st_1');
  assert.equal(view.options('Municipio'), ['Elige un municipio', 'Panajachel']);
  assert.is(select(view, 'Municipio').disabled, false);
  await choose(view, 'Municipio', 'ci_1');
  await view.type(view.field('Dirección'), '4a calle');
  const chosen = { stateId: 'st_1', stateName: 'Sololá', cityId: 'ci_1', cityName: 'Panajachel' };
  assert.equal(draft.value.location, { ...chosen, address: '4a calle' });
  await choose(view, 'Departamento', 'st_2');
  assert.equal(view.options('Municipio'), ['Elige un municipio', 'Flores']);
  const other = { stateId: 'st_2', stateName: 'Petén', cityId: '', cityName: '' };
  assert.equal(draft.value.location, { ...other, address: '4a calle' });
  await view.submitAndLoad();
  assert.is(document.activeElement, select(view, 'Municipio'));
  assert.is(location.pathname, HERE);
  await choose(view, 'Municipio', 'ci_2');
  await view.submitAndLoad();
  assert.is(location.pathname, NEXT);
});

test('while the departments load, nothing can be chosen; if they could not be read they can be read again, and the address stays', async () => {
  const [first, again] = [later(), later()];
  const api = stubbedApi({ [STATES]: () => first.response });
  const view = await render(<LocationStep back="" next={NEXT} />);
  assert.equal([view.options('Departamento'), select(view, 'Departamento').disabled], [['Cargando'], true]);
  await view.actAndLoad(() => first.give(failureResponse(500, BROKEN)));
  await view.type(view.field('Dirección'), '4a calle');
  assert.match(view.text('[role=alert]'), BROKEN.message);
  assert.equal(view.options('Departamento'), ['Elige un departamento']);
  api.responders[STATES] = () => again.response;
  const retry = view.button('Reintentar');
  await view.click(retry);
  assert.is(retry.getAttribute('aria-busy'), 'true');
  await view.actAndLoad(() => again.give(successResponse({ states: [named('st_1', 'Sololá')] })));
  assert.not.ok(view.has('[role=alert]'));
  assert.equal(
    [view.options('Departamento'), select(view, 'Departamento').disabled],
    [['Elige un departamento', 'Sololá'], false],
  );
  assert.is(view.field('Dirección').value, '4a calle');
});

test('cities that could not be read can be read again, without reading the departments', async () => {
  const { api, view } = await open();
  const path = `${CITIES}/st_1`;
  api.responders[path] = () => failureResponse(500, BROKEN);
  await choose(view, 'Departamento', 'st_1');
  assert.match(view.text('[role=alert]'), BROKEN.message);
  api.responders[path] = () => successResponse({ cities: [named('ci_1', 'Panajachel')] });
  await view.clickAndLoad('Reintentar');
  assert.equal(view.options('Municipio'), ['Elige un municipio', 'Panajachel']);
  assert.equal([api.callsOf(STATES).length, api.callsOf(path).length], [1, 2]);
});

test('server errors about the location are shown at their fields until the step is completed again', async () => {
  const fields = [
    { field: 'address', message: 'La dirección no es válida' },
    { field: 'taxId', message: 'Ya existe' },
  ];
  saveSignUpFailure({ kind: 'answered', title: 'Afiliación', message: '', status: 422, fields });
  const { view } = await open();
  assert.match(view.text(), 'La dirección no es válida');
  assert.is(document.activeElement, view.field('Dirección'));
  await choose(view, 'Departamento', 'st_1');
  await choose(view, 'Municipio', 'ci_1');
  await view.type(view.field('Dirección'), '4a calle 2-10');
  await view.submitAndLoad();
  assert.is(fieldFailure('address'), undefined);
  assert.is(fieldFailure('taxId')?.message, 'Ya existe');
});
