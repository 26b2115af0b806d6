import type { Transaction } from '@cobros/sdk';
import type { Person } from '#domain/permissions.ts';

/** The signed-in user, and what the user may currently do. */
export interface Viewer {
  person: Person;
  businessId: string;
  /** Rows name their branch and their cashier only if there is more than one. */
  showsBranch: boolean;
  showsCashier: boolean;
  maySend: boolean;
  /** False while offline, when decisions are disabled. */
  online: boolean;
  /** Returns the pending transactions. */
  pending: () => readonly Transaction[];
}
