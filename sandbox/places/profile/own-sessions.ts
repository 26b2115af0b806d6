import { recordActivity } from '#access/activity/record-activity.ts';
import { endChallengesOf } from '#access/sessions/challenge-token.ts';
import { deviceName } from '#access/sessions/device-name.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { notFound } from '#terms/errors/api-error.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';

interface Row {
  id: string;
  token_hash: string;
  device: string;
  address: string | null;
  created_at: Date;
  last_seen_at: Date;
}

/** The caller's live sessions: first the current one, then the others by last use. */
export async function listOwnSessions(
  database: Queryable,
  { tokenHash, user, business }: Session,
  now: Date,
): Promise<Schemas['OwnSession'][]> {
  const rows = await database.query<Row>(
    `select id, token_hash, device, address, created_at, last_seen_at from sessions where user_id = $1 and expires_at > $2
     order by token_hash = $3 desc, last_seen_at desc, id`,
    [user.id, now, tokenHash],
  );
  const format = createMomentFormatter(business.timeZone);
  return rows.map((row) => {
    const [created, seen] = [format(row.created_at), format(row.last_seen_at)];
    return {
      id: row.id,
      device: deviceName(row.device),
      address: row.address,
      creationDate: row.created_at.toISOString(),
      formattedCreationDate: created.date,
      formattedCreationTime: created.time,
      lastSeenDate: row.last_seen_at.toISOString(),
      formattedLastSeenDate: seen.date,
      formattedLastSeenTime: seen.time,
      current: row.token_hash === tokenHash,
    };
  });
}

/**
 * Ends one of the caller's sessions immediately.
 * @throws ApiError 404 if it is not the caller's, or has ended
 */
export async function closeOwnSession(
  database: Transactional,
  session: Session,
  id: string,
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [closed] = await tx.query<{ device: string; token_hash: string }>(
      'delete from sessions where id = $1 and user_id = $2 returning device, token_hash',
      [id, session.user.id],
    );
    if (!closed) throw notFound('Esta sesión ya no está abierta');
    const own = closed.token_hash === session.tokenHash;
    const detail = deviceName(closed.device);
    await recordActivity(tx, session, { action: own ? 'signed-out' : 'session-closed', detail }, now);
  });
}

/** Ends the caller's other sessions, and sign-ins that wait for a second step. @returns the number of sessions */
export async function closeOtherSessions(
  database: Transactional,
  session: Session,
  now: Date,
): Promise<number> {
  return database.transaction(async (tx) => {
    const closed = await tx.query(
      'delete from sessions where user_id = $1 and token_hash <> $2 and expires_at > $3 returning id',
      [session.user.id, session.tokenHash, now],
    );
    await endChallengesOf(tx, [session.user.id]);
    if (closed.length > 0) {
      const act = { action: 'other-sessions-closed', detail: String(closed.length) } as const;
      await recordActivity(tx, session, act, now);
    }
    return closed.length;
  });
}
