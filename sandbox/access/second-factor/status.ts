import type { Session } from '#access/sessions/sessions.ts';
import { DEMANDS_SECOND_FACTOR } from '#access/sessions/sql-conditions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

/** The state of the caller's second factor, without the secret. */
export async function readStatus(
  database: Queryable,
  { user, business }: Session,
): Promise<Schemas['SecondFactorStatus']> {
  const [row] = await database.query<{ required: boolean; enrolled_at: Date | null }>(
    `select ${DEMANDS_SECOND_FACTOR} as required, f.enrolled_at
     from users u join businesses b on b.id = u.business_id left join second_factors f on f.user_id = u.id
     where u.id = $1`,
    [user.id],
  );
  const enrolledAt = row?.enrolled_at ?? null;
  return {
    enabled: enrolledAt !== null,
    required: row?.required === true,
    enrollmentDate: enrolledAt?.toISOString() ?? null,
    formattedEnrollmentDate: enrolledAt && createMomentFormatter(business.timeZone)(enrolledAt).date,
    recoveryCodesLeft: await countRecoveryCodes(database, user.id),
  };
}
