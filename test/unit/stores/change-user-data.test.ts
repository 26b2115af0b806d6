import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renameOwnUser } from '../../../src/screens/profile/profile-operations.ts';
import { changeUserData } from '../../../src/stores/change-user-data.ts';
import { currentUser } from '../../../src/stores/current-user.ts';
import { restoreSession } from '../../../src/stores/session.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const MODIFY = 'users/v3/modify';

test('a change applies at once and is still there after a reload', async () => {
  stubbedApi({ [MODIFY]: {} });
  await renameOwnUser('us_caja1', { name: '  Caja rápida ' });
  assert.is(currentUser.value?.name, 'Caja rápida');
  restoreSession();
  assert.is(currentUser.value?.name, 'Caja rápida');
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
