import { startSession } from '../../src/stores/session.ts';
import { session } from '../fixtures/session.ts';

/** Signs in with another role than the cashier of the session's fixture, and with other permissions if given. */
export function signInAs(
  type: 'admin' | 'branch_admin' | 'operator',
  permissions: readonly string[] = session().userData.permissions,
  ...capabilities: ('charges' | 'summary' | 'statement' | 'csv' | 'deposits' | 'reconciliation' | 'imports')[]
): void {
  const { userData, ...rest } = session();
  startSession({
    ...rest,
    userData: {
      ...userData,
      user: { ...userData.user, type },
      permissions: permissions as never,
      capabilities,
    },
  });
}
