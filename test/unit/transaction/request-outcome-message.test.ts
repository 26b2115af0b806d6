import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { requestOutcomeMessage } from '../../../src/features/transaction/request-outcome-message.ts';
import { appUser } from '../../fixtures/app-user.ts';
import { charge, transaction } from '../../fixtures/transaction.ts';

const test = suite('outcome of a request');

test('a pending request has no outcome', () => {
  assert.is(requestOutcomeMessage(transaction({ status: 'pending' })), undefined);
});

test('a completed one shows that the user accepted, and the amount', () => {
  assert.equal(requestOutcomeMessage(transaction({ status: 'completed' })), {
    kind: 'success',
    title: 'Solicitud',
    text: 'La solicitud a @maria.lopez por Q125.50 fue aceptada.',
  });
});

test('expired, canceled and rejected ones are errors', () => {
  const said = (['expired', 'canceled', 'rejected'] as const).map((status) =>
    requestOutcomeMessage(transaction({ status })),
  );
  assert.equal(
    said.map((outcome) => outcome?.kind),
    ['error', 'error', 'error'],
  );
  assert.equal(
    said.map((outcome) => outcome?.text.split(' ').slice(-2).join(' ')),
    ['Q125.50 expiró.', 'fue cancelada.', 'fue rechazada.'],
  );
});

test('a charge’s outcome says who paid it, or how it ended unpaid', () => {
  const said = (['completed', 'canceled', 'expired', 'refunded'] as const).map((status) =>
    requestOutcomeMessage(charge({ status, ...(status === 'completed' && { friUser: appUser() }) })),
  );
  assert.equal(
    said.map((outcome) => `${outcome?.title}: ${outcome?.text}`),
    [
      'Cobro: María López pagó Q125.50.',
      'Cobro: El cobro de Q125.50 fue cancelado.',
      'Cobro: El cobro de Q125.50 expiró.',
      'Cobro: El cobro de Q125.50 fue pagado y después reembolsado.',
    ],
  );
});

test('an unknown status has no outcome', () => {
  assert.is(requestOutcomeMessage(transaction({ status: 'disputed' as 'pending' })), undefined);
});

test.run();
