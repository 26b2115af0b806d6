import { confirmPassword, holdPassword } from '#access/passwords/confirm-password.ts';
import { TITLE } from '#access/sessions/challenge-token.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { hasSecondFactor } from '#access/sessions/sql-conditions.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { type ApiError, businessRule } from '#terms/errors/api-error.ts';
import { type FactorOwner, readOwner } from './owner.ts';
import { limitCodes, spendCode } from './spend-code.ts';

/** The password and code that the caller typed to change the second factor. */
export interface Proof {
  password: string;
  verificationCode: string;
}

/**
 * Runs a change in the transaction that uses up the caller's code, after checking the password.
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

function isOff(): ApiError {
  return businessRule('second-factor-off', TITLE, 'No tienes activa la verificación en dos pasos');
}
