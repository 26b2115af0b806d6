import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { setCaptchaTokenSource } from '../../../src/api/sign-up-api.ts';
import { REQUIRED_DOCUMENTS } from '../../../src/screens/sign-up/documents/required-documents.ts';
import { draft, forgetDraft } from '../../../src/screens/sign-up/draft.ts';
import {
  clearFieldFailures,
  clearSignUpFailure,
  fieldFailure,
  saveSignUpFailure,
} from '../../../src/screens/sign-up/sign-up-failure-state.ts';
import { BusinessStep } from '../../../src/screens/sign-up/steps/business-step.tsx';
import { DocumentsStep } from '../../../src/screens/sign-up/steps/documents-step.tsx';
import { Review } from '../../../src/screens/sign-up/steps/review.tsx';
import { type SignUpStep, stepAt } from '../../../src/screens/sign-up/steps.ts';
import { useUsernameCheck } from '../../../src/screens/sign-up/use-username-check.ts';
import { Stepper } from '../../../src/screens/sign-up/wizard/stepper.tsx';
import { filledDraft } from '../../fixtures/sign-up-draft.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('pages of the sign-up');
const PATH = '/afiliaciones/documentos';

test.before.each(() => {
  localStorage.clear();
  forgetDraft();
  history.replaceState(null, '', PATH);
});
test.after(() => {
  forgetDraft();
  clearSignUpFailure();
  history.replaceState(null, '', '/');
});

test('the summary names the city before its department', async () => {
  const view = await render(<Review draft={filledDraft} />);
  assert.match(view.container.textContent ?? '', 'Panajachel, Sololá');
  await view.unmount();
});

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

test('the first try to continue reports each missing document and focuses the first', async () => {
  const view = await render(<DocumentsStep back="" next="/afiliaciones/acceso" />);
  assert.not.match(view.container.textContent ?? '', 'Este campo es requerido');
  await view.act(() => view.find<HTMLFormElement>('form').requestSubmit());
  assert.is(view.container.textContent?.match(/Este campo es requerido/g)?.length, REQUIRED_DOCUMENTS.length);
  assert.is(document.activeElement, view.find('[aria-invalid=true]'));
  assert.is(location.pathname, PATH);
  await view.unmount();
});

test('completed steps and the first incomplete one can be opened, later ones cannot', async () => {
  const halfway = { ...filledDraft, documents: {} };
  const view = await render(
    <Stepper current={stepAt('/afiliaciones/negocio') as SignUpStep} draft={halfway} />,
  );
  assert.equal(
    view.findAll('ol a').map((link) => link.getAttribute('href')),
    ['/afiliaciones/ubicacion', '/afiliaciones/banco', PATH],
  );
  await view.unmount();
});

test('completing a step again removes its errors of the server, and no others', () => {
  const message = 'Envíalos otra vez';
  saveSignUpFailure({
    kind: 'answered',
    title: 'Afiliación',
    message: '',
    status: 400,
    fields: [
      { field: 'taxId', message: 'Ya existe' },
      { field: 'documentIds', message },
    ],
  });
  clearFieldFailures('taxId', 'businessName');
  assert.is(fieldFailure('taxId'), undefined);
  assert.is(fieldFailure('documentIds')?.message, message);
});

test('a username is checked once, when the typing pauses', async () => {
  stubbedApi({});
  let checks = 0;
  setCaptchaTokenSource(async () => {
    checks += 1;
    return { ok: false, failure: { kind: 'network', title: '', message: '' } };
  });
  let type: (text: string) => void = () => undefined;
  const Field = () => {
    const [typed, setTyped] = useState('');
    type = setTyped;
    useUsernameCheck(typed);
    return null;
  };
  const timers = fakeTimers();
  const view = await render(<Field />);
  for (const text of ['pan', 'pana', 'panad']) {
    await view.act(() => type(text));
    timers.advance(50);
  }
  await view.act(async () => {
    timers.advance(5000);
    await timers.settle();
  });
  timers.restore();
  assert.is(checks, 1);
  await view.unmount();
});

test.run();
