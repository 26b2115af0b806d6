import type { Transactional } from '#ground/db/database.ts';
import { readClock } from '#terms/time/clock.ts';
import { mailOneTimePassword, newOneTimePassword } from './mailed-one-time-password.ts';

/** Excludes users who were deleted, or who have chosen a password meanwhile. */
const DUE = `password_due and must_change_password and status <> 'deleted'`;

/**
 * Creates and sends the one-time passwords of imported users, one after the other, so that sign-ins find a free thread in
 * between. Safe in several processes at the same time: if two create a password for the same user, only one is sent.
 * @returns the number of passwords sent
 */
export async function mailDuePasswords(database: Transactional, signal?: AbortSignal): Promise<number> {
  for (let sent = 0; ; sent++) {
    if (signal?.aborted) return sent;
    const [due] = await database.query<{ id: string }>(
      `select id from users where ${DUE} order by random() limit 1`,
    );
    if (!due) return sent;
    const password = await newOneTimePassword();
    await database.transaction(async (tx) => {
      const [user] = await tx.query<{ name: string; username: string; email_address: string }>(
        `update users set password_hash = $2, password_due = false where id = $1 and ${DUE}
         returning name, username, email_address`,
        [due.id, password.hash],
      );
      const now = await readClock(tx);
      if (user) await mailOneTimePassword(tx, { ...user, emailAddress: user.email_address }, password, now);
    });
  }
}
