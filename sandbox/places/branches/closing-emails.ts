import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { lockBranchRow } from './lock-branch-row.ts';

/** The e-mail addresses that receive the closings of a branch. */
export async function readClosingEmails(database: Queryable, branchId: string): Promise<string[]> {
  const [row] = await database.query<{ emails: string[] }>(
    'select closing_emails as emails from branches where id = $1',
    [branchId],
  );
  return row?.emails ?? [];
}

/**
 * Replaces the addresses; duplicates (ignoring case) are stored once.
 * @returns the stored addresses
 * @throws ApiError 404
 */
export function setClosingEmails(
  database: Transactional,
  session: Session,
  branchId: string,
  emails: readonly string[],
  now: Date,
): Promise<string[]> {
  const unique = [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()];
  return database.transaction(async (tx) => {
    const branch = await lockBranchRow(tx, session, branchId);
    const changed = await tx.query(
      'update branches set closing_emails = $2 where id = $1 and closing_emails is distinct from $2 returning 1',
      [branchId, unique],
    );
    if (changed.length === 0) return unique;
    const detail = unique.join(', ') || 'ninguno';
    await recordActivity(tx, session, { action: 'branch-emails', subject: branch.name, detail }, now);
    return unique;
  });
}
