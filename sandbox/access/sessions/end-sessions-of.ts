import type { Queryable } from '#ground/db/database.ts';
import { endChallengesOf } from './challenge-token.ts';

/** Ends all sessions of these users, and their sign-ins that wait for a second step. */
export async function endSessionsOf(tx: Queryable, userIds: readonly string[]): Promise<void> {
  await tx.query('delete from sessions where user_id = any($1)', [[...userIds]]);
  await endChallengesOf(tx, userIds);
}
