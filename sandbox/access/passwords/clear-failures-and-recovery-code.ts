import type { Queryable } from '#ground/db/database.ts';
import { voidPasswordRecoveryCode } from './void-password-recovery-code.ts';

/** Clears the count of wrong passwords, and a recovery code requested for the old password. */
export async function clearFailuresAndRecoveryCode(tx: Queryable, username: string): Promise<void> {
  await tx.query('delete from sign_in_failures where username = $1', [username]);
  await voidPasswordRecoveryCode(tx, username);
}
