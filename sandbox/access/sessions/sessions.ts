import { createHash, randomBytes } from 'node:crypto';
import type { RefundMode } from '#access/users/refund-mode.ts';
import type { Permission, UserType } from '#access/users/user-permissions.ts';
import type { Queryable } from '#ground/db/database.ts';
import { after } from '#terms/time/clock.ts';
import { newId } from '#terms/values/random-ids-and-codes.ts';
import type { CallOrigin } from './call-origin.ts';

/** Six hours (specification §9). */
const SESSION_SECONDS = 21_600;

/** The caller, with the database's state at the time of this call. */
export interface Session {
  tokenHash: string;
  user: {
    id: string;
    type: UserType;
    name: string;
    username: string;
    branchId: string | null;
    mustChangePassword: boolean;
    mustEnrollSecondFactor: boolean;
  };
  business: { id: string; timeZone: string };
  /** Ids of the child cashiers that a titular cashier also sees. */
  childIds: readonly string[];
  permissions: ReadonlySet<Permission>;
  refundMode: RefundMode;
  /** The same version as in the session data. */
  accessVersion: string;
  /** Address and device of this call. */
  from: CallOrigin;
}

/**
 * Opens a session.
 * @returns the token for the client, of which the database stores only the hash
 */
export async function openSession(
  database: Queryable,
  userId: string,
  { device, address }: { device: string; address: string | null },
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = after(now, SESSION_SECONDS);
  await database.query(
    `insert into sessions (token_hash, id, user_id, device, address, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [hashToken(token), newId('se'), userId, device, address, now, expiresAt],
  );
  return { token, expiresAt };
}

/** Extends a live session to six hours from now. @returns when it ends */
export async function renewSession(database: Queryable, session: Session, now: Date): Promise<Date> {
  const expiresAt = after(now, SESSION_SECONDS);
  await database.query('update sessions set expires_at = $2, last_seen_at = $3 where token_hash = $1', [
    session.tokenHash,
    expiresAt,
    now,
  ]);
  return expiresAt;
}

export async function endSession(database: Queryable, session: Session): Promise<void> {
  await database.query('delete from sessions where token_hash = $1', [session.tokenHash]);
}

/** Deletes sessions that have ended. */
export async function deleteOldSessions(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from sessions where expires_at <= $1', [now]);
}

/** The form in which a token is stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
