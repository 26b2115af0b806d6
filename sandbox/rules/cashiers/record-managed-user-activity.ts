import type { Queryable } from '../../db/database.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Session } from '../sessions.ts';
import type { Managed } from './require-managed-user.ts';

type Change =
  | 'edited'
  | 'deleted'
  | 'blocked'
  | 'unblocked'
  | 'default'
  | 'closing'
  | 'password'
  | 'notifications';

/** Records a change of a cashier or, given a branch admin, of the branch. */
export function recordManagedUserActivity(
  tx: Queryable,
  session: Session,
  { user, branch }: Managed,
  { change, detail = '' }: { change: Change; detail?: string },
  now: Date,
): Promise<void> {
  const act =
    user.type === 'operator'
      ? ({ action: `cashier-${change}`, subject: `@${user.username}` } as const)
      : ({ action: `branch-${change}`, subject: branch.name } as const);
  return recordActivity(tx, session, { ...act, detail }, now);
}
