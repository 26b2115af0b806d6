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
test.after.each(() => {});

test('an error replaces a success', () => {
  showSuccess('Solicitud', 'La solicitud fue aceptada');
  showError('Error', 'Ocurrió un error, intente nuevamente');
  assert.is(message.value?.kind, 'error');
  assert.is(message.value?.title, 'Error');
});

test('a message disappears after six seconds', () => {
  showSuccess('Solicitud', 'Enviada');
  timers.advance(5999);
  assert.ok(message.value);
  timers.advance(1);
  assert.is(message.value, null);
});

test('a new message starts its own six seconds', () => {
  showSuccess('Uno', '');
  timers.advance(5000);
  showSuccess('Dos', '');
  timers.advance(5999);
  assert.is(message.value?.title, 'Dos');
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
