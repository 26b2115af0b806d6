import { createHash } from 'node:crypto';
import type { Queryable } from '#ground/db/database.ts';
import { newRecoveryCode } from '#terms/values/random-ids-and-codes.ts';
import { withoutSeparators } from '../../../words/brought-back.ts';

const CODES = 10;

/** Replaces the recovery codes of a user. @returns the new ones, of which the database stores only hashes */
export async function replaceRecoveryCodes(tx: Queryable, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newRecoveryCode);
  await tx.query('delete from second_factor_recovery_codes where user_id = $1', [userId]);
  await tx.query(
    'insert into second_factor_recovery_codes (user_id, code_hash) select $1, unnest($2::text[])',
    [userId, codes.map((code) => hashOf(userId, plain(code)))],
  );
  return codes;
}

/** Uses up a recovery code: of many simultaneous uses, one succeeds. @returns true if it was valid */
export async function spendRecoveryCode(
  tx: Queryable,
  userId: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const spent = await tx.query(
    `update second_factor_recovery_codes set used_at = $3
     where user_id = $1 and code_hash = $2 and used_at is null returning user_id`,
    [userId, hashOf(userId, plain(typed)), now],
  );
  return spent.length > 0;
}

export async function countRecoveryCodes(database: Queryable, userId: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*) as count from second_factor_recovery_codes where user_id = $1 and used_at is null',
    [userId],
  );
  return row?.count ?? 0;
}

/** Normalizes typed text as Crockford's base 32 does: O is 0, I and L are 1. */
function plain(typed: string): string {
  return withoutSeparators(typed).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
}

/** A code has 80 random bits, so a fast hash protects it, as it does a session's token. */
function hashOf(userId: string, code: string): string {
  return createHash('sha256').update(`${userId} ${code}`).digest('hex');
}
