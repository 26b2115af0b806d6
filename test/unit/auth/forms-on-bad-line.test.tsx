import type { ComponentType } from 'react';
import type { OperationId } from '../../../sandbox/contract/operation-types.ts';
import ChangeOneTimePasswordScreen from '../../../src/screens/auth/change-one-time-password-screen.tsx';
import ForgotPasswordScreen from '../../../src/screens/auth/forgot-password-screen.tsx';
import LoginScreen from '../../../src/screens/auth/login-screen.tsx';
import ResetPasswordScreen from '../../../src/screens/auth/reset-password-screen.tsx';
import SecondStepScreen from '../../../src/screens/auth/second-step-screen.tsx';
import { leaveSession } from '../../../src/stores/session.ts';
import { FAULT_NAMES, LINE_FAULTS } from '../../support/bad-line/line-faults.ts';
import { fillInView, typing } from '../dialogs/dialog-case.ts';
import { faultyApi } from '../support/bad-line/faulty-api.ts';
import { assert, render, test, type View } from '../support/render.tsx';

const NEW = { 'Nueva contraseña': 'Otra#2026', 'Confirmación de contraseña': 'Otra#2026' };
const FORMS: Partial<Record<OperationId, [Screen: ComponentType, fields: Record<string, string>]>> = {
  'auth.signIn': [LoginScreen, { Usuario: 'tiendaluna', Contraseña: 'Cobros#2026' }],
  'auth.completeSignIn': [SecondStepScreen, { 'Código de 6 dígitos': '123456' }],
  'passwordRecoveries.requestCode': [ForgotPasswordScreen, { Usuario: 'tiendaluna' }],
  'passwordRecoveries.recover': [ResetPasswordScreen, { 'Código de verificación': '482915', ...NEW }],
  'auth.changePassword': [ChangeOneTimePasswordScreen, NEW],
};

test.before.each(() => {
  leaveSession();
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
