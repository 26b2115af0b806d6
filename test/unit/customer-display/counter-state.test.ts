import type { Transaction } from '@cobros/sdk';
import { rememberDistinct } from '#features/transaction/asking-for-money/other-payment.ts';
import {
  counterState,
  readShown,
  type Shown,
  saveShown,
  shownWith,
} from '#screens/customer-display/counter-state.ts';
import { paid, transaction } from '../fixtures/transaction.ts';
import { assert, test } from '../support/test.ts';

const NOW = Date.parse('2026-11-20T16:50:00.000Z');
const CASHIER = 'us_caja1';
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const own = { businessUserId: CASHIER };
const request = (id: string, seconds: number, over: Partial<Transaction> = {}) =>
  transaction({ ...own, id, creationDate: at(seconds), expirationDate: at(600), ...over });
const payment = (id: string, seconds: number, over: Partial<Transaction> = {}) =>
  paid({ ...own, id, creationDate: at(seconds), resolutionDate: at(seconds), ...over });

const CHARGE = { origin: 'charge', friUser: null } as const;
/** A request that has just been accepted. */
const accepted = (sent: number, expires: number) =>
  payment('c1', sent, { origin: 'request', resolutionDate: at(-5), expirationDate: at(expires) });

function stateOf(pending: Transaction[], received: Transaction[], now = NOW, shown?: Shown) {
  const read = { data: { pending, paid: received }, failed: false, readAt: now };
  return counterState(CASHIER, read, { server: now, device: now }, shown);
}

for (const [what, pending, received, kind, id] of [
  ['the newest request', [request('r1', -60), request('r3', -20), request('r2', -30)], [], 'waiting', 'r3'],
  ['the newest payment', [], [payment('c1', -30), payment('c3', -10), payment('c2', -20)], 'paid', 'c3'],
  ['the newer payment before the request', [request('r1', -20)], [payment('c1', -10)], 'paid', 'c1'],
  ['the newer request before the payment', [request('r1', -5)], [payment('c1', -10)], 'waiting', 'r1'],
  ['no expired request', [request('r1', -20, { expirationDate: at(0) })], [], 'ready', undefined],
  ['a request in its last second', [request('r1', -20, { expirationDate: at(1) })], [], 'waiting', 'r1'],
  ['no request of a quarter of an hour ago', [request('r1', -900)], [], 'ready', undefined],
  ['a request of a second less', [request('r1', -899)], [], 'waiting', 'r1'],
  ['a request without an end', [request('r1', -20, { expirationDate: null })], [], 'waiting', 'r1'],
  ['no payment to be assigned', [request('r1', -20, { origin: 'payment' })], [], 'ready', undefined],
  ['a request of an hour', [request('r1', -20, { expirationDate: at(3_580) })], [], 'waiting', 'r1'],
  ['no request of more', [request('r1', -20, { expirationDate: at(3_581) })], [], 'ready', undefined],
  ['no request of a day', [request('r1', -20, { expirationDate: at(86_380) })], [], 'ready', undefined],
  ['a charge of a day', [request('r1', -20, { ...CHARGE, expirationDate: at(86_380) })], [], 'waiting', 'r1'],
  ['no payment of a request of a day, accepted at home', [], [accepted(-60, 86_340)], 'ready', undefined],
  ['no payment of a request of 16 minutes ago', [], [accepted(-960, 600)], 'ready', undefined],
  ['the payment of a request of this counter', [], [accepted(-60, 600)], 'paid', 'c1'],
  ['no payment of 45 seconds ago', [], [payment('c1', -45)], 'ready', undefined],
  ['a payment of 44 seconds ago', [], [payment('c1', -44)], 'paid', 'c1'],
] as const)
  test(`the display shows ${what}`, () => {
    const state = stateOf([...pending], [...received]);
    assert.is(state.kind, kind);
    assert.is('transaction' in state ? state.transaction.id : undefined, id);
  });

for (const [what, received, failed, age, kind] of [
  ['a payment is still shown without a connection', [payment('c1', -10)], true, 20_000, 'paid'],
  ['without a connection nothing else counts as known', [], true, 20_000, 'unknown'],
  ['what was read 45 seconds ago still counts as known', [], false, 45_000, 'ready'],
  ['what was read more than 45 seconds ago no longer counts as known', [], false, 45_001, 'unknown'],
  ['a read may seem to be two seconds in the future', [], false, -2000, 'ready'],
] as const)
  test(what, () => {
    const read = { data: { pending: [], paid: received }, failed, readAt: NOW - age };
    const state = counterState(CASHIER, read, { server: NOW, device: NOW });
    assert.is(state.kind, kind);
    if (state.kind === 'unknown') assert.is(state.since, NOW - age);
  });

test('a payment that arrived before the one shown last does not come back after it', () => {
  const shown = { askedAt: 0, paidAt: NOW - 10_000, expiresAt: 0 };
  assert.is(stateOf([], [payment('c1', -20)], NOW, shown).kind, 'ready');
  assert.is(stateOf([], [payment('c1', -20), payment('c2', -10)], NOW, shown).kind, 'paid');
});

