import { currentUser } from '#stores/current-user.ts';
import { endSession } from '#stores/end-session.ts';
import { assert, test } from '../support/test.ts';
import '#stores/forget-personal-data.ts';
import { followOtherTabs } from '#stores/follow-other-tabs.ts';
import { getSessionId, restoreSession, startSession } from '#stores/session.ts';
import { endReason } from '#stores/session-end-reason.ts';
import { session as sessionAnswer } from '../../fixtures/session.ts';

let did: string[] = [];
followOtherTabs(
  () => did.push('reload'),
  () => did.push('sign out'),
);
test.before.each(() => {
  did = [];
});

/** Simulates that another tab of this device writes to the storage. */
function otherTabStores(stored: object | null): void {
  if (stored) localStorage.setItem('cobros.session', JSON.stringify(stored));
  else localStorage.removeItem('cobros.session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cobros.session' }));
}

const storedBy = (userId: string, sessionId = 'ficha-2') => {
  const { userData } = sessionAnswer();
  const user = { ...userData.user, id: userId };
  return { sessionId, userData: { ...userData, user }, expiresAt: Date.now() + 60_000 };
};

test('signing out in one tab signs out the others, which forget unfinished work', async () => {
  startSession(sessionAnswer());
  sessionStorage.setItem('cobros.unfinished-page', '{}');
  otherTabStores(null);
  assert.is(currentUser.value, null);
  assert.equal(did, ['sign out']);
  await Promise.resolve();
  assert.is(sessionStorage.getItem('cobros.unfinished-page'), null);
});

test('when another person signs in in another tab, this tab reloads without any data of the first person', () => {
  startSession(sessionAnswer());
  otherTabStores(storedBy('us_otro'));
  assert.is(currentUser.value, null);
  assert.equal([did, endReason.value], [['reload'], '']);
  restoreSession();
  assert.is(currentUser.value?.id, 'us_otro');
});

test('when the same person renews or signs in again in another tab, this tab continues without a reload', () => {
  startSession(sessionAnswer());
  otherTabStores(storedBy(sessionAnswer().userData.user.id, 'ficha-nueva'));
  assert.is(getSessionId(), 'ficha-nueva');
  assert.equal(did, []);
});

test('the end of a session does not affect another person’s newer session', () => {
  startSession(sessionAnswer());
  localStorage.setItem('cobros.session', JSON.stringify(storedBy('us_otro')));
  endSession('', () => undefined);
  restoreSession();
  assert.is(currentUser.value?.id, 'us_otro');
});

test('other tabs show why the session ended, but nothing of a person who signed out', () => {
  for (const [newValue, told] of [
    ['Tu sesión terminó porque pasaron 6 horas.', 'Tu sesión terminó porque pasaron 6 horas.'],
    [null, ''],
  ] as const) {
    startSession(sessionAnswer());
    localStorage.removeItem('cobros.session');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cobros.session', newValue }));
    assert.is(endReason.value, told);
  }
});

test('a sign-in in another tab also signs in this one at the login page, but not at a visitor’s other page', () => {
  endSession('', () => undefined);
  for (const [path, entered] of [
    ['/afiliaciones', undefined],
    ['/auth/login', 'us_caja1'],
  ] as const) {
    history.replaceState(null, '', path);
    otherTabStores(storedBy('us_caja1'));
    assert.is(currentUser.value?.id, entered, path);
  }
});

test('a change of another storage key by another tab has no effect', () => {
  startSession(sessionAnswer());
  localStorage.removeItem('cobros.session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'cobros.frame' }));
  assert.ok(currentUser.value);
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  assert.is(currentUser.value, null, 'everything was removed');
});
