import type { Person } from '../../../domain/permissions.ts';

/** The person at the lists and what is allowed at the moment. */
export interface Viewer {
  person: Person;
  businessId: string;
  /** Rows name their branch only where there is more than one. */
  showsBranch: boolean;
  maySend: boolean;
  /** Offline, decisions are disabled. */
  online: boolean;
}
