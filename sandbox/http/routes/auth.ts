import { recordActivity } from '#access/activity/record-activity.ts';
import { changePassword as change } from '#access/passwords/change-password.ts';
import { checkCredentials, SIGN_IN_FAILURES } from '#access/passwords/check-credentials.ts';
import { limitFailures } from '#access/passwords/rate-limit.ts';
import { endSession, renewSession as renew } from '#access/sessions/sessions.ts';
import { readSessionData } from '#access/sign-in/session-data.ts';
import { completeSignIn as complete, type OpenedSession, signIn as open } from '#access/sign-in/sign-in.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Handler } from '#http/pipeline/handler.ts';
import { invalidFields } from '#terms/errors/api-error.ts';

/** POST auth/v3/credentials */
export const signIn: Handler<'auth.signIn'> = async (call) => {
  const { content, database, from, now, clientAddress } = call;
  const recognized = await limitFailures(database, SIGN_IN_FAILURES, clientAddress, now, () =>
    checkCredentials(database, content.username, content.password, { from, now }),
  );
  return signedIn(await open(database, recognized, { from, userAgent: userAgentOf(call), now }), now);
};

/** POST auth/v3/credentials/second-factor */
export const completeSignIn: Handler<'auth.completeSignIn'> = async (call) => {
  const { content, database, from, now, clientAddress } = call;
  const opened = await limitFailures(database, SIGN_IN_FAILURES, clientAddress, now, () =>
    complete(database, content, { from, userAgent: userAgentOf(call), now }),
  );
  return signedIn(opened, now);
};

/** POST auth/v3/logout */
export const signOut: Handler<'auth.signOut'> = async ({ content, database, session, now }) => {
  const { id, username } = session.user;
  const isOther = {
    userId: (content.userId ?? id) !== id,
    username: (content.username ?? username) !== username,
  };
  const others = (['userId', 'username'] as const).filter((field) => isOther[field]);
  if (others.length > 0)
    throw invalidFields(others.map((field) => ({ field, message: 'no es quien inició esta sesión' })));
  await database.transaction(async (tx) => {
    await endSession(tx, session);
    await recordActivity(tx, session, { action: 'signed-out' }, now);
  });
  return { content: {}, info: { title: 'Sesión', message: 'Cerraste tu sesión' } };
};

/** POST auth/v3/session/renew */
export const renewSession: Handler<'auth.renewSession'> = async ({ database, session, token, now }) => {
  const expiresAt = await renew(database, session, now);
  return {
    content: {
      ...sessionTimes(token, expiresAt, now),
      ...(await readSessionData(database, session.user.id)),
    },
  };
};

/** POST auth/v3/change_password */
export const changePassword: Handler<'auth.changePassword'> = async ({ content, database, session, now }) => {
  await change(database, session, content, now);
  return { content: {}, info: { title: 'Contraseña', message: 'Se actualizo con éxito' } };
};

interface SignedIn {
  content: Schemas['Session'];
  info: Schemas['Info'];
}

const userAgentOf = ({ headers }: { headers: Headers }) => headers.get('user-agent') ?? '';

function signedIn({ token, expiresAt, ...data }: OpenedSession, now: Date): SignedIn {
  return {
    content: { ...sessionTimes(token, expiresAt, now), ...data },
    info: { title: 'Inicio de sesión', message: 'Bienvenido' },
  };
}

function sessionTimes(
  token: string,
  expiresAt: Date,
  now: Date,
): Pick<Schemas['Session'], 'sessionId' | 'expiresAt' | 'sessionExpiresInSeconds'> {
  return {
    sessionId: token,
    expiresAt: expiresAt.toISOString(),
    sessionExpiresInSeconds: Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
  };
}
