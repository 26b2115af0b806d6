import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endSession } from '#stores/end-session.ts';
import { assert, test } from '../support/test.ts';
import '#stores/forget-personal-data.ts';

/** The stored values that may stay on a shared device, and why. */
const STAYS = {
  'cobros.remembered-user': 'Recordarme',
  'cobros.views.': 'named and saved on this device by its user, who alone sees them',
  'cobros.printed-closings': 'ids of closings: another print of a slip is a reprint, whoever makes it',
  'cobros.distinct-payments': 'ids of payments, so that the customer display shows the code again',
  'cobros.first-steps.': 'of a new business: what was hidden or downloaded on this device',
  'cobros.alert-sound': 'of the device',
  'cobros.alert-notice': 'of the device',
  'cobros.shown-at-counter': 'two moments, so that a customer display shows no older payment again',
  'cobros.font': 'of the device',
  'cobros.device-keyboard': 'of the device',
  'cobros.bank-columns': 'which columns the files of a bank have; no line of them',
  'cobros.sign-up': 'the draft of a visitor',
  'cobros.sign-up-sent': 'of a visitor',
  'cobros.end-reason': 'says why the last session ended',
};
const UNFINISHED = [
  'cobros.last-address',
  'cobros.unfinished',
  'cobros.unfinished-page',
  'cobros.watched-requests',
  'cobros.export',
  'cobros.import',
];

/** Every storage key in the source code of the portal. */
const KEYS = [
  ...new Set(
    readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => [...readFileSync(join('src', name), 'utf8').matchAll(/['`](cobros\.[a-z-]+\.?)/g)])
      .map(([, key = '']) => key),
  ),
];

function fill(): void {
  for (const key of KEYS) {
    localStorage.setItem(key, 'x');
    sessionStorage.setItem(key, 'x');
  }
}

const left = (storage: Storage) => Object.keys(storage).sort();

test('when a session ends by itself, unfinished work is kept for its user', () => {
  fill();
  endSession('Pasaron 6 horas', () => undefined);
  assert.is(localStorage.getItem('cobros.frame'), null);
  for (const key of ['cobros.unfinished', 'cobros.watched-requests'])
    assert.is(sessionStorage.getItem(key), 'x', key);
});

test('signing out removes everything personal that the portal stores', async () => {
  fill();
  endSession('', () => undefined);
  await Promise.resolve();
  const personal = ['cobros.session', 'cobros.frame', 'cobros.seen-transactions', ...UNFINISHED].sort();
  assert.equal(KEYS.filter((key) => !(key in STAYS)).sort(), personal);
  const stored = [...new Set([...left(localStorage), ...left(sessionStorage)])];
  for (const key of ['cobros.session', 'cobros.frame', 'cobros.seen-transactions'])
    assert.is(localStorage.getItem(key), null, key);
  for (const key of UNFINISHED) assert.is(sessionStorage.getItem(key), null, key);
  for (const key of Object.keys(STAYS)) assert.ok(stored.includes(key), key);
});
