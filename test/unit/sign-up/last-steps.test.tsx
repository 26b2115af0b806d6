import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { setCaptchaTokenSource } from '../../../src/api/sign-up-api.ts';
import { changeDraft, draft, forgetDraft, hasDraft } from '../../../src/screens/sign-up/draft.ts';
import { AccessAndReviewStep } from '../../../src/screens/sign-up/steps/access-and-review-step.tsx';
import { DonePage } from '../../../src/screens/sign-up/steps/done-page.tsx';
import { typedPasswords } from '../../../src/screens/sign-up/typed-passwords.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('last steps of a sign-up');
const CREATE = 'sign-up/v2/create';
const PASSWORD = 'Volcan#2026';

test.before.each(() => {
  localStorage.clear();
  forgetDraft();
  setCaptchaTokenSource(async () => ({ ok: true, data: 'token' }));
  changeDraft({ username: 'panaderiavolcan' });
});
test.after(() => {
  forgetDraft();
  history.replaceState(null, '', '/');
});

async function send() {
  const view = await render(
    <AccessAndReviewStep back="/afiliaciones/documentos" next="/afiliaciones/listo" />,
  );
  await view.type(view.field('Contraseña'), PASSWORD);
  await view.type(view.field('Confirmación de contraseña'), PASSWORD);
  await view.act(() => view.find<HTMLFormElement>('form').requestSubmit());
  for (let turn = 0; turn < 5; turn++) await view.settle();
  return view;
}

test('after sending, no typed text stays on the device, above all no passwords', async () => {
  const api = stubbedApi({ [CREATE]: () => successResponse({ signUpId: 'su_1' }) });
  const view = await send();
  assert.is(api.callsOf(CREATE)[0]?.content.password, PASSWORD);
  assert.is(location.pathname, '/afiliaciones/listo');
  assert.equal(typedPasswords.value, { password1: '', password2: '' });
  assert.not.ok(hasDraft.value);
  await view.unmount();
});

test('what could not be sent is still there, with its passwords', async () => {
  stubbedApi({ [CREATE]: () => failureResponse(500, { title: 'Error', message: 'Intenta de nuevo' }) });
  const view = await send();
  assert.match(view.find('[role=alert]').textContent ?? '', 'Intenta de nuevo');
  assert.is(typedPasswords.value.password1, PASSWORD);
  assert.is(draft.value.username, 'panaderiavolcan');
  await view.unmount();
});

test('Listo focuses its heading, so that it is announced', async () => {
  const view = await render(<DonePage emailAddress="hola@panaderiavolcan.gt" username="panaderiavolcan" />);
  assert.is(document.activeElement, view.find('h1'));
  await view.unmount();
});

test.run();
