import { changeDraft, draft } from '#screens/sign-up/draft.ts';
import { fieldFailure, saveSignUpFailure } from '#screens/sign-up/sign-up-outcome.ts';
import { BusinessStep } from '#screens/sign-up/steps/business-step.tsx';
import { filledDraft } from '../fixtures/sign-up-draft.ts';
import { assert, render, test } from '../support/render.tsx';

const HERE = '/afiliaciones/negocio';
const NEXT = '/afiliaciones/ubicacion';

test.before.each(() => history.replaceState(null, '', HERE));

test('each field of the step is saved in the draft under its own name, and shown again', async () => {
  const view = await render(<BusinessStep back="" next={NEXT} />);
  const { business } = filledDraft;
  const fields = [
    ['Nombre del negocio', 'businessName'],
    ['NIT', 'taxId'],
    ['Persona de contacto', 'contactName'],
    ['Tipo de negocio', 'businessType'],
    ['Correo electrónico', 'emailAddress'],
    ['Teléfono', 'phoneNumber'],
  ] as const;
  for (const [label, name] of fields) await view.type(view.field(label), business[name]);
  assert.equal(draft.value.business, business);
  const again = await render(<BusinessStep back="" next={NEXT} />);
  for (const [label, name] of fields) assert.is(again.field(label).value, business[name], label);
});

for (const [label, typed, error] of [
  ['Nombre del negocio', ' ', 'Este campo es requerido'],
  ['NIT', '4587921-X', 'El NIT no es válido'],
  ['Persona de contacto', '', 'Este campo es requerido'],
  ['Tipo de negocio', '', 'Este campo es requerido'],
  ['Correo electrónico', 'hola@volcan', 'El correo electrónico no es válido'],
  ['Teléfono', '+503 5555-9876', 'El teléfono debe tener 8 dígitos'],
  ['Teléfono', '5555987a', 'El teléfono debe tener 8 dígitos'],
] as const)
  test(`«${typed}» as «${label}» does not complete the step: ${error}`, async () => {
    changeDraft({ business: filledDraft.business });
    const view = await render(<BusinessStep back="" next={NEXT} />);
    await view.type(view.field(label), typed);
    await view.submit();
    assert.is(document.activeElement, view.field(label));
    assert.match(view.description(view.field(label)), error);
    assert.is(location.pathname, HERE);
  });

test('server errors about the business are shown at their fields until the step is completed again', async () => {
  const fields = [
    { field: 'taxId', message: 'Ya tiene una cuenta' },
    { field: 'cityId', message: 'No existe' },
  ];
  changeDraft({ business: filledDraft.business });
  saveSignUpFailure({ kind: 'answered', title: 'Afiliación', message: '', status: 422, fields });
  const view = await render(<BusinessStep back="" next={NEXT} />);
  assert.is(document.activeElement, view.field('NIT'));
  assert.match(view.text(), 'Ya tiene una cuenta');
  assert.not.match(view.text(), 'No existe');
  await view.type(view.field('NIT'), '4587921-4');
  await view.submit();
  assert.equal([fieldFailure('taxId'), fieldFailure('cityId')?.message], [undefined, 'No existe']);
});
