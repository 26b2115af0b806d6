import type { OperationId } from '#ground/contract/operation-types.ts';

// Old names of operations. During an update two versions serve side by side, and a call may be repeated afterwards: if
// its key were stored under another name, the call would be carried out twice.
const STORED_NAMES: Partial<Record<OperationId, string>> = {
  'administrativeUsers.create': 'createAdministrativeUser',
  'branches.create': 'createBranch',
  'cashiers.create': 'createCashier',
  'closings.close': 'closePending',
  'transactions.assignPayment': 'assignPayment',
  'transactions.refund': 'refundTransaction',
  'transactions.sendRequest': 'sendRequest',
};

/** The name under which the keys of a call are stored; calls of the first versions keep the name they had then. */
export function storedOperation(id: OperationId): string {
  return STORED_NAMES[id] ?? id;
}
