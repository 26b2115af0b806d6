import type { ComponentType } from 'react';
import { App } from '#app/app.tsx';
import type { Route } from '#app/routes.ts';
import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';
import ChangeOneTimePasswordScreen from '#screens/auth/change-one-time-password-screen.tsx';
import ForgotPasswordScreen from '#screens/auth/forgot-password-screen.tsx';
import LoginScreen from '#screens/auth/login-screen.tsx';
import ResetPasswordScreen from '#screens/auth/reset-password-screen.tsx';
import SecondStepScreen from '#screens/auth/second-step-screen.tsx';
import { clearSession } from '#stores/session.ts';
import { FAULT_NAMES, LINE_FAULTS, type LineFault } from '../../support/bad-line/line-faults.ts';
import { fillInView, typing } from '../dialogs/dialog-case.ts';
import { faultyApi } from '../support/bad-line/faulty-api.ts';
import { goTo, loadScreens, SCREENS } from '../support/open-screens.ts';
import { assert, render, test, type View } from '../support/render.tsx';

const whole = process.env.FAULTS === 'whole';

test.before(loadScreens);

const alerts = (view: View) => view.texts('[role=alert]');

async function walk(route: Route, fault: LineFault): Promise<void> {
  const api = faultyApi();
  api.fault = { name: fault, of: 'every call' };
  // Without these capabilities the paths of these screens redirect.
  goTo(route, ['summary', 'statement', 'refund-policy', 'refund-requests', 'push']);
  const view = await render(<App />);
  const [, says = ''] = LINE_FAULTS[fault].says.split(': ');
  // The display tells customers whom to ask, but not the cause.
  const message = route.bare ? 'pregunta en caja' : says;
  const told = () => alerts(view).some((text) => text.includes(message));
  await view.until(told);
  assert.ok(told(), `it says ${JSON.stringify(alerts(view))}`);
  api.fault = undefined;
  await view.act(() => void window.dispatchEvent(new Event('online')));
  const retries = () =>
    view.findAll('button').filter(({ textContent }) => /^Reintentar/.test(textContent ?? ''));
  // A part whose code loads late may fail after the first turn.
  for (let turn = 0; turn < 3 && told(); turn++) {
    for (const retry of retries()) if (retry.isConnected) await view.click(retry);
    await view.until(() => !told());
  }
  assert.not.ok(told(), 'it still says so when the line is back');
}

for (const [place, route] of SCREENS.entries()) {
  const faults = whole ? FAULT_NAMES : [FAULT_NAMES[place % FAULT_NAMES.length] as LineFault];
  for (const fault of faults) test(`${route.title} (${route.path}): ${fault}`, () => walk(route, fault));
}

const NEW = { 'Nueva contraseña': 'Otra#2026', 'Confirmación de contraseña': 'Otra#2026' };
const FORMS: Partial<Record<OperationId, [Screen: ComponentType, fields: Record<string, string>]>> = {
  'auth.signIn': [LoginScreen, { Usuario: 'tiendaluna', Contraseña: 'Cobros#2026' }],
  'auth.completeSignIn': [SecondStepScreen, { 'Código de 6 dígitos': '123456' }],
  'passwordRecoveries.requestCode': [ForgotPasswordScreen, { Usuario: 'tiendaluna' }],
  'passwordRecoveries.recover': [ResetPasswordScreen, { 'Código de verificación': '482915', ...NEW }],
  'auth.changePassword': [ChangeOneTimePasswordScreen, NEW],
};

test.before.each(() => {
  clearSession();
  history.replaceState({ username: 'tiendaluna', challengeToken: 'ficha-2' }, '', '/auth');
});

const valuesIn = (view: View) => view.findAll('input').map((field) => (field as HTMLInputElement).value);

for (const [call, [Screen, fields]] of Object.entries(FORMS))
  test(`${call}: each fault is shown, keeps what was typed, and can be retried`, async () => {
    const api = faultyApi();
    const view = await render(<Screen />);
    await fillInView(view, typing(fields));
    const typed = valuesIn(view);
    for (const name of FAULT_NAMES) {
      api.fault = { name, of: call as OperationId };
      await view.submit();
      const told = () =>
        !view.has('[type=submit][aria-busy=true]') &&
        view.texts('[role=alert]').some((text) => text.startsWith(LINE_FAULTS[name].says));
      await view.until(told);
      assert.ok(told(), `after ${name}: ${view.texts('[role=alert]')}`);
      assert.equal(valuesIn(view), typed, `after ${name}`);
    }
    api.fault = undefined;
    const before = api.received.length;
    await view.submit();
    await view.until(() => api.received.length > before);
    await view.settle();
    assert.not.match(view.texts('[role=alert]').join(), /Error|Sin conexión/);
  });
