import { recordActivity } from '#access/activity/record-activity.ts';
import { lockPassword, requireActive, type VerifiedUser } from '#access/passwords/check-credentials.ts';
import { readOwner } from '#access/second-factor/owner.ts';
import { limitCodes, spendCode } from '#access/second-factor/spend-code.ts';
import type { CallOrigin } from '#access/sessions/call-origin.ts';
import {
  openChallenge,
  secondFactorNeeded,
  spendChallenge,
  userOfChallenge,
} from '#access/sessions/challenge-token.ts';
import { openSession } from '#access/sessions/sessions.ts';
import { hasSecondFactor } from '#access/sessions/sql-conditions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { noteDevice } from './known-devices.ts';
import { readSessionData, type SessionData } from './session-data.ts';

/** The call that signs in. */
export interface SignInCall {
  from: CallOrigin;
  /** The header `User-Agent`. */
  userAgent: string;
  now: Date;
}

export interface OpenedSession extends SessionData {
  token: string;
  expiresAt: Date;
}

/**
 * Opens a session for a user whose password was right.
 * @throws ApiError 403 with a challenge if the user has a second factor
 */
export async function signIn(
  database: Transactional,
  recognized: VerifiedUser,
  call: SignInCall,
): Promise<OpenedSession> {
  const outcome = await database.transaction(async (tx) => {
    await lockPassword(tx, recognized);
    if (await hasSecondFactor(tx, recognized.id)) {
      return { challenge: await openChallenge(tx, recognized.id, call.now) };
    }
    return { session: await enter(tx, recognized.id, call) };
  });
  if (outcome.challenge) throw secondFactorNeeded(outcome.challenge);
  return outcome.session;
}

/**
 * Opens the session for which a challenge was issued. After a wrong code the challenge stays valid.
 * @throws ApiError 401 blocked meanwhile; 422 a wrong or used code, a used or expired challenge; 429 too many wrong codes
 */
export async function completeSignIn(
  database: Transactional,
  { challengeToken, verificationCode }: Schemas['CompleteSignInContent'],
  call: SignInCall,
): Promise<OpenedSession> {
  const userId = await userOfChallenge(database, challengeToken, call.now);
  await requireActive(database, userId);
  const owner = await readOwner(database, userId, call.from);
  return limitCodes(database, owner, call.now, async (tx) => {
    // A simultaneous change of the password waits, and then ends this session too.
    await tx.query('select 1 from users where id = $1 for share', [userId]);
    await spendChallenge(tx, challengeToken, call.now);
    await spendCode(tx, owner, verificationCode, call.now);
    return enter(tx, userId, call);
  });
}

async function enter(
  tx: Queryable,
  userId: string,
  { from, userAgent, now }: SignInCall,
): Promise<OpenedSession> {
  const data = await readSessionData(tx, userId);
  const { user, business } = data.userData;
  await recordActivity(tx, { user, business, from }, { action: 'signed-in' }, now);
  await noteDevice(tx, { ...user, timeZone: business.timeZone }, from, now);
  const device = userAgent.slice(0, 200);
  return { ...data, ...(await openSession(tx, userId, { device, address: from.address }, now)) };
}
