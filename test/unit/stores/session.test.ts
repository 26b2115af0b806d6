import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { currentUser } from '../../../src/stores/current-user.ts';
import { endSession } from '../../../src/stores/end-session.ts';
import { rememberedUser, rememberUser } from '../../../src/stores/remembered-user.ts';
import * as sessions from '../../../src/stores/session.ts';
import { endReason } from '../../../src/stores/session-end-reason.ts';
import { session as sessionAnswer } from '../../fixtures/session.ts';

const { getSessionId, passwordChanged, restoreSession, secondFactorEnrolled, session, startSession } =
  sessions;

test.before.each(() => localStorage.clear());
test.after.each(() => endSession('', () => undefined));

test('a session survives a reload until it expires', () => {
  const start = Date.now();
  startSession(sessionAnswer(), start);
  restoreSession(start + 21_599_000);
  assert.is(getSessionId(), sessionAnswer().sessionId);
  localStorage.setItem('cobros.frame', '{"role":"Cajero"}');
  localStorage.setItem('cobros.seen-transactions', 'op_1');
  restoreSession(start + 21_600_000);
  assert.is(getSessionId(), undefined);
  assert.is(localStorage.length, 0, 'it leaves nothing behind on a shared device');
});

test('ending a session deletes it, keeps the remembered user and reloads the page', () => {
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

test('an invalid stored session is discarded', () => {
  const withoutUser = `{"sessionId":"x","expiresAt":${Date.now() + 1000}}`;
  for (const stored of ['{', 'null', '{"sessionId":"x"}', '[]', withoutUser]) {
    localStorage.setItem('cobros.session', stored);
    restoreSession();
    assert.is(currentUser.value, null, stored);
    assert.is(localStorage.getItem('cobros.session'), null, stored);
  }
});

test('signing in again returns to the page where the session ended, with its navigation state', () => {
  startSession(sessionAnswer());
  history.replaceState({ branchId: 'br_centro' }, '', '/transaction/history?status=pending');
  endSession('', () => undefined);
  history.replaceState(null, '', '/auth/login');
  startSession(sessionAnswer());
  assert.is(location.pathname + location.search, '/transaction/history?status=pending');
  assert.equal(history.state, { branchId: 'br_centro' });
});

test('another person does not return to the first person’s page, and neither does the first person afterwards', () => {
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

test('signing in after a session expired while the page was closed also returns to the page', () => {
  history.replaceState(null, '', '/branches');
  startSession(sessionAnswer(), Date.now() - 21_600_000);
  endSessionSilently();
  restoreSession();
  assert.is(currentUser.value, null);
  history.replaceState(null, '', '/auth/login');
  startSession(sessionAnswer());
  assert.is(location.pathname, '/branches');
});

/** Simulates a closed page: its memory is gone, but its storage is not. */
function endSessionSilently(): void {
  const stored = localStorage.getItem('cobros.session') ?? '';
  endSession('', () => undefined);
  sessionStorage.clear();
  localStorage.setItem('cobros.session', stored);
}

test('if a session has expired when the page opens, the reason is shown', () => {
  endReason.value = '';
  startSession(sessionAnswer(), Date.now() - 21_600_000);
  restoreSession();
  assert.match(endReason.value, 'porque pasaron 6 horas');
});

test('a required step is shown until it is done, even after a reload', () => {
  startSession(sessionAnswer({ mustChangePassword: true, mustEnrollSecondFactor: true }));
  const asked = () => [session.value?.mustChangePassword, session.value?.mustEnrollSecondFactor];
  assert.equal(asked(), [true, true]);
  passwordChanged();
  restoreSession();
  assert.equal(asked(), [false, true]);
  secondFactorEnrolled();
  restoreSession();
  assert.equal(asked(), [false, undefined]);
  assert.is(getSessionId(), sessionAnswer().sessionId);
});

test('completing a required step without a session does not start one', () => {
  endSession('', () => undefined);
  passwordChanged();
  secondFactorEnrolled();
  restoreSession();
  assert.is(session.value, null);
});
