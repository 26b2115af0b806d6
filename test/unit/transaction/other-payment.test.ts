import type { Transaction } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { otherPayment, rememberDistinct } from '../../../src/features/transaction/charge/other-payment.ts';
import { appUser } from '../../fixtures/app-user.ts';
import { transaction } from '../../fixtures/transaction.ts';

const ASKED = '2026-11-20T16:40:00.000Z';
const waiting = transaction({ id: 'tx_w', amount: 50, creationDate: ASKED });
const other = (over: Partial<Transaction> = {}) =>
  transaction({
    id: 'tx_p',
    origin: 'payment',
    status: 'completed',
    amount: 50,
    friUser: appUser({ id: 'fu_other' }),
    creationDate: '2026-11-20T16:41:00.000Z',
    resolutionDate: '2026-11-20T16:41:00.000Z',
    ...over,
  });
const found = (over?: Partial<Transaction>, asked = waiting) => otherPayment(asked, [other(over)])?.id;

test('a payment made in another way is later than the request, to the same cashier, and of the same amount or payer', () => {
  assert.is(found(), 'tx_p');
  assert.is(found({ amount: 49.99 }), undefined);
  assert.is(found({ amount: 49.99, friUser: waiting.friUser }), 'tx_p');
  assert.is(found({ businessUserId: 'us_other' }), undefined);
  assert.is(found({ resolutionDate: '2026-11-20T16:39:59.000Z' }), undefined);
  assert.is(found({ status: 'refunded' }), undefined);
  assert.is(found({ origin: 'charge' }), undefined);
});

test('an equal amount counts only within a few minutes, because many people may pay the price of a printed code', () => {
  const later = { creationDate: '2026-11-20T17:00:00.000Z', resolutionDate: '2026-11-20T17:00:00.000Z' };
  assert.is(found(later), undefined);
  assert.is(found({ ...later, friUser: waiting.friUser }), 'tx_p');
});

test('two transactions without a payer do not count as having the same payer', () => {
  const charge = { ...waiting, origin: 'charge' as const, friUser: null };
  assert.is(found({ amount: 20, friUser: null }, charge), undefined);
  assert.is(found({}, charge), 'tx_p');
});

test('after a payment was confirmed as separate, the portal does not ask about it again, but about the next one', () => {
  rememberDistinct(waiting, other());
  assert.is(found(), undefined);
  assert.is(otherPayment(waiting, [other(), other({ id: 'tx_q' })])?.id, 'tx_q');
  assert.is(found({}, { ...waiting, id: 'tx_w2' }), 'tx_p');
  localStorage.setItem('cobros.distinct-payments', '{');
  assert.is(found(), 'tx_p');
});
