import { claimUnsent, countUnsent, recordAttempt, type UnsentMail } from '#access/outboxes/mail-outbox.ts';
import type { Database } from '#ground/db/database.ts';
import { logError } from '#ground/log/log.ts';
import type { DeliveryQueue } from '#out/notifications/deliver-due.ts';
import { readClock } from '#terms/time/clock.ts';
import type { Mailer } from './mailer.ts';

export const mailDeliveryQueue = (database: Database, mailer: Mailer): DeliveryQueue<UnsentMail> => ({
  name: 'e-mails',
  countWaiting: async () => countUnsent(database, await readClock(database)),
  claim: async (limit) => claimUnsent(database, await readClock(database), limit),
  attempt: (mail) => attempt(database, mailer, mail),
});

async function attempt(database: Database, mailer: Mailer, mail: UnsentMail): Promise<void> {
  const error = await mailer.send(mail).then(
    () => null,
    (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
  );
  if (error !== null) logError(`E-mail ${mail.id} was not taken: ${withoutAddresses(error)}`);
  await recordAttempt(database, mail, error, await readClock(database));
}

/** Mail servers repeat the recipient in their reasons, and the log names nobody. */
function withoutAddresses(error: string): string {
  return error.replace(/[^\s<>@]+@[^\s<>@]+/g, '…');
}
