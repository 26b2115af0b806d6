import type { Queryable } from '../db/database.ts';

/** An e-mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Puts an e-mail in the outbox, in the transaction that is the reason for it. */
export async function sendMail(tx: Queryable, { to, subject, body }: Mail, now: Date): Promise<void> {
  await tx.query('insert into outbox (to_address, subject, body, created_at) values ($1, $2, $3, $4)', [
    to,
    subject,
    body,
    now,
  ]);
}
