import { recordActivity } from '#access/activity/record-activity.ts';
import { confirmPassword, isFresh } from '#access/passwords/confirm-password.ts';
import { endChallengesOf, TITLE } from '#access/sessions/challenge-token.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { hasSecondFactor } from '#access/sessions/sql-conditions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { businessRule, invalidFields, noSession } from '#terms/errors/api-error.ts';
import { qrSvg } from '#terms/qr/qr-svg.ts';
import { after } from '#terms/time/clock.ts';
import { changeWithProof } from './change-with-proof.ts';
import { mailEnrolled, mailMoved } from './mails.ts';
import { type FactorOwner, readOwner } from './owner.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { limitCodes, sixDigits, wrongCode } from './spend-code.ts';
import { newSecret, otpauthUri, stepOfCode } from './totp.ts';

const ENROLLMENT_SECONDS = 15 * 60;

/**
 * Creates a secret that waits for its first code; an existing second factor stays until then. Users who must set one up and
 * signed in with their password minutes ago do not have to type it again.
 * @throws ApiError 400 without password or code; 401 if one must be set up and the sign-in was long ago; 422 if one is wrong;
 * 429
 */
export async function beginEnrollment(
  database: Transactional,
  session: Session,
  { password, verificationCode }: Schemas['BeginEnrollmentContent'],
  now: Date,
): Promise<Schemas['Enrollment']> {
  const { id, username, mustEnrollSecondFactor } = session.user;
  const secret = newSecret();
  const keep = (tx: Queryable) => keepNextSecret(tx, id, secret, now);
  if (password === undefined) {
    if (!mustEnrollSecondFactor) throw missing('password');
    if (!(await isFresh(database, session, now))) throw noSession();
  }
  if (await hasSecondFactor(database, id)) {
    if (password === undefined) throw missing('password');
    if (verificationCode === undefined) throw missing('verificationCode');
    await changeWithProof(database, session, { password, verificationCode }, now, keep);
  } else {
    if (password !== undefined) await confirmPassword(database, id, password, now);
    await keep(database);
  }
  const uri = otpauthUri(secret, username);
  return { secret, otpauthUri: uri, qrCode: qrSvg(uri), expiresInSeconds: ENROLLMENT_SECONDS };
}

/**
 * Turns the second factor on, or moves it to another phone, given a code of the new secret, and ends the caller's other
 * sessions.
 * @returns the recovery codes
 * @throws ApiError 422, 429
 */
export async function confirmEnrollment(
  database: Transactional,
  session: Session,
  typed: string,
  now: Date,
): Promise<string[]> {
  const owner = await readOwner(database, session.user.id, session.from);
  return limitCodes(database, owner, now, async (tx) => {
    // Waits for running sign-ins, whose sessions are opened with only a password.
    await tx.query('select 1 from users where id = $1 for no key update', [owner.user.id]);
    const moved = await adoptNextSecret(tx, owner.user.id, typed, now);
    await endChallengesOf(tx, [owner.user.id]);
    await tx.query('delete from sessions where user_id = $1 and token_hash <> $2', [
      owner.user.id,
      session.tokenHash,
    ]);
    await recordActivity(tx, owner, { action: moved ? 'second-factor-moved' : 'second-factor-on' }, now);
    await (moved ? mailMoved : mailEnrolled)(tx, owner, now);
    return replaceRecoveryCodes(tx, owner.user.id);
  });
}

async function keepNextSecret(tx: Queryable, userId: FactorOwner['user']['id'], secret: string, now: Date) {
  await tx.query(
    `insert into second_factors (user_id, next_secret, next_expires_at) values ($1, $2, $3)
     on conflict (user_id) do update set next_secret = $2, next_expires_at = $3`,
    [userId, secret, after(now, ENROLLMENT_SECONDS)],
  );
}

/** Replaces the current secret. @returns whether there was one */
async function adoptNextSecret(tx: Queryable, userId: string, typed: string, now: Date): Promise<boolean> {
  const [kept] = await tx.query<{ secret: string | null; next_secret: string | null }>(
    `select secret, case when next_expires_at > $2 then next_secret end as next_secret
     from second_factors where user_id = $1 for update`,
    [userId, now],
  );
  const digits = sixDigits(typed);
  const stepOf = (secret: string | null | undefined) =>
    digits && secret ? stepOfCode(secret, digits, now) : null;
  if (!kept?.next_secret) throw nothingWaits(stepOf(kept?.secret) !== null);
  const step = stepOf(kept.next_secret);
  if (step === null) throw wrongCode();
  await tx.query(
    `update second_factors set secret = next_secret, enrolled_at = $2, last_step = $3, next_secret = null,
       next_expires_at = null
     where user_id = $1`,
    [userId, now, step],
  );
  return kept.secret !== null;
}

/** After a lost response the same code is sent again, although nothing is left to do. */
const nothingWaits = (isOn: boolean) =>
  businessRule(
    'expired-challenge',
    TITLE,
    isOn ? 'Ya está activa con este teléfono' : 'Pasó demasiado tiempo, empieza de nuevo',
  );

/** Deletes secrets for which no first code was sent. */
export async function deleteOldEnrollments(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from second_factors where secret is null and next_expires_at <= $1', [now]);
  await database.query(
    'update second_factors set next_secret = null, next_expires_at = null where next_expires_at <= $1',
    [now],
  );
}

function missing(field: 'password' | 'verificationCode') {
  return invalidFields([{ field, message: 'Este campo es requerido' }]);
}
