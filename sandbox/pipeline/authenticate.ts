import type { Queryable } from '../db/database.ts';
import { forbidden, noSession } from '../rules/api-error.ts';
import type { CallOrigin } from '../rules/call-origin.ts';
import { readClock } from '../rules/clock.ts';
import { allows, type Requirement } from '../rules/requirements.ts';
import { findSession, type Session } from '../rules/sessions.ts';

/** Who calls, and the moment by the sandbox's clock. */
export interface Caller {
  session: Session | undefined;
  token: string;
  from: CallOrigin;
  now: Date;
}

/**
 * Finds who calls and whether they may.
 * @throws ApiError 401 without a live session, 403 without the permission
 */
export async function authenticate(
  database: Queryable,
  requirement: Requirement,
  headers: Headers,
  from: CallOrigin,
): Promise<Caller> {
  if (requirement.access !== 'session') {
    return { session: undefined, token: '', from, now: await readClock(database) };
  }
  const [, token] = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const found = token === undefined ? undefined : await findSession(database, token, from);
  if (!found || token === undefined) throw noSession();
  const { session, now } = found;
  if (session.user.mustChangePassword && !requirement.beforePasswordChange) {
    throw forbidden('Cambia tu contraseña para continuar');
  }
  if (!allows(requirement, { type: session.user.type, permissions: session.permissions })) throw forbidden();
  return { session, token, from, now };
}
