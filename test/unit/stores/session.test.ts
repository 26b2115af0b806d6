import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rememberedUser, rememberUser } from '../../../src/stores/remembered-user.ts';
import {
  currentUser,
  endSession,
  followOtherTabs,
  getSessionId,
  restoreSession,
  startSession,
} from '../../../src/stores/session.ts';
import { endReason } from '../../../src/stores/session-end-reason.ts';
import { session as sessionAnswer } from '../../fixtures/session.ts';

const test = suite('session');

test.before.each(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
test.after.each(() => endSession('', () => undefined));

test('a session outlives a reload until its time is over', () => {
  const start = Date.now();
  startSession(sessionAnswer(), start);
  restoreSession(start + 21_599_000);
  assert.is(getSessionId(), sessionAnswer().sessionId);
  restoreSession(start + 21_600_000);
  assert.is(getSessionId(), undefined);
  assert.is(localStorage.length, 0);
});

test('the end of a session forgets it, keeps the remembered user and reloads the page', () => {
  let reloads = 0;
  rememberUser('tiendaluna', true);
  startSession(sessionAnswer());
  endSession('', () => {
    reloads += 1;
  });
  assert.is(reloads, 1);
  assert.is(currentUser.value, null);
  assert.is(rememberedUser(), 'tiendaluna');
  restoreSession();
  assert.is(currentUser.value, null);
});

test('what is no session in the storage is discarded', () => {
  for (const stored of [
    '{',
    'null',
    '{"sessionId":"x"}',
    '[]',
    `{"sessionId":"x","expiresAt":${Date.now() + 1000}}`,
  ]) {
    localStorage.setItem('cobros.session', stored);
    restoreSession();
    assert.is(currentUser.value, null, stored);
    assert.is(localStorage.getItem('cobros.session'), null, stored);
  }
});

let reloads = 0;
const countReload = () => {
  reloads += 1;
};
followOtherTabs(countReload, countReload);

/** Simulates a write by another tab of this device. */
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

test('leaving in one tab leaves in the others', () => {
  reloads = 0;
  startSession(sessionAnswer());
  otherTabStores(null);
  assert.is(currentUser.value, null);
  assert.is(reloads, 1);
});

test('another person who comes in elsewhere starts this tab anew, and nothing of the first stays', () => {
  reloads = 0;
  startSession(sessionAnswer());
  otherTabStores(storedBy('us_otro'));
  assert.is(currentUser.value, null);
  assert.is(reloads, 1);
  restoreSession();
  assert.is(currentUser.value?.id, 'us_otro');
});

test('the same person who renews or comes in again elsewhere goes on here without a reload', () => {
  reloads = 0;
  startSession(sessionAnswer());
  otherTabStores(storedBy(sessionAnswer().userData.user.id, 'ficha-nueva'));
  assert.is(getSessionId(), 'ficha-nueva');
  assert.is(reloads, 0);
});

test('the end of a session leaves alone the one that another person has opened since', () => {
  startSession(sessionAnswer());
  localStorage.setItem('cobros.session', JSON.stringify(storedBy('us_otro')));
  endSession('', () => undefined);
  restoreSession();
  assert.is(currentUser.value?.id, 'us_otro');
});

test('who comes in again is led back to where the session ended, with what stood beside the address', () => {
  startSession(sessionAnswer());
  history.replaceState({ branchId: 'br_centro' }, '', '/transaction/history?status=pending');
  endSession('', () => undefined);
  history.replaceState(null, '', '/auth/login');
  startSession(sessionAnswer());
  assert.is(location.pathname + location.search, '/transaction/history?status=pending');
  assert.equal(history.state, { branchId: 'br_centro' });
});

test('another person is not led to where the first one was, nor is the first one afterwards', () => {
  startSession(sessionAnswer());
  history.replaceState(null, '', '/transaction/history?text=secreto');
  endSession('', () => undefined);
  history.replaceState(null, '', '/auth/login');
  const { userData } = sessionAnswer();
  startSession(sessionAnswer({ userData: { ...userData, user: { ...userData.user, id: 'us_otro' } } }));
  assert.is(location.pathname, '/auth/login');
  endSession('', () => undefined);
  startSession(sessionAnswer());
  assert.is(location.pathname, '/auth/login');
});

test('a session that ran out while nobody looked leads back too', () => {
  history.replaceState(null, '', '/branches');
  startSession(sessionAnswer(), Date.now() - 21_600_000);
  endSessionSilently();
  restoreSession();
  assert.is(currentUser.value, null);
  history.replaceState(null, '', '/auth/login');
  startSession(sessionAnswer());
  assert.is(location.pathname, '/branches');
});

/** Simulates a closed page: its memory is gone, its storage is not. */
function endSessionSilently(): void {
  const stored = localStorage.getItem('cobros.session') ?? '';
  endSession('', () => undefined);
  sessionStorage.clear();
  localStorage.setItem('cobros.session', stored);
}

test('the other tabs learn why the session ended, and nothing of a person who left on purpose', () => {
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

test('a session that is over when the page opens says so', () => {
  endReason.value = '';
  startSession(sessionAnswer(), Date.now() - 21_600_000);
  restoreSession();
  assert.match(endReason.value, 'porque pasaron 6 horas');
});

test('who unticks Recordarme is forgotten', () => {
  rememberUser('tiendaluna', true);
  rememberUser('tiendaluna', false);
  assert.is(rememberedUser(), '');
});

test.run();
