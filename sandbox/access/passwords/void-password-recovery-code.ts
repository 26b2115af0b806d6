import type { Queryable } from '#ground/db/database.ts';

/** Invalidates a recovery code, after a new password or after a change of the e-mail address it was sent to. */
export async function voidPasswordRecoveryCode(tx: Queryable, username: string): Promise<void> {
  await tx.query('delete from recovery_codes where username = $1', [username]);
}
