import { randomInt } from 'node:crypto';
import type { Queryable, Transactional } from '../../db/database.ts';
import { recordActivity } from '../activity/record.ts';
import { type ApiError, businessRule, conflict } from '../api-error.ts';
import { after } from '../clock.ts';
import { sendMail } from '../outbox.ts';
import { hashPassword, type PasswordCost, passwordMatches } from '../passwords.ts';
import { limitCalls, type RateLimit } from '../rate-limit.ts';
import type { Session } from '../sessions.ts';
import { refuseTaken } from '../taken.ts';

const TITLE = 'Correo electrónico';

/** Six digits, ten minutes, five tries. */
const CODE_SECONDS = 600;
const TRIES = 5;
/** A fifth of a password's: all million codes still take hours, and each lives ten minutes. */
const CODE_COST: PasswordCost = { logN: 14, parallelization: 1 };

/** So that nobody fills a stranger's mailbox. */
const CODES_OF_USER: RateLimit = {
  name: 'e-mail codes',
  title: TITLE,
  limit: 5,
  windowSeconds: CODE_SECONDS,
};

const wrongCode = () => businessRule(TITLE, 'El código de verificación no es correcto');
const noCode = () => businessRule(TITLE, 'El código de verificación ya no sirve, pide uno nuevo');

/**
 * Sends a code to the address the caller wants to have. Nothing changes before the code comes back.
 * @throws ApiError 409 the own address, or one that somebody else of the business has; 429 too many codes
 */
export async function requestEmailChange(
  database: Transactional,
  session: Session,
  emailAddress: string,
  now: Date,
): Promise<void> {
  await refuseTakenEmail(database, session, emailAddress);
  await limitCalls(database, CODES_OF_USER, session.user.id, now);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeHash = await hashPassword(code, CODE_COST);
  await database.transaction(async (tx) => {
    // A newer code takes the place of the one before, with tries of its own.
    await tx.query(
      `insert into email_changes (user_id, email_address, code_hash, expires_at) values ($1, $2, $3, $4)
       on conflict (user_id) do update set email_address = $2, code_hash = $3, tries = 0, expires_at = $4`,
      [session.user.id, emailAddress, codeHash, after(now, CODE_SECONDS)],
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

/**
 * With the code that was sent, the new address takes the place of the old one, which is told.
 * @returns the address that holds now
 * @throws ApiError 409 somebody took the address meanwhile; 422 a wrong code, or one that is over
 */
export async function validateEmailChange(
  database: Transactional,
  session: Session,
  code: string,
  now: Date,
): Promise<string> {
  const change = await takeTry(database, session.user.id, now);
  if (!(await passwordMatches(code, change.code_hash))) {
    throw change.tries < TRIES ? wrongCode() : noCode();
  }
  await database.transaction(async (tx) => {
    // Two people who bring codes for one address at the same moment wait for each other.
    await tx.query('select pg_advisory_xact_lock(hashtext(lower($1)))', [change.email_address]);
    await refuseTakenEmail(tx, session, change.email_address);
    // A code serves once, also when two calls bring it at the same moment.
    const own = await tx.query(
      'delete from email_changes where user_id = $1 and code_hash = $2 returning 1',
      [session.user.id, change.code_hash],
    );
    if (own.length === 0) throw noCode();
    await refuseTaken(TITLE, TAKEN, () => replaceEmail(tx, session, change.email_address, now));
    await recordActivity(tx, session, { action: 'own-email', detail: change.email_address }, now);
  });
  return change.email_address;
}

/** An address is one person's within a business; of other businesses nothing is said. */
async function refuseTakenEmail(tx: Queryable, { user, business }: Session, email: string): Promise<void> {
  const owners = await tx.query<{ id: string }>(
    `select id from users where business_id = $1 and lower(email_address) = lower($2) and status <> 'deleted'`,
    [business.id, email],
  );
  if (owners.some(({ id }) => id === user.id)) throw taken('Ya es tu correo electrónico');
  if (owners.length > 0) throw taken('El correo electrónico ya está en uso');
}

// Somebody of Equipo may be given the address at this very moment.
const TAKEN = {
  team_email_key: { field: 'emailAddress', message: 'El correo electrónico ya está en uso' },
};

function taken(message: string): ApiError {
  return conflict(TITLE, message, [{ field: 'emailAddress', message }]);
}

interface TakenTry {
  email_address: string;
  code_hash: string;
  /** With this one. */
  tries: number;
}

/** Counted before the code is looked at, so that of many guesses at the same moment no more than five count. */
async function takeTry(database: Queryable, userId: string, now: Date): Promise<TakenTry> {
  const [change] = await database.query<TakenTry>(
    `update email_changes set tries = tries + 1 where user_id = $1 and tries < $2 and expires_at > $3
     returning email_address, code_hash, tries`,
    [userId, TRIES, now],
  );
  if (!change) throw noCode();
  return change;
}

async function replaceEmail(tx: Queryable, { user }: Session, email: string, now: Date): Promise<void> {
  const [before] = await tx.query<{ email_address: string }>(
    'select email_address from users where id = $1 for update',
    [user.id],
  );
  await tx.query('update users set email_address = $2 where id = $1', [user.id, email]);
  // A code on its way to the old address must not open the account any more.
  await tx.query('delete from recovery_codes where username = $1', [user.username]);
  if (!before) return;
  const body = [
    `Hola, ${user.name}:`,
    '',
    `El correo electrónico de tu usuario ${user.username} ahora es ${email}. Si no lo cambiaste, avisa a quien administra tu negocio.`,
  ].join('\n');
  await sendMail(tx, { to: before.email_address, subject: 'Tu correo electrónico cambió', body }, now);
}

/** Forgets changes that were never validated. */
export async function forgetOldEmailChanges(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from email_changes where expires_at < $1', [now]);
}
