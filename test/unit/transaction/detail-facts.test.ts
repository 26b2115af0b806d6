import type { Transaction } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { detailFacts, detailTitle } from '../../../src/features/transaction/detail/detail-facts.ts';
import { paid, transaction } from '../../fixtures/transaction.ts';

const fact = (shown: Transaction, wanted: string) =>
  detailFacts(shown).find(([label]) => label === wanted)?.[1];

test('the title names the kind of transaction and its reference, if there is one', () => {
  for (const [over, title] of [
    [{ origin: 'request' }, 'Solicitud C1024'],
    [{ origin: 'payment' }, 'Pago C1024'],
    [{ origin: 'payment', reference: '' }, 'Pago'],
    [{ origin: 'charge' }, 'Cobro C1024'],
  ] as const)
    assert.is(detailTitle(transaction(over)), title);
});

test('the origin is shown in words, and an unknown one as the API names it', () => {
  for (const [origin, text] of [
    ['request', 'Solicitud'],
    ['payment', 'Pago iniciado por el cliente'],
    ['charge', 'Cobro'],
    ['terminal', 'terminal'],
  ] as const)
    assert.is(fact(transaction({ origin: origin as 'request' }), 'Origen'), text);
});

test('if a transaction ended on the day of its creation, only the time is shown, otherwise also the date', () => {
  assert.is(fact(paid(), 'Creación'), '20/11/2026 10:42:51');
  assert.is(fact(paid(), 'Recibido'), '10:43:20');
  assert.is(fact(paid({ formattedResolutionDate: '21/11/2026' }), 'Recibido'), '21/11/2026 10:43:20');
  assert.is(fact(paid({ status: 'rejected' }), 'Resolución'), '10:43:20');
  const receipt = { receivedDate: '2026-11-20T16:43:20.000Z', formattedReceivedDate: '20/11/2026' };
  const times = { formattedReceivedTime: '10:43:20', formattedResolutionTime: '11:00:00' };
  const refunded = paid({ status: 'refunded', ...receipt, ...times });
  assert.equal([fact(refunded, 'Recibido'), fact(refunded, 'Reembolsado')], ['10:43:20', '11:00:00']);
  for (const label of ['Recibido', 'Resolución']) assert.is(fact(transaction(), label), '');
});

test('the authorization is shown in two groups of three digits', () => {
  for (const [authorizationNumber, text] of [
    ['804522', '804 522'],
    ['8045', '8045'],
    [null, ''],
  ] as const)
    assert.is(fact(paid({ authorizationNumber }), 'Autorización'), text);
});

test('a payment that is not assigned yet has neither a branch nor a cashier', () => {
  const nobody = { businessBranchName: null, businessUserName: null };
  const unassigned = transaction({ ...nobody, statusReason: 'Duplicado' });
  assert.equal(
    ['Sucursal', 'Caja', 'Motivo', 'Comprobante'].map((label) => fact(unassigned, label)),
    ['', '', 'Duplicado', ''],
  );
});