test('for fifteen seconds the display says that a code has expired', () => {
  const ended = (ago: number) => stateOf([], [], NOW, { askedAt: 0, paidAt: 0, expiresAt: NOW - ago }).kind;
  assert.equal([-1, 0, 14_999, 15_000].map(ended), ['ready', 'expired', 'expired', 'ready']);
});

test('a customer who was asked for an amount is not thanked for another customer’s payment after that request has ended', () => {
  const [asked, came] = [request('r1', -20), payment('c1', -10, { origin: 'payment' })];
  assert.is(stateOf([asked], [came]).kind, 'twice');
  const alone = counterState(
    CASHIER,
    { data: { pending: [asked], paid: [came] }, failed: true, readAt: NOW },
    { server: NOW, device: NOW },
  );
  assert.is(alone.kind, 'paid', 'without a connection nobody can say whether both are meant');
  rememberDistinct(asked, came);
  assert.is(stateOf([asked], [came]).kind, 'waiting');
  assert.is(stateOf([], [came]).kind, 'ready');
});

test('while it is asked whether a payment is the expected one, those of other customers are shown; what was answered on another device ends the question', () => {
  const asked = request('r1', -20);
  const came = payment('c1', -10, { origin: 'payment' });
  const later = payment('c2', -5, { origin: 'payment', amount: 3, friUser: null });
  const state = stateOf([asked], [came, later]);
  assert.is('transaction' in state ? state.transaction.id : state.kind, 'c2');
  assert.is(stateOf([asked], [came, { ...later, resolutionDate: at(-50) }]).kind, 'twice');
  assert.is(stateOf([{ ...asked, distinctPaymentIds: ['c1'] }], [came]).kind, 'waiting');
  assert.is(stateOf([{ ...asked, distinctPaymentIds: [] }], [came]).kind, 'twice');
});

for (const [what, seconds, kind] of [
  ['forward, as after the device has slept', 3600, 'unknown'],
  ['back to when an earlier customer paid', -590, 'loading'],
] as const)
  test(`when the clock is set ${what}, nothing is shown until the next read`, () => {
    const earlier = payment('c1', -600);
    const read = { data: { pending: [], paid: [earlier] }, failed: false, readAt: NOW };
    const stateAt = (moment: number) => counterState(CASHIER, read, { server: moment, device: moment }).kind;
    assert.is(stateAt(NOW), 'ready');
    assert.is(stateAt(NOW + seconds * 1000), kind);
  });

const OF_ANOTHER = { origin: 'payment', amount: 80, friUser: null } as const;

test('an expired code is shown as such for fifteen seconds, but not one that was canceled or paid in another way; a request waits on after a payment that is not its own', () => {
  const stateAt = (seconds: number, data: { pending: Transaction[]; paid: Transaction[] }, shown: Shown) => {
    const now = Date.parse(at(seconds));
    const state = stateOf(data.pending, data.paid, now, shown);
    return { kind: state.kind, shown: shownWith(shown, state, now) };
  };
  const asked = request('r1', 0, { expirationDate: at(60) });
  const waiting = stateAt(1, { pending: [asked], paid: [] }, readShown(''));
  const none = { pending: [], paid: [] };
  const kinds = [59.9, 61, 74, 76].map((seconds) => stateAt(seconds, none, waiting.shown).kind);
  assert.equal(kinds, ['ready', 'expired', 'expired', 'ready']);
  const canceled = stateAt(30, none, waiting.shown);
  assert.is(stateAt(61, none, canceled.shown).kind, 'ready');
  const byTheWall = payment('t9', 5, { origin: 'payment', friUser: null });
  const twice = stateAt(6, { pending: [asked], paid: [byTheWall] }, waiting.shown);
  assert.is(twice.kind, 'twice');
  assert.is(stateAt(61, { pending: [], paid: [byTheWall] }, twice.shown).kind, 'ready');
  const ofAnother = payment('t8', 5, OF_ANOTHER);
  const thanked = stateAt(6, { pending: [asked], paid: [ofAnother] }, waiting.shown);
  assert.is(thanked.kind, 'paid');
  assert.is(stateAt(51, { pending: [asked], paid: [ofAnother] }, thanked.shown).kind, 'waiting');
});

test('what was shown is remembered for the cashier who showed it, a payment without a request too', () => {
  const nothing = { askedAt: 0, paidAt: 0, expiresAt: 0 };
  const state = stateOf([], [payment('c1', -10, { origin: 'payment' })]);
  const shown = shownWith(nothing, state, NOW);
  assert.equal(shown, { ...nothing, paidAt: NOW - 10_000 });
  assert.is(shownWith(shown, state, NOW), shown, 'nothing newer');
  saveShown(CASHIER, shown);
  assert.is(readShown(CASHIER).paidAt, shown.paidAt);
  assert.equal(readShown('us_caja2'), nothing);
});
