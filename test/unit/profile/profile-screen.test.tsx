import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import ProfileScreen from '../../../src/screens/profile/profile-screen.tsx';
import { startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { later, stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('profile screen');

const SESSIONS = 'Sesiones abiertas';

test('what stands below the second factor comes when its height is known', async () => {
  const status = later();
  stubbedApi({
    'users/v3/profile/second-factor/status': () => status.response,
    'users/v3/profile/sessions/list': () => successResponse({ sessions: [] }),
  });
  const { userData } = session();
  startSession(session({ userData: { ...userData, user: { ...userData.user, type: 'admin' } } }));
  const view = await render(<ProfileScreen />);
  await view.settle();
  assert.match(document.body.textContent ?? '', 'Verificación en dos pasos');
  assert.not.match(document.body.textContent ?? '', SESSIONS);
  status.give(successResponse({ enabled: false, required: false }));
  await view.settle();
  assert.match(document.body.textContent ?? '', SESSIONS);
  await view.unmount();
});

test.run();
