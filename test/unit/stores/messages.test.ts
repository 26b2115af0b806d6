import { renameOwnUser } from '#screens/profile/profile-operations.ts';
import { changeUserData } from '#stores/change-user-data.ts';
import { currentUser } from '#stores/current-user.ts';
import { holdMessage, message, releaseMessage, showError, showSuccess } from '#stores/messages.ts';
import { restoreSession } from '#stores/session.ts';
import { timersOfEachTest } from '../../support/fake-timers.ts';
import { stubbedApi } from '../support/stubbed-api.ts';
import { assert, test } from '../support/test.ts';

const timers = timersOfEachTest();

test('a new message replaces the one before, and disappears after its own six seconds', () => {
  showSuccess('Uno', '');
  timers.advance(5000);
  showError('Dos', '');
  timers.advance(5999);
  assert.equal([message.value?.kind, message.value?.title], ['error', 'Dos']);
  timers.advance(1);
  assert.is(message.value, null);
});

test('a message stays while the pointer or the focus is in it, and then for its whole time', () => {
  showSuccess('Uno', '');
  holdMessage();
  holdMessage();
  releaseMessage();
  timers.advance(60_000);
  assert.is(message.value?.title, 'Uno', 'one of both is still in it');
  releaseMessage();
  timers.advance(5999);
  assert.is(message.value?.title, 'Uno');
  timers.advance(1);
  assert.is(message.value, null);
});

const MODIFY = 'users/v3/modify';

test('a change is still there after a reload, and those of another tab are kept; a session that was closed there is not stored again', async () => {
  stubbedApi({ [MODIFY]: {} });
  await renameOwnUser('us_caja1', { name: '  Caja rápida ' });
  restoreSession();
  assert.is(currentUser.value?.name, 'Caja rápida');
  const stored = JSON.parse(localStorage.getItem('cobros.session') ?? '{}');
  stored.userData.business.name = 'Luna Moda';
  localStorage.setItem('cobros.session', JSON.stringify(stored));
  changeUserData((before) => ({ ...before, searchEnabled: false }));
  assert.is(currentUser.value?.business.name, 'Luna Moda');
  localStorage.clear();
  changeUserData((before) => ({ ...before, searchEnabled: false }));
  assert.is(localStorage.length, 0);
});
