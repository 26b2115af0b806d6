import { type Captcha, captchaRejected } from '#access/captcha/captcha-interface.ts';
import type { CallOrigin } from '#access/sessions/call-origin.ts';
import { findSession } from '#access/sessions/find-session.ts';
import type { PolledScope } from '#access/sessions/scope-version.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { allows, type Requirement } from '#access/users/operation-requirements.ts';
import type { Queryable } from '#ground/db/database.ts';
import { forbidden, noSession } from '#terms/errors/api-error.ts';
import { readClock } from '#terms/time/clock.ts';

/** The caller's session, and the current time by the sandbox's clock. */
export interface Caller {
  session: Session | undefined;
  /** The last polled scope, as returned by `findSession`. */
  polled: PolledScope | undefined;
  /** True if the session has just changed something, as returned by `findSession`. */
  changedLately: boolean;
  /** When the session ends; undefined for calls without a session. */
  expiresAt: Date | undefined;
  token: string;
  from: CallOrigin;
  now: Date;
}

/**
 * Authenticates the caller. A captcha token is used up even if the call fails later.
 * @throws ApiError 401 without a live session, 403 without a valid captcha token
 */
export async function identifyCaller(
  database: Queryable,
  requirement: Requirement,
  headers: Headers,
  from: CallOrigin,
  captcha: Captcha,
): Promise<Caller> {
  if (requirement.access !== 'session') {
    const now = await readClock(database);
    if (requirement.access === 'captcha') await spendCaptcha(database, headers, captcha, now);
    const none = { session: undefined, polled: undefined, expiresAt: undefined };
    return { ...none, changedLately: true, token: '', from, now };
  }
  const [, token] = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  const conditional = headers.has('if-none-match');
  const found = token === undefined ? undefined : await findSession(database, token, from, conditional);
  if (!found || token === undefined) throw noSession();
  return { ...found, token, from };
}

/** @throws ApiError 403 if the permission is missing, or if the caller must first do a required step */
export function requireAllowed({ session }: Pick<Caller, 'session'>, requirement: Requirement): void {
  if (!session || requirement.access !== 'session') return;
  if (session.user.mustChangePassword && !requirement.beforePasswordChange) {
    throw forbidden('Cambia tu contraseña para continuar', 'password-change-needed');
  }
  if (session.user.mustEnrollSecondFactor && !requirement.beforeEnrollment) {
    throw forbidden('Activa la verificación en dos pasos para continuar', 'second-factor-enrollment-needed');
  }
  if (!allows(requirement, { type: session.user.type, permissions: session.permissions })) throw forbidden();
}

/** A session that is allowed to make the call. */
export interface AllowedSession {
  session: Session;
  expiresAt: Date;
}

/**
 * Checks whether the caller of a long-lasting call may still make it.
 * @throws ApiError 401 without a live session, 403 if it may not
 */
export function reauthentication(
  database: Queryable,
  requirement: Requirement,
  { token, from }: Caller,
): () => Promise<AllowedSession> {
  return async () => {
    const found = await findSession(database, token, from, false);
    if (!found) throw noSession();
    requireAllowed(found, requirement);
    return found;
  };
}

async function spendCaptcha(
  database: Queryable,
  headers: Headers,
  captcha: Captcha,
  now: Date,
): Promise<void> {
  const token = headers.get('captcha-token');
  if (!token) throw captchaRejected();
  await captcha.spend(database, token, now);
}
