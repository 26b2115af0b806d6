import type { Database } from '../db/database.ts';
import { every } from '../every.ts';
import { readClock } from '../rules/clock.ts';
import { claimUnsent, recordAttempt, type UnsentMail } from '../rules/outbox.ts';
import type { Mailer } from './mailer.ts';

const AT_ONCE = 20;

/**
 * Hands every e-mail that is due to the SMTP server, once, and waits for its answers. No call of the API waits for this, and
 * no transaction is open meanwhile.
 */
export async function sendDueMails(database: Database, mailer: Mailer): Promise<void> {
  const claimed = await claimUnsent(database, await readClock(database), AT_ONCE);
  await Promise.all(claimed.map((mail) => attempt(database, mailer, mail)));
  if (claimed.length === AT_ONCE) await sendDueMails(database, mailer);
}

/** Sends what is due by itself, every so many seconds; 0 is never. Answers what stops it. */
export function startMailSender(database: Database, mailer: Mailer, seconds: number): () => Promise<void> {
  const stop = every(seconds, 'Sending e-mails', () => sendDueMails(database, mailer));
  return async () => {
    await stop();
    mailer.close();
  };
}

async function attempt(database: Database, mailer: Mailer, mail: UnsentMail): Promise<void> {
  const error = await mailer.send(mail).then(
    () => null,
    (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
  );
  if (error !== null) console.error(`E-mail ${mail.id} was not taken:`, error);
  await recordAttempt(database, mail, error, await readClock(database));
}
