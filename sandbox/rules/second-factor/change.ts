import type { Queryable, Transactional } from '../../db/database.ts';
import { recordActivity } from '../activity/record.ts';
import { type ApiError, businessRule } from '../api-error.ts';
import { confirmPassword, holdPassword } from '../confirm-password.ts';
import type { Session } from '../sessions.ts';
import { endChallengesOf } from './challenge.ts';
import { mailDisabled, mailRenewed } from './mails.ts';
import { type FactorOwner, readOwner } from './owner.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { DEMANDS_SECOND_FACTOR, hasSecondFactor } from './required.ts';
import { limitCodes, spendCode, TITLE } from './spend-code.ts';

/** Typed by the caller to change their second factor. */
export interface Proof {
  password: string;
  verificationCode: string;
}

/**
 * Runs a change in the transaction that uses the caller's code up, after checking the password.
 * @throws ApiError 422 the password or the code is wrong, or there is no second factor; 429
 */
export async function changeWithProof<Result>(
  database: Transactional,
  session: Session,
  { password, verificationCode }: Proof,
  now: Date,
  change: (tx: Queryable, owner: FactorOwner) => Promise<Result>,
): Promise<Result> {
  const owner = await readOwner(database, session.user.id, session.from);
  if (!(await hasSecondFactor(database, owner.user.id))) throw isOff();
  const verified = await confirmPassword(database, owner.user.id, password, now);
  return limitCodes(database, owner, now, async (tx) => {
    await holdPassword(tx, verified);
    await spendCode(tx, owner, verificationCode, now);
    return change(tx, owner);
  });
}

/** @returns ten new recovery codes, which replace the earlier ones */
export function renewRecoveryCodes(
  database: Transactional,
  session: Session,
  proof: Proof,
  now: Date,
): Promise<string[]> {
  return changeWithProof(database, session, proof, now, async (tx, owner) => {
    const codes = await replaceRecoveryCodes(tx, owner.user.id);
    await recordActivity(tx, owner, { action: 'recovery-codes-renewed' }, now);
    await mailRenewed(tx, owner, now);
    return codes;
  });
}

/** @throws ApiError 422 also when the caller's role demands a second factor */
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

function isOff(): ApiError {
  return businessRule('second-factor-off', TITLE, 'No tienes activa la verificación en dos pasos');
}

function demanded(): ApiError {
  return businessRule('second-factor-demanded', TITLE, 'Tu rol exige la verificación en dos pasos');
}
