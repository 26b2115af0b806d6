import { forgetAddress, keepAddress, takeAddress } from '#stores/address-after-sign-in.ts';
import { currentUser } from '#stores/current-user.ts';
import { endSession } from '#stores/end-session.ts';
import { rememberedUser, rememberUser } from '#stores/remembered-user.ts';
import * as sessions from '#stores/session.ts';
import { endReason } from '#stores/session-end-reason.ts';
import { session as sessionAnswer } from '../../fixtures/session.ts';
import { assert, test } from '../support/test.ts';

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

test('an invalid stored session is discarded', () => {
  const withoutUser = `{"sessionId":"x","expiresAt":${Date.now() + 1000}}`;
  for (const stored of ['{', 'null', '{"sessionId":"x"}', '[]', withoutUser]) {
    localStorage.setItem('cobros.session', stored);
    restoreSession();
    assert.is(currentUser.value, null, stored);
    assert.is(localStorage.getItem('cobros.session'), null, stored);
  }
});

test('signing in again returns to the page where the session ended, with its navigation state, but no other person does', () => {
  rememberUser('tiendaluna', true);
  startSession(sessionAnswer());
  history.replaceState({ branchId: 'br_centro' }, '', '/transaction/history?status=pending');
  endSession('', () => undefined);
  history.replaceState(null, '', '/auth/login');
  startSession(sessionAnswer());
  assert.is(location.pathname + location.search, '/transaction/history?status=pending');
  assert.equal(history.state, { branchId: 'br_centro' });
  let reloads = 0;
  endSession('', () => void reloads++);
  restoreSession();
  assert.equal([reloads, currentUser.value, rememberedUser()], [1, null, 'tiendaluna']);
  history.replaceState(null, '', '/auth/login');
  const { userData } = sessionAnswer();
  startSession(sessionAnswer({ userData: { ...userData, user: { ...userData.user, id: 'us_otro' } } }));
  assert.is(location.pathname, '/auth/login');
  endSession('', () => undefined);
  startSession(sessionAnswer());
  assert.is(location.pathname, '/auth/login', 'the address is forgotten');
});

test('after a session expired while the page was closed, the portal says so, and signing in returns to the page', () => {
  history.replaceState(null, '', '/branches');
  startSession(sessionAnswer(), Date.now() - 21_600_000);
  endSessionSilently();
  restoreSession();
  assert.equal([currentUser.value, endReason.value], [null, 'Tu sesión terminó porque pasaron 6 horas.']);
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

const at = (href: string) => history.replaceState(null, '', href);

test('a link opened by a visitor is followed once after any sign-in; a stored address still belongs to its owner after the page was opened by a visitor', () => {
  at('/closing/history/cl_1?page=2');
  keepAddress();
  assert.is(takeAddress('us_luna')?.href, '/closing/history/cl_1?page=2');
  assert.is(takeAddress('us_luna'), undefined);
  at('/branches');
  keepAddress('us_luna');
  keepAddress();
  assert.is(takeAddress('us_caja1'), undefined);
});

test('the start page and the visitors’ screens are not stored', () => {
  for (const href of ['/', '/auth/login', '/auth', '/afiliaciones', '/afiliaciones/negocio']) {
    at(href);
    keepAddress('us_luna');
    assert.is(takeAddress('us_luna'), undefined, href);
  }
});

test('an address of another host is never followed; an invalid or deleted address is ignored', () => {
  for (const href of ['//example.org', 'https://example.org/', '/\\\\example.org', 'javascript:alert(1)']) {
    sessionStorage.setItem('cobros.last-address', JSON.stringify({ href }));
    assert.is(takeAddress('us_luna'), undefined, href);
  }
  for (const stored of ['', '{', 'null', '[]', '{"href":1}']) {
    sessionStorage.setItem('cobros.last-address', stored);
    assert.is(takeAddress('us_luna'), undefined, stored);
  }
  at('/branches');
  keepAddress('us_luna');
  forgetAddress();
  assert.is(takeAddress('us_luna'), undefined);
});
