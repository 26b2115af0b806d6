import { JOIN_REFUND_RULE, type RefundMode, refundModeOf } from '#access/users/refund-mode.ts';
import {
  accessVersionOf,
  type Permission,
  permissionsOf,
  type UserType,
} from '#access/users/user-permissions.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams, type Params } from '#ground/db/sql-params.ts';
import { after, clockAt } from '#terms/time/clock.ts';
import type { CallOrigin } from './call-origin.ts';
import { CHANGED_LATELY } from './read-own-writes.ts';
import type { Scope } from './scope.ts';
import { hasOverdueRequests, lastPolledScope, type PolledScope, scopeVersion } from './scope-version.ts';
import { hashToken, type Session } from './sessions.ts';
import { MUST_ENROLL } from './sql-conditions.ts';

const SEEN_EVERY_SECONDS = 60;

interface SessionRow {
  user_id: string;
  type: UserType;
  name: string;
  username: string;
  branch_id: string | null;
  must_change_password: boolean;
  must_enroll_second_factor: boolean;
  business_id: string;
  time_zone: string;
  closing_locked: boolean;
  role_name: string | null;
  role_permissions: Permission[] | null;
  refund_mode: RefundMode | null;
  child_ids: string[];
  expires_at: Date;
  last_seen_at: Date;
  active: boolean;
  clock_offset: number;
  changed_lately: boolean;
  /** Read only for a conditional call. */
  version?: string;
  overdue?: boolean;
}

export interface FoundSession {
  session: Session;
  /** Set for a conditional call. Undefined while there are overdue requests, because expiring them changes versions. */
  polled: PolledScope | undefined;
  /** True if the session has just changed something, which its next reads must include. */
  changedLately: boolean;
  /** When the session ends, unless it is renewed. */
  expiresAt: Date;
  now: Date;
}

/**
 * Finds the live session of a token and the current time by the sandbox's clock, in one query. A session ends when it expires,
 * when the user signs out, or when its user, branch or business is no longer active.
 * @param conditional true if the call only asks for changes: the query then also reads the version of the scope it probably
 * needs
 */
export async function findSession(
  database: Queryable,
  token: string,
  from: CallOrigin,
  conditional: boolean,
): Promise<FoundSession | undefined> {
  const tokenHash = hashToken(token);
  const scope = conditional ? lastPolledScope(tokenHash) : undefined;
  const row = await readSession(database, tokenHash, scope);
  if (!row) return undefined;
  const now = clockAt(row.clock_offset);
  if (!row.active || row.expires_at <= now) return undefined;
  if (after(row.last_seen_at, SEEN_EVERY_SECONDS) < now) {
    await database.query('update sessions set last_seen_at = $2 where token_hash = $1', [tokenHash, now]);
  }
  const polled =
    scope && row.version !== undefined && !row.overdue ? { scope, version: row.version } : undefined;
  const { changed_lately: changedLately, expires_at: expiresAt } = row;
  return { session: sessionOf(tokenHash, row, from), polled, changedLately, expiresAt, now };
}

async function readSession(
  database: Queryable,
  tokenHash: string,
  scope: Scope | undefined,
): Promise<SessionRow | undefined> {
  const params = createParams();
  const token = params.add(tokenHash);
  const version = scope
    ? `, ${scopeVersion(scope, params)} as version, ${overdueNow(params)} as overdue`
    : '';
  const [row] = await database.query<SessionRow>(
    `select u.id as user_id, u.type, u.name, u.username, u.branch_id, u.must_change_password, u.closing_locked,
       ${MUST_ENROLL} as must_enroll_second_factor,
       b.id as business_id, b.time_zone, r.name as role_name, r.permissions as role_permissions, rr.mode as refund_mode, s.expires_at, s.last_seen_at,
       array(select child.id from users child where child.titular_id = u.id) as child_ids,
       u.status = 'active' and b.status = 'active' and coalesce(br.status = 'active', true) as active,
       ${CHANGED_LATELY} as changed_lately, clock_offset_seconds as clock_offset${version}
     from sessions s join users u on u.id = s.user_id join businesses b on b.id = u.business_id
       left join branches br on br.id = u.branch_id left join roles r on r.id = u.role_id ${JOIN_REFUND_RULE} cross join world
     where s.token_hash = ${token}`,
    params.values,
    { prepare: true },
  );
  return row;
}

function overdueNow(params: Params): string {
  const now = `${params.add(new Date())}::timestamptz + make_interval(secs => clock_offset_seconds)`;
  return hasOverdueRequests(now);
}

function sessionOf(tokenHash: string, row: SessionRow, from: CallOrigin): Session {
  const permissions = permissionsOf({
    type: row.type,
    rolePermissions: row.role_permissions,
    closingLocked: row.closing_locked,
    isTitular: row.child_ids.length > 0,
  });
  const refundMode = refundModeOf(row.refund_mode, { type: row.type, rolePermissions: row.role_permissions });
  return {
    tokenHash,
    user: {
      id: row.user_id,
      type: row.type,
      name: row.name,
      username: row.username,
      branchId: row.branch_id,
      mustChangePassword: row.must_change_password,
      mustEnrollSecondFactor: row.must_enroll_second_factor,
    },
    business: { id: row.business_id, timeZone: row.time_zone },
    childIds: row.child_ids,
    permissions: new Set(permissions),
    refundMode,
    accessVersion: accessVersionOf(permissions, row.role_name, refundMode),
    from,
  };
}
