import { recordActivity } from '#access/activity/record-activity.ts';
import { sendMail } from '#access/outboxes/mail-outbox.ts';
import {
  confirmPassword,
  holdPassword,
  isFresh,
  passwordNeeded,
} from '#access/passwords/confirm-password.ts';
import { passwordMatches } from '#access/passwords/password-hash.ts';
import { limitCalls, type RateLimit } from '#access/passwords/rate-limit.ts';
import {
  CODE_SECONDS,
  CODE_TRIES,
  invalidCode,
  newCode,
  wrongCode,
} from '#access/passwords/verification-code.ts';
import { voidPasswordRecoveryCode } from '#access/passwords/void-password-recovery-code.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { claimEmail } from '#access/users/claim-email.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';

const TITLE = 'Correo electrónico';

/** Limits codes, so that a stranger's mailbox cannot be filled. */
const CODES_OF_USER: RateLimit = {
  name: 'e-mail codes',
  title: TITLE,
  limit: 5,
  windowSeconds: CODE_SECONDS,
};

/**
 * Sends a code to the address that the caller wants. Nothing changes until the code is validated. Because recovery codes will go
 * to this address, the password is required, unless it was typed within the last minutes, to sign in or to send a code to this
 * address.
 * @throws ApiError 409 the caller's current address, or that of another person of the business; 422 the password is missing or
 * wrong; 429 too many codes or wrong passwords
 */
export async function requestEmailChange(
  database: Transactional,
  session: Session,
  { emailAddress, password }: Schemas['UpdateEmailContent'],
  now: Date,
): Promise<void> {
  const { id } = session.user;
  const verified = password === undefined ? undefined : await confirmPassword(database, id, password, now);
  if (
    !verified &&
    !(await isFresh(database, session, now)) &&
    !(await hasCode(database, id, emailAddress, now))
  )
    throw passwordNeeded();
  await claimEmail(database, claimantOf(session), emailAddress, TITLE);
  await limitCalls(database, CODES_OF_USER, id, now);
  const { code, hash, expiresAt } = await newCode(now);
  await database.transaction(async (tx) => {
    if (verified) await holdPassword(tx, verified);
    // A new code replaces the previous one and has its own attempts.
    await tx.query(
      `insert into email_changes (user_id, email_address, code_hash, expires_at) values ($1, $2, $3, $4)
       on conflict (user_id) do update set email_address = $2, code_hash = $3, tries = 0, expires_at = $4`,
      [id, emailAddress, hash, expiresAt],
    );
    const body = [
      `Hola, ${session.user.name}:`,
      '',
      'Escribe este código en el portal de cobros para usar esta dirección como tu correo electrónico.',
      '',
      `Código de verificación: ${code}`,
      '',
      'Sirve 10 minutos. Si no lo pediste, no hagas nada: tu correo no cambia.',
    ].join('\n');
    await sendMail(tx, { to: emailAddress, subject: 'Tu código de verificación', body }, now);
  });
}

/** True if a code that was sent to this address can still be typed. */
async function hasCode(
  database: Queryable,
  userId: string,
  emailAddress: string,
  now: Date,
): Promise<boolean> {
  const sent = await database.query(
    'select 1 from email_changes where user_id = $1 and lower(email_address) = lower($2) and expires_at > $3',
    [userId, emailAddress, now],
  );
  return sent.length > 0;
}

/**
 * Replaces the address with the new one, given the code, and notifies the old address.
 * @returns the new address
 * @throws ApiError 409 somebody has taken the address meanwhile; 422 a wrong or expired code
 */
export async function validateEmailChange(
  database: Transactional,
  session: Session,
  code: string,
  now: Date,
): Promise<string> {
  const change = await countTry(database, session.user.id, now);
  if (!(await passwordMatches(code, change.code_hash))) {
    throw change.tries < CODE_TRIES ? wrongCode(TITLE) : invalidCode(TITLE);
  }
  await database.transaction(async (tx) => {
    // The row is locked before the address, in the same order as in changes of administrative users, to avoid deadlocks.
    const before = await lockEmail(tx, session);
    await claimEmail(tx, claimantOf(session), change.email_address, TITLE);
    // Deleting the row makes the code single-use, even for two simultaneous calls.
    const own = await tx.query(
      'delete from email_changes where user_id = $1 and code_hash = $2 returning 1',
      [session.user.id, change.code_hash],
    );
    if (own.length === 0) throw invalidCode(TITLE);
    await replaceEmail(tx, session, { before, after: change.email_address }, now);
    await recordActivity(tx, session, { action: 'own-email', detail: change.email_address }, now);
  });
  return change.email_address;
}

const claimantOf = ({ user, business }: Session) => ({ businessId: business.id, userId: user.id });

interface CountedTry {
  email_address: string;
  code_hash: string;
  /** Number of tries, including this one. */
  tries: number;
}

async function countTry(database: Queryable, userId: string, now: Date): Promise<CountedTry> {
  const [change] = await database.query<CountedTry>(
    `update email_changes set tries = tries + 1 where user_id = $1 and tries < $2 and expires_at > $3
     returning email_address, code_hash, tries`,
    [userId, CODE_TRIES, now],
  );
  if (!change) throw invalidCode(TITLE);
  return change;
}

async function lockEmail(tx: Queryable, { user }: Session): Promise<string> {
  const [own] = await tx.query<{ email_address: string }>(
    'select email_address from users where id = $1 for no key update',
    [user.id],
  );
  if (!own) throw new Error(`There is no user ${user.id}`);
  return own.email_address;
}

async function replaceEmail(
  tx: Queryable,
  { user }: Session,
  email: { before: string; after: string },
  now: Date,
): Promise<void> {
  await tx.query('update users set email_address = $2 where id = $1', [user.id, email.after]);
  await voidPasswordRecoveryCode(tx, user.username);
  const body = [
    `Hola, ${user.name}:`,
    '',
    `El correo electrónico de tu usuario ${user.username} ahora es ${email.after}. Si no lo cambiaste, avisa a quien administra tu negocio.`,
  ].join('\n');
  await sendMail(tx, { to: email.before, subject: 'Tu correo electrónico cambió', body }, now);
}

/** Deletes expired requests to change an e-mail address. */
export async function deleteOldEmailChanges(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from email_changes where expires_at < $1', [now]);
}
