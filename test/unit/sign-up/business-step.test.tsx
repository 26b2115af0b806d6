import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { draft, forgetDraft } from '../../../src/screens/sign-up/draft.ts';
import { BusinessStep } from '../../../src/screens/sign-up/steps/business-step.tsx';
import { render } from '../../support/render.tsx';

const test = suite('the step about the business');

test.before.each(() => {
  localStorage.clear();
  forgetDraft();
});
test.after(forgetDraft);

test('each text about the business is stored under its own name', async () => {
  const view = await render(<BusinessStep back="" next="/afiliaciones/ubicacion" />);
  for (const [label, value] of [
    ['Nombre del negocio', 'Panadería Volcán'],
    ['NIT', '4587921-3'],
    ['Persona de contacto', 'Elena Batz'],
    ['Tipo de negocio', 'food'],
    ['Correo electrónico', 'hola@panaderiavolcan.gt'],
    ['Teléfono', '5555-9876'],
  ] as const)
    await view.type(view.field(label), value);
  assert.equal(draft.value.business, {
    businessName: 'Panadería Volcán',
    taxId: '4587921-3',
    contactName: 'Elena Batz',
    businessType: 'food',
    emailAddress: 'hola@panaderiavolcan.gt',
    phoneNumber: '5555-9876',
  });
  await view.unmount();
});

test.run();
