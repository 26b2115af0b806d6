import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { refreshProfile } from '../../../src/screens/profile/business-settings-operations.ts';
import { renameOwnUser } from '../../../src/screens/profile/profile-operations.ts';
import { changeUserData } from '../../../src/stores/change-user-data.ts';
import { currentUser } from '../../../src/stores/current-user.ts';
import { restoreSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { later, stubbedApi } from '../../support/stubbed-api.ts';

const RENEW = 'auth/v3/session/renew';
const MODIFY = 'users/v3/modify';

const named = (name: string) => {
  const fresh = session();
  fresh.userData.user.name = name;
  return fresh;
};

test('a change applies at once and is still there after a reload', async () => {
  stubbedApi({ [MODIFY]: {} });
  await renameOwnUser('us_caja1', { name: '  Caja rápida ' });
  assert.is(currentUser.value?.name, 'Caja rápida');
  restoreSession();
  assert.is(currentUser.value?.name, 'Caja rápida');
});

test('changes made on another device are loaded', async () => {
  stubbedApi({ [RENEW]: named('Caja de la entrada') });
  await refreshProfile();
  assert.is(currentUser.value?.name, 'Caja de la entrada');
});

test('a response that was sent before a change does not undo it', async () => {
  const old = later();
  stubbedApi({ [RENEW]: () => old.response, [MODIFY]: {} });
  const reading = refreshProfile();
  await renameOwnUser('us_caja1', { name: 'Caja nueva' });
  old.give(successResponse(session()));
  await reading;
  assert.is(currentUser.value?.name, 'Caja nueva');
});

test('changes made in another tab are kept', () => {
  const stored = JSON.parse(localStorage.getItem('cobros.session') ?? '{}');
  stored.userData.business.name = 'Luna Moda';
  localStorage.setItem('cobros.session', JSON.stringify(stored));
  changeUserData((before) => ({ ...before, searchEnabled: false }));
  assert.is(currentUser.value?.business.name, 'Luna Moda');
});

test('a session that was closed in another tab is not stored again', () => {
  localStorage.clear();
  changeUserData((before) => ({ ...before, searchEnabled: false }));
  assert.is(localStorage.length, 0);
});
