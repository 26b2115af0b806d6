import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { requestOutcomeMessage } from '../../../../src/blocks/transaction/request-outcome-message.ts';
import { transaction } from '../../../fixtures/transaction.ts';

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

test('an unknown status has no outcome', () => {
  assert.is(requestOutcomeMessage(transaction({ status: 'disputed' as 'pending' })), undefined);
});

test.run();
