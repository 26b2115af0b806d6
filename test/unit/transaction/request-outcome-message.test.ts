import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { requestOutcomeMessage } from '../../../src/features/transaction/request-outcome-message.ts';
import { appUser, charge, transaction } from '../../fixtures/transaction.ts';

test('a request that is pending or has an unknown status has no outcome', () => {
  for (const status of ['pending', 'disputed' as 'pending'] as const)
    assert.is(requestOutcomeMessage(transaction({ status })), undefined);
});

for (const [status, kind, end] of [
  ['completed', 'success', 'fue aceptada.'],
  ['expired', 'error', 'expiró.'],
  ['canceled', 'error', 'fue cancelada.'],
  ['rejected', 'error', 'fue rechazada.'],
] as const)
  test(`a ${status} request is shown with «${end}»`, () => {
    const text = `La solicitud a @maria.lopez por Q125.50 ${end}`;
    assert.equal(requestOutcomeMessage(transaction({ status })), { kind, title: 'Solicitud', text });
  });

for (const [status, text] of [
  ['completed', 'María López pagó Q125.50.'],
  ['canceled', 'El cobro de Q125.50 fue cancelado.'],
  ['expired', 'El cobro de Q125.50 expiró.'],
  ['refunded', 'El cobro de Q125.50 fue pagado y después reembolsado.'],
] as const)
  test(`a ${status} charge is shown as «${text}»`, () => {
    const outcome = requestOutcomeMessage(charge({ status, friUser: appUser() }));
    assert.equal([outcome?.title, outcome?.text], ['Cobro', text]);
  });
