import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  closeStepsOf,
  openNewRequest,
  openPendingRequest,
  transactionModal,
} from '../../../src/features/transaction/transaction-modal.ts';
import { transaction } from '../../fixtures/transaction.ts';

const test = suite('dialogs of transactions');

test('an outcome closes the dialog of its own transaction and no other', () => {
  openPendingRequest(transaction());
  assert.not.ok(closeStepsOf('tx_2'));
  assert.is(transactionModal.current.value.step, 'pending-request');
  assert.ok(closeStepsOf('tx_1'));
  assert.is(transactionModal.current.value.step, 'none');
  openNewRequest();
  assert.not.ok(closeStepsOf('tx_1'));
  assert.is(transactionModal.current.value.step, 'search-user');
});

test.run();
