import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Transactional } from '#ground/db/database.ts';
import { changeWithProof, type Proof } from './change-with-proof.ts';
import { mailRenewed } from './mails.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/** Replaces the caller's recovery codes. @returns ten new ones */
export function renewRecoveryCodes(
  database: Transactional,
  session: Session,
  proof: Proof,
  now: Date,
): Promise<string[]> {
  return changeWithProof(database, session, proof, now, async (tx, owner) => {
    const codes = await replaceRecoveryCodes(tx, owner.user.id);
    await recordActivity(tx, owner, { action: 'recovery-codes-renewed' }, now);
    await mailRenewed(tx, owner, now);
    return codes;
  });
}
