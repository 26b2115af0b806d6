import type { OperationId, Schemas } from '#ground/contract/operation-types.ts';
import { allows, requirements } from './operation-requirements.ts';
import type { Permission, UserType } from './user-permissions.ts';

export type PushKind = Schemas['PushKind'];

/** The call that reads what each kind tells of. */
const READ_BY: Record<PushKind, OperationId & keyof typeof requirements> = {
  payments: 'transactions.listPaid',
  'failed-closings': 'closings.history',
  'returned-deposits': 'closings.listDeposits',
};

/** The kinds of which a person may be told. Checked when a device is subscribed, and each time something is sent. */
export function pushKindsOf(person: { type: UserType; permissions: ReadonlySet<Permission> }): PushKind[] {
  const kinds = Object.keys(READ_BY) as PushKind[];
  return kinds.filter((kind) => {
    const requirement = requirements[READ_BY[kind]];
    return requirement.access === 'session' && allows(requirement, person);
  });
}
