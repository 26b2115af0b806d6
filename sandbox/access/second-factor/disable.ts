import { recordActivity } from '#access/activity/record-activity.ts';
import { endChallengesOf, TITLE } from '#access/sessions/challenge-token.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { DEMANDS_SECOND_FACTOR } from '#access/sessions/sql-conditions.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { type ApiError, businessRule } from '#terms/errors/api-error.ts';
import { changeWithProof, type Proof } from './change-with-proof.ts';
import { mailDisabled } from './mails.ts';

/** Turns the second factor off. @throws ApiError 422, also if the caller's role requires a second factor */
export async function disable(
  database: Transactional,
  session: Session,
  proof: Proof,
  now: Date,
): Promise<void> {
  if (await isDemanded(database, session.user.id)) throw demanded();
  await changeWithProof(database, session, proof, now, async (tx, owner) => {
    await removeSecondFactor(tx, owner.user.id);
    await recordActivity(tx, owner, { action: 'second-factor-off' }, now);
    await mailDisabled(tx, owner, now);
  });
}

/** Removes the secret and the recovery codes. @returns false if there was none */
export async function removeSecondFactor(tx: Queryable, userId: string): Promise<boolean> {
  const removed = await tx.query<{ secret: string | null }>(
    'delete from second_factors where user_id = $1 returning secret',
    [userId],
  );
  await endChallengesOf(tx, [userId]);
  return removed.some(({ secret }) => secret !== null);
}

async function isDemanded(database: Queryable, userId: string): Promise<boolean> {
  const [row] = await database.query<{ demanded: boolean }>(
    `select ${DEMANDS_SECOND_FACTOR} as demanded from users u join businesses b on b.id = u.business_id where u.id = $1`,
    [userId],
  );
  return row?.demanded === true;
}

function demanded(): ApiError {
  return businessRule('second-factor-demanded', TITLE, 'Tu rol exige la verificación en dos pasos');
}
