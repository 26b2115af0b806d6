import { recordActivity } from '#access/activity/record-activity.ts';
import { sendMail } from '#access/outboxes/mail-outbox.ts';
import type { CallOrigin } from '#access/sessions/call-origin.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { blockedReason, type OwnStates } from './blocked-reason.ts';
import { normalUsername } from './check-credentials.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import { limitCalls, type RateLimit } from './rate-limit.ts';
import { type PasswordOwner, setChosenPassword } from './set-chosen-password.ts';
import { CODE_TRIES, invalidCode, newCode, wrongCode } from './verification-code.ts';

const TITLE = 'Contraseña';

/** Limit of codes per username, from any client: with five tries per code, guessing stays hopeless. */
const CODES_OF_USERNAME: RateLimit = {
  name: 'recovery codes',
  title: TITLE,
  limit: 5,
  windowSeconds: 15 * 60,
};
/** Limit of codes that one client may request, for any usernames. */
export const CODES_OF_CLIENT: RateLimit = {
  name: 'recovery codes asked',
  title: TITLE,
  limit: 30,
  windowSeconds: 15 * 60,
};
/** Limit of wrong codes from one client, for any usernames. */
export const RECOVERY_FAILURES: RateLimit = {
  name: 'recovery failures',
  title: TITLE,
  limit: 30,
  windowSeconds: 15 * 60,
};

interface Person extends PasswordOwner, OwnStates {
  name: string;
  businessId: string;
}

/**
 * Creates a code for a username, replacing any previous one, and sends it to its owner. If the username does not exist,
 * response, rows and amount of work are the same, so that nothing reveals it.
 * @throws ApiError 429 after too many codes
 */
export async function requestRecoveryCode(
  database: Transactional,
  typedUsername: string,
  now: Date,
): Promise<void> {
  const username = normalUsername(typedUsername);
  await limitCalls(database, CODES_OF_USERNAME, username, now);
  const { code, hash, expiresAt } = await newCode(now);
  await database.transaction(async (tx) => {
    await tx.query(
      `insert into recovery_codes (username, code_hash, expires_at) values ($1, $2, $3)
       on conflict (username) do update set code_hash = $2, tries = 0, expires_at = $3`,
      [username, hash, expiresAt],
    );
    const person = await findPerson(tx, username);
    if (person) await mailCode(tx, person, code, now);
  });
}

/**
 * Sets a new password with a code, ends all sessions of the person and unlocks the username.
 * @throws ApiError 422 if the code is wrong, used, replaced, too old or was tried five times
 */
export async function recoverPassword(
  database: Transactional,
  typed: { username: string; verificationCode: string; password: string },
  { from, now }: { from: CallOrigin; now: Date },
): Promise<void> {
  const username = normalUsername(typed.username);
  const codeHash = await countTry(database, username, now);
  if (codeHash === undefined) throw invalidCode(TITLE);
  if (!(await passwordMatches(typed.verificationCode, codeHash))) throw wrongCode(TITLE);
  const passwordHash = await hashPassword(typed.password);
  await database.transaction(async (tx) => {
    const used = await tx.query(
      'delete from recovery_codes where username = $1 and code_hash = $2 returning username',
      [username, codeHash],
    );
    if (used.length === 0) throw invalidCode(TITLE);
    const person = await findPerson(tx, username);
    if (!person || blockedReason(person)) throw wrongCode(TITLE);
    await setChosenPassword(tx, person, passwordHash, { now });
    const actor = { user: person, business: { id: person.businessId }, from };
    await recordActivity(tx, actor, { action: 'password-recovered' }, now);
  });
}

/** Deletes expired codes. */
export async function deleteOldCodes(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from recovery_codes where expires_at <= $1', [now]);
}

async function countTry(database: Queryable, username: string, now: Date): Promise<string | undefined> {
  const [row] = await database.query<{ code_hash: string }>(
    `update recovery_codes set tries = tries + 1 where username = $1 and tries < $2 and expires_at > $3
     returning code_hash`,
    [username, CODE_TRIES, now],
  );
  return row?.code_hash;
}

async function findPerson(tx: Queryable, username: string): Promise<Person | undefined> {
  const [row] = await tx.query<Person>(
    `select u.id, u.name, u.username, u.business_id as "businessId", u.email_address as "emailAddress",
       u.status as user_status, br.status as branch_status, b.status as business_status
     from users u join businesses b on b.id = u.business_id left join branches br on br.id = u.branch_id
     where u.username = $1 and u.status <> 'deleted'`,
    [username],
  );
  return row;
}

// Users who are blocked or not yet approved are told so by e-mail, which only they can read.
async function mailCode(tx: Queryable, person: Person, code: string, now: Date): Promise<void> {
  const reason = blockedReason(person);
  // Of the administrator of a business whose sign-up is undecided.
  const isInReview = person.business_status === 'pending';
  const lines = !reason
    ? [
        `Tu código de verificación es ${code}. Sirve durante 10 minutos.`,
        '',
        `Usuario: ${person.username}`,
        '',
        'Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.',
      ]
    : [
        isInReview
          ? 'Pediste recuperar tu contraseña, pero tu afiliación está en revisión. Te escribiremos cuando tu negocio pueda cobrar.'
          : `Pediste recuperar tu contraseña, pero tu ${reason}. Habla con quien administra tu negocio.`,
        '',
        `Usuario: ${person.username}`,
      ];
  const inactiveReason = isInReview ? 'Tu afiliación está en revisión' : `Tu ${reason}`;
  const subject = reason ? inactiveReason : 'Tu código de verificación';
  await sendMail(tx, { to: person.emailAddress, subject, body: lines.join('\n') }, now);
}
