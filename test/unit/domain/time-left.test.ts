import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  formatTimeLeft,
  secondsUntil,
  shareLeft,
  timeLeftAnnouncement,
} from '../../../src/domain/time-left.ts';
import { transaction } from '../../fixtures/transaction.ts';

test('screen readers announce five minutes, one minute and the end, once each', () => {
  const heard = [];
  for (let seconds = 600; seconds > 0; seconds -= 1) heard.push(timeLeftAnnouncement(seconds, seconds - 1));
  assert.equal(heard.filter(Boolean), ['Quedan 5 minutos', 'Queda 1 minuto', 'Se acabó el tiempo']);
});

test('after the device has slept, only the latest announcement is made', () => {
  assert.is(timeLeftAnnouncement(600, 0), 'Se acabó el tiempo');
  assert.is(timeLeftAnnouncement(600, 42), 'Queda 1 minuto');
});

test('a request of five minutes does not start with an announcement', () => {
  assert.is(timeLeftAnnouncement(300, 300), undefined);
  assert.is(timeLeftAnnouncement(300, 299), undefined);
});

test('the ring shows the remaining part, and at most the whole', () => {
  assert.is(shareLeft(450, transaction()), 0.5);
  assert.is(shareLeft(901, transaction()), 1);
  assert.is(shareLeft(10, transaction({ expirationDate: null })), 0);
});

test('minutes and seconds are shown, and from one hour on also hours', () => {
  const texts = [0, 48, 60, 754, 3599, 3600, 86_399].map(formatTimeLeft).join(' ');
  assert.is(texts, '0:00 0:48 1:00 12:34 59:59 1:00:00 23:59:59');
});

test('a second that has begun counts, and the time is never negative', () => {
  assert.is(secondsUntil(10_000, 9_001), 1);
  assert.is(secondsUntil(10_000, 10_000), 0);
  assert.is(secondsUntil(10_000, 99_000), 0);
});
