import type { Session } from '@cobros/sdk';
import type { ComponentType } from 'react';
import type { OperationId } from '../../../sandbox/contract/operation-types.ts';
import { App } from '../../../src/app/app.tsx';
import { ROUTES, type Route } from '../../../src/app/routes.ts';
import { paths } from '../../../src/domain/paths.ts';
import ChangeOneTimePasswordScreen from '../../../src/screens/auth/change-one-time-password-screen.tsx';
import ForgotPasswordScreen from '../../../src/screens/auth/forgot-password-screen.tsx';
import LoginScreen from '../../../src/screens/auth/login-screen.tsx';
import ResetPasswordScreen from '../../../src/screens/auth/reset-password-screen.tsx';
import SecondStepScreen from '../../../src/screens/auth/second-step-screen.tsx';
import { leaveSession, startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { FAULT_NAMES, LINE_FAULTS, type LineFault } from '../../support/bad-line/line-faults.ts';
import { fillInView, ownerSession, typing } from '../dialogs/dialog-case.ts';
import { faultyApi } from '../support/bad-line/faulty-api.ts';
import { assert, render, test, type View } from '../support/render.tsx';

const whole = process.env.FAULTS === 'whole';

test.before(async () => {
  // Loaded in advance, because code that is loaded on demand arrives at an unpredictable time.
  await Promise.all([import('../../../src/ui/menu.tsx'), import('../../../src/app/layout/main-layout.tsx')]);
  await Promise.all(
    SCREENS.map((route) => route.load(() => import('../../../src/app/layout-and-dashboard.ts'))),
  );
});

// Conciliar reads nothing before a file is chosen.
const SCREENS = ROUTES.filter(({ visitor, path }) => !visitor && path !== paths.closing.reconcile);

function signInFor({ path, bare }: Route): void {
  const { userData, ...owner } = ownerSession();
  const ofBranch = { type: 'branch_admin', branchId: 'br_centro', branchName: 'Centro' } as const;
  const user = { ...userData.user, ...(path === paths.cashiers && ofBranch) };
  // Without these capabilities the paths of Resumen and Estado de cuenta redirect.
  const capabilities: Session['userData']['capabilities'] = ['summary', 'statement'];
  startSession(bare ? session() : { ...owner, userData: { ...userData, user, capabilities } });
}

const alerts = (view: View) => view.texts('[role=alert]');

async function walk(route: Route, fault: LineFault): Promise<void> {
  const api = faultyApi();
  api.fault = { name: fault, of: 'every call' };
  const branch = { branchId: 'br_centro', branchName: 'Centro', username: 'tiendaluna-centro' };
  history.replaceState(branch, '', route.path.replace(':id', 'cl_1').replace('/*', ''));
  signInFor(route);
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
