import { setCaptchaTokenSource } from '#api/sign-up-api.ts';
import { changeDraft, draft, hasDraft } from '#screens/sign-up/draft.ts';
import { EMPTY_BUSINESS } from '#screens/sign-up/sign-up-forms.ts';
import { sentSignUp } from '#screens/sign-up/sign-up-outcome.ts';
import { AccessAndReviewStep } from '#screens/sign-up/steps/access-and-review-step.tsx';
import { forgetPasswords, typedPasswords } from '#screens/sign-up/typed-passwords.ts';
import { assert, render, test } from '../support/render.tsx';
import { failureResponse, stubbedApi } from '../support/stubbed-api.ts';

const CREATE = 'sign-up/v2/create';
const PASSWORD = 'Volcan#2026';

test.before.each(() => {
  forgetPasswords();
  setCaptchaTokenSource(async () => ({ ok: true, data: 'token' }));
  changeDraft({
    username: 'panaderiavolcan',
    business: { ...EMPTY_BUSINESS, emailAddress: 'hola@volcan.gt' },
  });
});
test.after(() => forgetPasswords());

async function send() {
  const view = await render(
    <AccessAndReviewStep back="/afiliaciones/documentos" next="/afiliaciones/listo" />,
  );
  await view.type(view.field('Contraseña'), PASSWORD);
  await view.type(view.field('Confirmación de contraseña'), PASSWORD);
  await view.submit();
  for (let turn = 0; turn < 5; turn++) await view.settle();
  return view;
}

test('after the sign-up was sent, no typed text stays on the device, above all no password', async () => {
  const api = stubbedApi({ [CREATE]: { signUpId: 'su_1' } });
  await send();
  assert.is(api.callsOf(CREATE)[0]?.content.password, PASSWORD);
  assert.is(location.pathname, '/afiliaciones/listo');
  assert.equal(typedPasswords.value, { password1: '', password2: '' });
  assert.not.ok(hasDraft.value);
  assert.equal(sentSignUp.value, { emailAddress: 'hola@volcan.gt', username: 'panaderiavolcan' });
});

test('each rejected step is linked, and what the server has deleted must be sent again', async () => {
  const fields = [
    { field: 'emailAddress', message: 'Ya tiene una cuenta' },
    { field: 'fundSourceId', message: 'Registra la cuenta otra vez' },
    { field: 'documentIds', message: 'Envíalos otra vez' },
    { field: 'taxId', message: 'Ya existe' },
  ];
  const at = Date.now();
  const account = { id: 'fs_1', content: '{}', at };
  changeDraft({ account, documents: { identity: { id: 'do_1', name: 'dpi.pdf', size: 1, at } } });
  stubbedApi({ [CREATE]: () => failureResponse(422, { title: 'Afiliación', message: 'Revisa', fields }) });
  const view = await send();
  assert.match(view.text('[role=alert]'), 'Afiliación: Revisa');
  assert.equal(view.texts('[role=alert] a'), ['Corregir Negocio', 'Corregir Banco', 'Corregir Documentos']);
  for (const link of view.findAll('[role=alert] a')) {
    const step = link.textContent?.replace('Corregir ', '').toLowerCase();
    assert.is(link.getAttribute('href'), `/afiliaciones/${step}`);
  }
  assert.equal([draft.value.account, draft.value.documents], [null, {}]);
});

test('an account that the server has deleted does not affect the documents, and an error about the username is shown at its field', async () => {
  const at = Date.now();
  const documents = { identity: { id: 'do_1', name: 'dpi.pdf', size: 1, at } };
  changeDraft({ account: { id: 'fs_1', content: '{}', at }, documents });
  const fields = [
    { field: 'fundSourceId', message: 'Registra la cuenta otra vez' },
    { field: 'username', message: 'Ese usuario ya existe' },
  ];
  stubbedApi({ [CREATE]: () => failureResponse(422, { title: 'Afiliación', message: 'Revisa', fields }) });
  const view = await send();
  assert.is(document.activeElement, view.field('Usuario'));
  assert.match(view.description(view.field('Usuario')), 'Ese usuario ya existe');
  assert.equal(view.texts('[role=alert] a'), ['Corregir Banco']);
  assert.equal([draft.value.account, draft.value.documents], [null, documents]);
});

test('a captcha failure is shown in its row, and not again above the button', async () => {
  const api = stubbedApi({ [CREATE]: () => failureResponse(403, { title: 'Captcha', message: 'No vale' }) });
  const view = await send();
  assert.is(api.callsOf(CREATE).length, 2, 'with another token');
  assert.not.ok(view.has('[role=alert]'));
  assert.ok(view.texts('[role=status]').includes('No vale'));
  assert.is(location.pathname, '/');
});

test('after a failure everything typed is still there, and until something is changed, a retry is the same sign-up for the server', async () => {
  const api = stubbedApi({ [CREATE]: () => failureResponse(500, { title: 'Error', message: 'Otra vez' }) });
  const view = await send();
  const again = async () => {
    await view.submitAndLoad();
  };
  assert.match(view.text('[role=alert]'), 'Otra vez');
  assert.equal([typedPasswords.value.password1, draft.value.username], [PASSWORD, 'panaderiavolcan']);
  await again();
  await view.type(view.field('Usuario'), 'volcan2');
  await again();
  const [first, second, changed, ...more] = api.callsOf(CREATE).map(({ idempotencyKey }) => idempotencyKey);
  assert.ok(first);
  assert.equal(more, []);
  assert.is(second, first);
  assert.is.not(changed, first);
});

test('what was typed stays while another step is opened', async () => {
  stubbedApi({});
  const step = <AccessAndReviewStep back="" next="" />;
  const view = await render(step);
  await view.type(view.field('Usuario'), 'volcan3');
  await view.type(view.field('Contraseña'), PASSWORD);
  await view.type(view.field('Confirmación de contraseña'), 'Volcan');
  const again = await render(step);
  assert.equal(
    ['Usuario', 'Contraseña', 'Confirmación de contraseña'].map((label) => again.field(label).value),
    ['volcan3', PASSWORD, 'Volcan'],
  );
});
