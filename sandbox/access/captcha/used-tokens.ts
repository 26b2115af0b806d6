import { createHash } from 'node:crypto';
import type { Queryable } from '#ground/db/database.ts';
import { captchaRejected } from './captcha-interface.ts';

/**
 * Marks a token as used. A unique key decides which of several simultaneous calls, even to different processes, was
 * first.
 * @throws ApiError 403 if it was used before
 */
export async function markUsed(database: Queryable, token: string, expiresAt: Date): Promise<void> {
  const marked = await database.query(
    'insert into used_captchas (token_hash, expires_at) values ($1, $2) on conflict do nothing returning 1',
    [createHash('sha256').update(token).digest('hex'), expiresAt],
  );
  if (marked.length === 0) throw captchaRejected();
}

/** Deletes tokens that are too old to be accepted in any case. */
export async function deleteUsedCaptchas(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from used_captchas where expires_at <= $1', [now]);
}
