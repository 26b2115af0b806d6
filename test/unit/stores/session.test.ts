import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rememberedUser, rememberUser } from '../../../src/stores/remembered-user.ts';
import {
  currentUser,
  endSession,
  getSessionId,
  restoreSession,
  startSession,
} from '../../../src/stores/session.ts';
import { session as sessionAnswer } from '../../fixtures/session.ts';

const test = suite('session');

test.before.each(() => localStorage.clear());
test.after.each(() => endSession(() => undefined));

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
  endSession(() => {
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

test('who unticks Recordarme is forgotten', () => {
  rememberUser('tiendaluna', true);
  rememberUser('tiendaluna', false);
  assert.is(rememberedUser(), '');
});

test.run();
