import type { Queryable, Transactional } from '../../db/database.ts';
import type { Session } from '../sessions.ts';
import { lockBranch } from './lock-branch.ts';

/** The e-mail addresses that receive the closings of a branch. */
export async function readClosingEmails(database: Queryable, branchId: string): Promise<string[]> {
  const [row] = await database.query<{ emails: string[] }>(
    'select closing_emails as emails from branches where id = $1',
    [branchId],
  );
  return row?.emails ?? [];
}

/**
 * Replaces the addresses; the same one twice, in capitals or not, is kept once.
 * @returns the ones that stay
 * @throws ApiError 404
 */
export function setClosingEmails(
  database: Transactional,
  session: Session,
  branchId: string,
  emails: readonly string[],
): Promise<string[]> {
  const unique = [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()];
  return database.transaction(async (tx) => {
    await lockBranch(tx, session, branchId);
    await tx.query('update branches set closing_emails = $2 where id = $1', [branchId, unique]);
    return unique;
  });
}
