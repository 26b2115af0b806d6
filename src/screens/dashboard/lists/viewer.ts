import type { Transaction } from '@cobros/sdk';
import type { Person } from '../../../domain/permissions.ts';

/** The signed-in user, and what is allowed at the moment. */
export interface Viewer {
  person: Person;
  businessId: string;
  /** Rows name their branch only if there is more than one. */
  showsBranch: boolean;
  maySend: boolean;
  /** False while offline: decisions are disabled. */
  online: boolean;
  /** The rows of Pendientes. */
  pending: () => readonly Transaction[];
}
