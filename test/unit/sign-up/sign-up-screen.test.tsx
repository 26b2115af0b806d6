import { setCaptchaTokenSource } from '#api/sign-up-api.ts';
import { changeDraft, hasDraft } from '#screens/sign-up/draft.ts';
import { rememberSentSignUp } from '#screens/sign-up/sign-up-outcome.ts';
import SignUpScreen, { titleOf } from '#screens/sign-up/sign-up-screen.tsx';
import { typedPasswords } from '#screens/sign-up/typed-passwords.ts';
import { filledDraft } from '../fixtures/sign-up-draft.ts';
import { failureResponse } from '../support/envelope-responses.ts';
import { assert, openPage, test } from '../support/render.tsx';

const CHALLENGE = 'sign-up/v2/captcha/challenge';
const ROOT = '/afiliaciones';

test.before.each(() => setCaptchaTokenSource(async () => ({ ok: true, data: 'token' })));

const wait = () => failureResponse(429, { title: 'Espera', message: 'Un minuto' });
const openAt = (at: string) => openPage(<SignUpScreen />, { [CHALLENGE]: wait }, { at });
/** Leaves a draft on this device with everything filled in up to a step. */
function leaveDraft(): void {
  const now = Date.now();
  const documents = Object.fromEntries(
    Object.entries(filledDraft.documents).map(([kind, one]) => [kind, { ...one, at: now }]),
  );
  const account = filledDraft.account && { ...filledDraft.account, at: now };
  changeDraft({ ...filledDraft, documents, account });
}

for (const [step, title, back, next] of [
  ['negocio', 'Cuéntanos de tu negocio', undefined, 'ubicacion'],
  ['ubicacion', '¿Dónde está?', 'negocio', 'banco'],
  ['banco', '¿Dónde recibes tu dinero?', 'ubicacion', 'documentos'],
  ['documentos', 'Documentos', 'banco', 'acceso'],
] as const)
  test(`the step «${step}» starts with the focus on its title, and links to the previous and next step`, async () => {
    leaveDraft();
    const { api, view } = await openAt(`${ROOT}/${step}`);
    assert.equal([view.text('h1'), document.activeElement], [title, view.find('h1')]);
    const backLink = view.findAll('form a').map((link) => link.getAttribute('href'));
    assert.equal(backLink, back ? [`${ROOT}/${back}`] : []);
    assert.ok(api.callsOf(CHALLENGE).length > 0, 'a token is asked for in advance');
    await view.submitAndLoad();
    assert.is(location.pathname, `${ROOT}/${next}`);
    const label = titleOf(`${location.pathname}/`);
    assert.is(view.text('[aria-current=step]')?.slice(1), label);
    assert.match(view.text('header'), 'Iniciar sesiónGuardamos lo que escribes en este dispositivo');
  });

test('the last step links back to the documents', async () => {
  leaveDraft();
  const { view } = await openAt(`${ROOT}/acceso`);
  assert.is(view.text('h1'), 'Crea tu acceso');
  assert.is(view.button('Atrás').getAttribute('href'), `${ROOT}/documentos`);
  assert.ok(view.button('Enviar afiliación'));
});

test('the start page offers to begin, without asking the server for anything', async () => {
  const { api, view } = await openAt(ROOT);
  const begin = view.findAll('a').filter(({ textContent }) => textContent === 'Afiliar mi negocio');
  assert.is(begin.length, 2);
  for (const link of begin) assert.is(link.getAttribute('href'), `${ROOT}/negocio`);
  assert.match(view.text(), 'Toma unos 10 minutos');
  for (const need of ['NIT y RTU', 'DPI', 'Estado de cuenta', 'Patente'])
    assert.ok(
      view.texts('main section:last-child li').some((item) => item?.startsWith(need)),
      need,
    );
  assert.equal(api.calls, []);
});

test('a sign-up that was begun can be continued where it was left, or started again', async () => {
  leaveDraft();
  changeDraft({ documents: {} });
  typedPasswords.value = { password1: 'Volcan#2026', password2: 'Volcan#2026' };
  const { view } = await openAt(ROOT);
  assert.is(view.button('Continuar mi afiliación').getAttribute('href'), `${ROOT}/documentos`);
  assert.not.match(view.text(), 'Toma unos 10 minutos');
  await view.clickButton('Empezar de nuevo');
  assert.is(view.button('Afiliar mi negocio').getAttribute('href'), `${ROOT}/negocio`);
  assert.equal([hasDraft.value, localStorage.getItem('cobros.sign-up')], [false, null]);
  assert.equal(typedPasswords.value, { password1: '', password2: '' });
});

test('a sign-up sent in this tab is still confirmed after a reload', async () => {
  rememberSentSignUp({ emailAddress: 'hola@panaderiavolcan.gt', username: 'panaderiavolcan' });
  const { api, view } = await openAt(`${ROOT}/listo`);
  assert.equal(view.texts('main > *').slice(1, 5), [
    'Listo',
    'Revisaremos tus documentos y te escribiremos a hola@panaderiavolcan.gt',
    'Cuando tu negocio esté aprobado, inicia sesión con tu usuario panaderiavolcan y abre tu primera sucursal.',
    'Iniciar sesión',
  ]);
  assert.is(document.activeElement, view.find('h1'), 'so that it is announced');
  assert.is(view.find('main > a').getAttribute('href'), '/auth/login');
  assert.equal(api.calls, []);
});

test('Listo without a sign-up redirects to the start', async () => {
  for (const stored of ['{"emailAddress":"a@b.gt"}', '{"username":"volcan"}', '{', '3', 'null']) {
    sessionStorage.setItem('cobros.sign-up-sent', stored);
    const { view } = await openAt(`${ROOT}/listo`);
    assert.is(location.pathname, ROOT, stored);
    assert.match(view.text('h1'), 'Cobra con un código');
  }
});

test('while the next screen loads, nothing of the sign-up is shown at that screen’s address', async () => {
  const { view } = await openAt(`${ROOT}/negocio`);
  await view.act(() => history.pushState(null, '', '/auth/login'));
  assert.equal([view.text(), location.pathname], ['', '/auth/login']);
});
