import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadFirstScreen } from '../../../src/app/load-first-screen.ts';
import { resolvePath } from '../../../src/app/resolve-path.ts';
import { CHANGE_PASSWORD_ROUTE, ENROLL_ROUTE } from '../../../src/app/routes.ts';
import { leaveSession, startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';

const PATHS = ['/', '/transaction/dashboard', '/profile', '/auth/login', '/nowhere'];

test('a one-time password must be changed first, even before a second factor is set up', () => {
  for (const over of [{}, { mustEnrollSecondFactor: true } as const]) {
    startSession(session({ mustChangePassword: true, ...over }));
    for (const path of PATHS) assert.is(resolvePath(path).route, CHANGE_PASSWORD_ROUTE, path);
  }
});

test('until the second factor that the role requires is set up, no other screen opens', () => {
  startSession(session({ mustEnrollSecondFactor: true }));
  for (const path of PATHS) assert.is(resolvePath(path).route, ENROLL_ROUTE, path);
});

for (const [from, to, title] of [
  ['/', '/auth/login', 'Iniciar sesión'],
  ['/profile', '/auth/login', 'Iniciar sesión'],
  ['/auth/forgot-password', '/auth/forgot-password', '¿Olvidaste tu contraseña?'],
] as const) {
  test(`a visitor at ${from} gets ${title} at ${to}`, async () => {
    leaveSession();
    history.replaceState(null, '', from);
    const first = await loadFirstScreen();
    assert.is(location.pathname, to);
    assert.is(first?.titleOf(to), title);
  });
}

test('a signed-in user’s first screen is the one in the address', async () => {
  history.replaceState(null, '', '/profile');
  const first = await loadFirstScreen();
  assert.equal([location.pathname, first?.route.title], ['/profile', 'Perfil']);
});
