import type { OperationId } from '../contract/operation-types.ts';

// Two versions serve side by side during an update, and a call may be repeated after it: a key stored under another name
// would be carried out twice.
const STORED_NAMES: Partial<Record<OperationId, string>> = {
  'administrativeUsers.create': 'createAdministrativeUser',
  'branches.create': 'createBranch',
  'cashiers.create': 'createCashier',
  'closings.close': 'closePending',
  'transactions.assignPayment': 'assignPayment',
  'transactions.refund': 'refundTransaction',
  'transactions.sendRequest': 'sendRequest',
};

/** The name under which the keys of a call are stored: calls of the first versions keep the name they had then. */
export function storedOperation(id: OperationId): string {
  return STORED_NAMES[id] ?? id;
}
