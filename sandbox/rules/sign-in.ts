import type { Queryable, Transactional } from '../db/database.ts';
import { recordActivity } from './activity/record.ts';
import { ApiError } from './api-error.ts';
import type { CallOrigin } from './call-origin.ts';
import { after } from './clock.ts';
import { passwordMatches } from './passwords.ts';
import { type RateLimit, tooManyTries } from './rate-limit.ts';

const TITLE = 'Inicio de sesión';
const TRIES = 5;
const LOCK_SECONDS = 15 * 60;

/** Wrong passwords of one client for whatever usernames: more than a busy shop mistypes, and far too few to guess. */
export const SIGN_IN_FAILURES: RateLimit = {
  name: 'sign-in failures',
  title: TITLE,
  limit: 30,
  windowSeconds: 5 * 60,
};

interface Candidate {
  id: string;
  name: string;
  username: string;
  business_id: string;
  password_hash: string;
  user_status: 'active' | 'blocked' | 'deleted';
  branch_status: 'active' | 'blocked' | 'deleted' | null;
  business_status: string;
}

/** Whose password was right, and the hash it was compared with. */
export interface Recognized {
  id: string;
  passwordHash: string;
}

/**
 * Checks a username and a password. The answer and the work are the same whether or not somebody has the username.
 * @throws ApiError 401 wrong, or right but blocked; 429 after five wrong ones in a row
 */
export async function checkPassword(
  database: Transactional,
  typedUsername: string,
  password: string,
  { from, now }: { from: CallOrigin; now: Date },
): Promise<Recognized> {
  const username = normalUsername(typedUsername);
  await refuseLocked(database, username, now);
  const candidate = await findCandidate(database, username);
  if (!(await passwordMatches(password, candidate?.password_hash)) || !candidate) {
    await countFailure(database, username, { candidate, from, now });
    throw wrongPassword();
  }
  // Looked at again: of many guesses made at once, the right one counts only before the fifth wrong one.
  await refuseLocked(database, username, now);
  await database.query('delete from sign_in_failures where username = $1', [username]);
  refuseBlocked(candidate);
  return { id: candidate.id, passwordHash: candidate.password_hash };
}

/**
 * Refuses a password that was changed or reset since it was compared; until the transaction ends nobody changes it, so that
 * whoever does ends the session it opens too.
 * @throws ApiError 401
 */
export async function holdPassword(tx: Queryable, { id, passwordHash }: Recognized): Promise<void> {
  const held = await tx.query('select 1 from users where id = $1 and password_hash = $2 for share', [
    id,
    passwordHash,
  ]);
  if (held.length === 0) throw wrongPassword();
}

function wrongPassword(): ApiError {
  return new ApiError(401, TITLE, 'Usuario o contraseña incorrectos');
}

/** A username as it is kept, from what somebody typed. */
export function normalUsername(typed: string): string {
  return typed.trim().toLowerCase();
}

async function refuseLocked(database: Queryable, username: string, now: Date): Promise<void> {
  const [row] = await database.query<{ locked_until: Date }>(
    'select locked_until from sign_in_failures where username = $1 and locked_until > $2',
    [username, now],
  );
  if (row) throw tooManyTries(TITLE, row.locked_until, now);
}

interface FailedTry {
  candidate: Candidate | undefined;
  from: CallOrigin;
  now: Date;
}

/** The one that locks the username is written into the register of who has it. */
function countFailure(
  database: Transactional,
  username: string,
  { candidate, from, now }: FailedTry,
): Promise<void> {
  return database.transaction(async (tx) => {
    const failures = await addFailure(tx, username, now);
    if (failures !== TRIES || !candidate) return;
    const actor = { user: candidate, business: { id: candidate.business_id }, from };
    const detail = `${LOCK_SECONDS / 60} minutos`;
    await recordActivity(tx, actor, { action: 'locked-out', subject: String(TRIES), detail }, now);
  });
}

/** How many there are in a row now. */
async function addFailure(tx: Queryable, username: string, now: Date): Promise<number> {
  const [row] = await tx.query<{ failures: number }>(
    `insert into sign_in_failures as f (username, failures, updated_at) values ($1, 1, $2)
     on conflict (username) do update set updated_at = $2,
       failures = case when f.locked_until <= $2 then 1 else f.failures + 1 end,
       locked_until = case when f.locked_until > $2 then f.locked_until
                           when f.locked_until is null and f.failures + 1 >= $3 then $4::timestamptz end
     returning failures`,
    [username, now, TRIES, after(now, LOCK_SECONDS)],
  );
  return row?.failures ?? 0;
}

async function findCandidate(database: Queryable, username: string): Promise<Candidate | undefined> {
  const [row] = await database.query<Candidate>(
    `select u.id, u.name, u.username, u.business_id, u.password_hash, u.status as user_status, br.status as branch_status, b.status as business_status
     from users u join businesses b on b.id = u.business_id left join branches br on br.id = u.branch_id
     where u.username = $1 and u.status <> 'deleted'`,
    [username],
  );
  return row;
}

function refuseBlocked(candidate: Candidate): void {
  if (candidate.business_status === 'pending') {
    const message = 'Tu afiliación está en revisión, te escribiremos cuando tu negocio pueda cobrar';
    throw new ApiError(401, TITLE, message);
  }
  if (candidate.business_status !== 'active') throw new ApiError(401, TITLE, 'Tu negocio no está activo');
  if (candidate.branch_status !== null && candidate.branch_status !== 'active') {
    throw new ApiError(401, TITLE, 'Tu sucursal está bloqueada');
  }
  if (candidate.user_status !== 'active') throw new ApiError(401, TITLE, 'Tu usuario está bloqueado');
}

/** Forgets counts of wrong passwords that no longer matter: untouched for a day, and not locked. */
export async function forgetOldTries(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from sign_in_failures where updated_at < $1', [after(now, -24 * 3600)]);
}
