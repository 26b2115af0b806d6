import { recordActivity } from '#access/activity/record-activity.ts';
import type { CallOrigin } from '#access/sessions/call-origin.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { oneAtATime } from '#ground/running/one-at-a-time.ts';
import { ApiError } from '#terms/errors/api-error.ts';
import { after } from '#terms/time/clock.ts';
import { broughtBack } from '../../../words/brought-back.ts';
import { cleanText } from '../../../words/clean-text.ts';
import { blockedReason, type OwnStates } from './blocked-reason.ts';
import { passwordMatches } from './password-hash.ts';
import { type RateLimit, tooManyTries } from './rate-limit.ts';

const TITLE = 'Inicio de sesión';
const TRIES = 5;
const LOCK_SECONDS = 15 * 60;

/** Limit of wrong passwords from one client, for any usernames: more than a busy shop mistypes, and far too few for guessing. */
export const SIGN_IN_FAILURES: RateLimit = {
  name: 'sign-in failures',
  title: TITLE,
  limit: 30,
  windowSeconds: 5 * 60,
};

interface Candidate extends OwnStates {
  id: string;
  name: string;
  username: string;
  business_id: string;
  password_hash: string;
  user_status: 'active' | 'blocked' | 'deleted';
  branch_status: 'active' | 'blocked' | 'deleted' | null;
}

/** The user whose password matched, and the hash it was compared with. */
export interface VerifiedUser {
  id: string;
  passwordHash: string;
}

/**
 * Checks a username and a password. Response and amount of work are the same for unknown usernames. A process checks one
 * password per username at a time, so that simultaneous sign-ins of the same user do not lock it.
 * @throws ApiError 401 wrong, or right but blocked; 429 after five wrong ones in a row
 */
export function checkCredentials(
  database: Transactional,
  typedUsername: string,
  password: string,
  { from, now }: { from: CallOrigin; now: Date },
): Promise<VerifiedUser> {
  const username = normalUsername(typedUsername);
  return oneAtATime(`sign-in ${username}`, async () => {
    const tries = await countTry(database, username, now);
    const candidate = await findCandidate(database, 'username', username);
    const copied = cleanText(password);
    const matches =
      (await passwordMatches(password, candidate?.password_hash)) ||
      (copied !== password && (await passwordMatches(copied, candidate?.password_hash)));
    if (!matches || !candidate) {
      if (tries === TRIES && candidate) await recordLock(database, candidate, from, now);
      throw wrongPassword();
    }
    await database.query('delete from sign_in_failures where username = $1', [username]);
    requireUnblocked(candidate);
    return { id: candidate.id, passwordHash: candidate.password_hash };
  });
}

/**
 * Optimistic lock: fails if the password was changed or reset since it was compared. Until the transaction ends nobody can
 * change it, so that a later change also ends the session that is being opened.
 * @throws ApiError 401
 */
export async function lockPassword(tx: Queryable, { id, passwordHash }: VerifiedUser): Promise<void> {
  const held = await tx.query('select 1 from users where id = $1 and password_hash = $2 for share', [
    id,
    passwordHash,
  ]);
  if (held.length === 0) throw wrongPassword();
}

function wrongPassword(): ApiError {
  return new ApiError(401, 'wrong-credentials', TITLE, 'Usuario o contraseña incorrectos');
}

/** Normalizes a typed username to the form in which it is stored. */
export function normalUsername(typed: string): string {
  return broughtBack(typed).replace(/^@/, '').toLowerCase();
}

/**
 * Counts a try before the password is compared, so that of many simultaneous guesses at most five are evaluated. The fifth locks
 * the username; a correct password resets the count.
 * @returns the number of tries in a row, including this one
 * @throws ApiError 429
 */
async function countTry(database: Queryable, username: string, now: Date): Promise<number> {
  const [taken] = await database.query<{ failures: number }>(
    `insert into sign_in_failures as f (username, failures, updated_at) values ($1, 1, $2)
     on conflict (username) do update set updated_at = $2,
       failures = case when f.locked_until is null then f.failures + 1 else 1 end,
       locked_until = case when f.locked_until is null and f.failures + 1 >= $3 then $4::timestamptz end
     where f.locked_until is null or f.locked_until <= $2
     returning failures`,
    [username, now, TRIES, after(now, LOCK_SECONDS)],
  );
  if (taken) return taken.failures;
  const [locked] = await database.query<{ locked_until: Date | null }>(
    'select locked_until from sign_in_failures where username = $1',
    [username],
  );
  throw tooManyTries(TITLE, locked?.locked_until ?? now, now);
}

/** Records a lock in the activity of the username's owner. */
function recordLock(
  database: Transactional,
  candidate: Candidate,
  from: CallOrigin,
  now: Date,
): Promise<void> {
  const actor = { user: candidate, business: { id: candidate.business_id }, from };
  const detail = `${LOCK_SECONDS / 60} minutos`;
  return database.transaction((tx) =>
    recordActivity(tx, actor, { action: 'locked-out', subject: String(TRIES), detail }, now),
  );
}

async function findCandidate(
  database: Queryable,
  column: 'id' | 'username',
  value: string,
): Promise<Candidate | undefined> {
  const [row] = await database.query<Candidate>(
    `select u.id, u.name, u.username, u.business_id, u.password_hash, u.status as user_status, br.status as branch_status, b.status as business_status
     from users u join businesses b on b.id = u.business_id left join branches br on br.id = u.branch_id
     where u.${column} = $1 and u.status <> 'deleted'`,
    [value],
  );
  return row;
}

/** @throws ApiError 401 if the user, the branch or the business is not active */
export async function requireActive(database: Queryable, userId: string): Promise<void> {
  const candidate = await findCandidate(database, 'id', userId);
  if (!candidate) throw wrongPassword();
  requireUnblocked(candidate);
}

function requireUnblocked(candidate: Candidate): void {
  if (candidate.business_status === 'pending') {
    const message = 'Tu afiliación está en revisión, te escribiremos cuando tu negocio pueda cobrar';
    throw new ApiError(401, 'account-in-review', TITLE, message);
  }
  const reason = blockedReason(candidate);
  if (reason) throw new ApiError(401, 'account-blocked', TITLE, `Tu ${reason}`);
}

/** Deletes counts of wrong passwords that are a day old and not locked. */
export async function deleteOldTries(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from sign_in_failures where updated_at < $1', [after(now, -24 * 3600)]);
}
