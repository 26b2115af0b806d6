import { test } from 'uvu';
import * as assert from 'uvu/assert';
import EnrollSecondFactorScreen from '../../../src/screens/auth/enroll-second-factor-screen.tsx';
import { session as openSession, startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { clickAndLoad, loadedView, render, type View } from '../../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../../support/stubbed-api.ts';

const BEGIN = 'users/v3/profile/second-factor/begin';
const CONFIRM = 'users/v3/profile/second-factor/confirm';
const RENEW = 'auth/v3/session/renew';
const BROKEN = { title: 'Error', message: 'Intenta de nuevo' };
const enrollmentOf = (secret: string) =>
  successResponse({ secret, otpauthUri: 'otpauth://totp/x', qrCode: '<svg/>', expiresInSeconds: 900 });

test.before.each(() => startSession(session({ mustEnrollSecondFactor: true })));

async function open() {
  const view = await render(<EnrollSecondFactorScreen />);
  await loadedView(view);
  return view;
}

async function sendCode(view: View): Promise<void> {
  await view.type(view.field('Código de 6 dígitos'), '123456');
  await view.submit();
  await loadedView(view);
}

test('if no secret could be loaded, the reason gets the focus, and a retry shows a secret', async () => {
  const api = stubbedApi({ [BEGIN]: () => failureResponse(500, BROKEN) });
  const view = await open();
  assert.is(document.activeElement, view.find('[role=alert]'));
  assert.match(view.text('[role=alert]'), 'Error: Intenta de nuevo');
  assert.equal([view.has('form'), api.callsOf(RENEW).length], [false, 0]);
  api.responders[BEGIN] = () => enrollmentOf('AAAABBBBCCCCDDDD');
  await clickAndLoad(view, 'Reintentar');
  assert.match(view.text(), 'AAAA BBBB CCCC DDDD');
  assert.not.ok(view.has('[role=alert]'));
});

for (const [what, sessionId, demanded] of [
  ['the session’s requirements are read again', session().sessionId, undefined],
  ['the requirements of another session are ignored', 'otra', true],
] as const) {
  test(`if the second factor is already set up, ${what}`, async () => {
    const api = stubbedApi({
      [BEGIN]: () => failureResponse(400, { title: 'Verificación', message: 'Ya está activa' }),
      [RENEW]: session({ sessionId }),
    });
    await open();
    assert.is(api.callsOf(RENEW).length, 1);
    assert.is(openSession.value?.mustEnrollSecondFactor, demanded);
    assert.is(openSession.value?.sessionId, session().sessionId);
  });
}

test('when the server’s requirements cannot be read, an error is shown', async () => {
  stubbedApi({
    [BEGIN]: () => failureResponse(400, { title: 'Verificación', message: 'Ya está activa' }),
    [RENEW]: () => failureResponse(500, BROKEN),
  });
  const view = await open();
  assert.match(view.text('[role=alert]'), BROKEN.message);
  assert.is(openSession.value?.mustEnrollSecondFactor, true);
});

test('a wrong code is shown at its field, another failure above it', async () => {
  const wrong = { code: 'wrong-code', title: 'Verificación', message: 'El código no es correcto' };
  const api = stubbedApi({
    [BEGIN]: () => enrollmentOf('AAAABBBBCCCCDDDD'),
    [CONFIRM]: () => failureResponse(422, wrong),
  });
  const view = await open();
  await sendCode(view);
  const field = view.field('Código de 6 dígitos');
  assert.equal([field.getAttribute('aria-invalid'), document.activeElement], ['true', field]);
  assert.not.ok(view.has('[role=alert]'));
  api.responders[CONFIRM] = () => failureResponse(500, BROKEN);
  await sendCode(view);
  assert.is(document.activeElement, view.find('form [role=alert]'));
  assert.is(field.getAttribute('aria-invalid'), null);
  assert.equal([api.callsOf(BEGIN).length, field.value], [1, '123456']);
});

test('a code for an expired secret starts again with a new secret', async () => {
  const expired = { code: 'expired-challenge', title: 'Verificación', message: 'Pasó demasiado tiempo' };
  const api = stubbedApi({
    [BEGIN]: () => enrollmentOf(api.callsOf(BEGIN).length > 1 ? 'EEEEFFFFGGGGHHHH' : 'AAAABBBBCCCCDDDD'),
    [CONFIRM]: () => failureResponse(422, expired),
  });
  const view = await open();
  await sendCode(view);
  assert.match(view.text('[role=alert]'), 'Pasó demasiado tiempo');
  assert.match(view.text(), 'EEEE FFFF GGGG HHHH');
  assert.is(api.callsOf(BEGIN).length, 2);
});
