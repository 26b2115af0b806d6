import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  holdMessage,
  message,
  releaseMessage,
  showError,
  showSuccess,
} from '../../../src/stores/messages.ts';
import { fakeTimers } from '../../support/fake-timers.ts';

let timers: ReturnType<typeof fakeTimers>;

test.before.each(() => {
  timers = fakeTimers();
});

test('a new message replaces the one before, and disappears after its own six seconds', () => {
  showSuccess('Uno', '');
  timers.advance(5000);
  showError('Dos', '');
  timers.advance(5999);
  assert.equal([message.value?.kind, message.value?.title], ['error', 'Dos']);
  timers.advance(1);
  assert.is(message.value, null);
});

test('the pointer and the focus keep a message visible until both have left', () => {
  showSuccess('Solicitud', 'Enviada');
  holdMessage();
  holdMessage();
  timers.advance(60_000);
  releaseMessage();
  timers.advance(60_000);
  assert.ok(message.value);
  releaseMessage();
  timers.advance(6000);
  assert.is(message.value, null);
});

test('when a message that was held is replaced, the new one is held and released independently', () => {
  showSuccess('Uno', '');
  holdMessage();
  showSuccess('Dos', '');
  holdMessage();
  releaseMessage();
  timers.advance(6000);
  assert.is(message.value, null);
});
