import { holdPassword, PASSWORD_FAILURES, TITLE } from '#access/passwords/confirm-password.ts';
import { passwordMatches } from '#access/passwords/password-hash.ts';
import { limitFailures } from '#access/passwords/rate-limit.ts';
import { TITLE as FACTOR_TITLE } from '#access/sessions/challenge-token.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { hasSecondFactor } from '#access/sessions/sql-conditions.ts';
import { joinTransaction, type Queryable, type Transactional } from '#ground/db/database.ts';
import { ApiError, businessRule } from '#terms/errors/api-error.ts';
import { readOwner } from './owner.ts';
import { limitCodes, spendCode } from './spend-code.ts';

/** A code or password that a signed-in caller typed again. */
export interface TypedProof {
  verificationCode?: string | undefined;
  password?: string | undefined;
}

/**
 * Checks that the caller is who signed in: by a code, which is used up, if they have a second factor, otherwise by the password.
 * Its failures are counted by `limitProofs`, outside of the transaction that they roll back.
 * @throws ApiError 422 with the field that is missing or wrong
 */
export async function proveCaller(
  tx: Queryable,
  { user, from }: Session,
  { verificationCode, password }: TypedProof,
  now: Date,
): Promise<void> {
  if (await hasSecondFactor(tx, user.id)) {
    if (verificationCode === undefined) throw codeNeeded();
    const owner = await readOwner(tx, user.id, from);
    await spendCode(tx, owner, verificationCode, now).catch(throwAt('verificationCode'));
    return;
  }
  if (password === undefined) throw passwordNeeded();
  const [owner] = await tx.query<{ passwordHash: string }>(
    'select password_hash as "passwordHash" from users where id = $1',
    [user.id],
  );
  if (!owner || !(await passwordMatches(password, owner.passwordHash))) throw wrongPassword();
  await holdPassword(tx, { id: user.id, ...owner }).catch(throwAt('password'));
}

/** Runs a call whose transaction may check a proof, and counts wrong ones like those that are typed anywhere else. */
export async function limitProofs<Result>(
  database: Transactional,
  { user, from }: Session,
  { verificationCode, password }: TypedProof,
  now: Date,
  call: (database: Transactional) => Promise<Result>,
): Promise<Result> {
  if (verificationCode !== undefined) {
    const owner = await readOwner(database, user.id, from);
    return limitCodes(database, owner, now, (tx) => call(joinTransaction(tx)));
  }
  if (password === undefined) return call(database);
  return limitFailures(database, PASSWORD_FAILURES, user.id, now, () => call(database));
}

/** Rethrows a rejection as one of what was typed in a field. */
const throwAt = (field: 'verificationCode' | 'password') => (cause: unknown) => {
  if (!(cause instanceof ApiError)) throw cause;
  const { code, title, message } = cause;
  throw businessRule(code, title, message, [{ field, message }]);
};

function codeNeeded(): ApiError {
  const message = 'Escribe el código de tu aplicación de verificación';
  const fields = [{ field: 'verificationCode', message }];
  return businessRule('verification-code-needed', FACTOR_TITLE, message, fields);
}

function passwordNeeded(): ApiError {
  const message = 'Escribe tu contraseña para confirmar que eres tú';
  return businessRule('password-needed', TITLE, message, [{ field: 'password', message }]);
}

function wrongPassword(): ApiError {
  const message = 'La contraseña no es correcta';
  return businessRule('wrong-password', TITLE, message, [{ field: 'password', message }]);
}
