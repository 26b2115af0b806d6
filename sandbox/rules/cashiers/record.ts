import type { Queryable } from '../../db/database.ts';
import { recordActivity } from '../activity/record.ts';
import type { Session } from '../sessions.ts';
import type { Managed } from './managed.ts';

type Change =
  | 'edited'
  | 'deleted'
  | 'blocked'
  | 'unblocked'
  | 'default'
  | 'closing'
  | 'password'
  | 'notifications';

/** Writes down a change of a cashier, or of the branch whose admin it was made to. */
export function recordChange(
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
