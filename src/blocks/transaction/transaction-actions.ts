import type { Transaction } from '@cobros/sdk';
import { can, type Person, type Requirement } from '../../domain/permissions.ts';

/** Who moves payments: cashiers and branches, and of the business those who may manage cashiers. Who only reads may not. */
const OPERATES: Requirement = {
  all: ['view_payments'],
  either: [{ role: 'operator' }, { role: 'branch_admin' }, { role: 'admin', all: ['cashier_manage'] }],
};

const ADMINISTERS: Requirement = { either: [{ role: 'admin' }, { role: 'branch_admin' }] };

export type TransactionAction = 'cancel' | 'assign' | 'reject' | 'refund';

export function mayOperate(person: Person): boolean {
  return can(person, OPERATES);
}

/** Who assigns and rejects what app users paid, and refunds: no cashier does. */
function mayAdminister(person: Person): boolean {
  return mayOperate(person) && can(person, ADMINISTERS);
}

/** What a transaction offers this person, its one decision first. */
export function transactionActions(
  transaction: Pick<Transaction, 'origin' | 'status'>,
  person: Person,
): TransactionAction[] {
  if (!mayOperate(person)) return [];
  const { origin, status } = transaction;
  if (status === 'pending' && origin === 'request') return ['cancel'];
  if (!mayAdminister(person)) return [];
  if (isUnassigned(transaction)) return ['assign', 'reject'];
  return status === 'completed' ? ['refund'] : [];
}

/** A payment to the business or to a branch waits for a cashier. */
export function isUnassigned({ origin, status }: Pick<Transaction, 'origin' | 'status'>): boolean {
  return status === 'pending' && origin === 'payment';
}
