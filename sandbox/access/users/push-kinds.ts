import type { OperationId, Schemas } from '#ground/contract/operation-types.ts';
import { allows, requirements } from './operation-requirements.ts';
import type { RefundMode } from './refund-mode.ts';
import type { Permission, UserType } from './user-permissions.ts';

export type PushKind = Schemas['PushKind'];

/** The call that reads what each kind tells of. */
const READ_BY: Record<PushKind, OperationId & keyof typeof requirements> = {
  payments: 'transactions.listPaid',
  'failed-closings': 'closings.history',
  'returned-deposits': 'closings.listDeposits',
  'refund-requests': 'transactions.listRefundRequests',
};

interface Person {
  type: UserType;
  permissions: ReadonlySet<Permission>;
  refundMode: RefundMode;
}

/** The kinds of which a person may be told. Checked when a device is subscribed, and each time something is sent. */
export function pushKindsOf(person: Person): PushKind[] {
  const kinds = Object.keys(READ_BY) as PushKind[];
  return kinds.filter((kind) => {
    if (kind === 'refund-requests' && person.refundMode !== 'allowed') return false;
    const requirement = requirements[READ_BY[kind]];
    return requirement.access === 'session' && allows(requirement, person);
  });
}
