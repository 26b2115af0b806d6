import { recordActivity } from '#access/activity/record-activity.ts';
import { limitFailures, type RateLimit } from '#access/passwords/rate-limit.ts';
import { TITLE } from '#access/sessions/challenge-token.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { ApiError, businessRule } from '#terms/errors/api-error.ts';
import { withoutSeparators } from '../../../words/brought-back.ts';
import { mailCodeUsed, mailLocked } from './mails.ts';
import type { FactorOwner } from './owner.ts';
import { countRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

/** Limit of wrong codes for one user, from any address. */
const CODE_FAILURES: RateLimit = {
  name: 'second factor failures',
  title: TITLE,
  limit: 5,
  windowSeconds: 15 * 60,
};

/**
 * Runs a transaction that checks a code, and counts wrong ones; a try is counted before the comparison. When the limit is
 * reached, the owner is notified, because whoever typed the codes knows the password.
 * @throws ApiError 429, and errors of `work`
 */
export function limitCodes<Result>(
  database: Transactional,
  owner: FactorOwner,
  now: Date,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  return limitFailures(database, CODE_FAILURES, owner.user.id, now, async (tries) => {
    try {
      return await database.transaction(work);
    } catch (cause) {
      const isWrong = cause instanceof ApiError && cause.status === 422;
      if (isWrong && tries === CODE_FAILURES.limit) await tellLocked(database, owner, now);
      throw cause;
    }
  });
}

/**
 * Uses up a code of the authenticator application, or a recovery code.
 * @throws ApiError 422
 */
export async function spendCode(tx: Queryable, owner: FactorOwner, typed: string, now: Date): Promise<void> {
  const digits = sixDigits(typed);
  if (digits !== undefined) return spendStep(tx, owner.user.id, digits, now);
  if (!(await spendRecoveryCode(tx, owner.user.id, typed, now))) throw wrongCode();
  const left = await countRecoveryCodes(tx, owner.user.id);
  await recordActivity(tx, owner, { action: 'recovery-code-used', detail: String(left) }, now);
  await mailCodeUsed(tx, owner, left, now);
}

/** The six digits of a typed code, without anything typed between them; undefined for any other text. */
export function sixDigits(typed: string): string | undefined {
  const plain = withoutSeparators(typed);
  return /^\d{6}$/.test(plain) ? plain : undefined;
}

async function spendStep(tx: Queryable, userId: string, digits: string, now: Date): Promise<void> {
  const [factor] = await tx.query<{ secret: string }>(
    'select secret from second_factors where user_id = $1 and secret is not null',
    [userId],
  );
  const step = factor ? stepOfCode(factor.secret, digits, now) : null;
  if (!factor || step === null) throw wrongCode();
  // Of many simultaneous uses of a code, one succeeds.
  const spent = await tx.query(
    `update second_factors set last_step = $2 where user_id = $1 and secret = $3 and last_step < $2 returning user_id`,
    [userId, step, factor.secret],
  );
  if (spent.length === 0) throw usedCode();
}

export function wrongCode(): ApiError {
  return businessRule('wrong-code', TITLE, 'El código no es correcto');
}

function usedCode(): ApiError {
  return businessRule('wrong-code', TITLE, 'Este código ya se usó, espera el siguiente');
}

function tellLocked(database: Transactional, owner: FactorOwner, now: Date): Promise<void> {
  const minutes = `${CODE_FAILURES.windowSeconds / 60} minutos`;
  return database.transaction(async (tx) => {
    const act = {
      action: 'second-factor-locked',
      subject: String(CODE_FAILURES.limit),
      detail: minutes,
    } as const;
    await recordActivity(tx, owner, act, now);
    await mailLocked(tx, owner, minutes, now);
  });
}
