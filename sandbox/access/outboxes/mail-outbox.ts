import type { Queryable } from '#ground/db/database.ts';
import { after } from '#terms/time/clock.ts';
import { leaseEnd, MAX_ATTEMPTS, nextAttempt } from './delivery-retries.ts';

/** Age limit for sending, so that a mail server configured later does not receive old e-mails. */
const KEPT_SECONDS = 24 * 3600;

/** Age at which an e-mail is deleted, together with the codes and one-time passwords in it. */
const DELETED_AFTER_SECONDS = 90 * 24 * 3600;

const oldestSent = (now: Date) => after(now, -KEPT_SECONDS);

/** An e-mail in plain text, with optional further parts. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
  /** The same content as an HTML page. */
  html?: string | null;
  /** URL that stops e-mails of this kind, without a session; mail programs may post to it directly (RFC 8058). */
  stopUrl?: string | null;
  /** An attached PDF. */
  attachment?: { name: string; bytes: Uint8Array } | null;
}

/** Queues an e-mail in the transaction of the change that it reports (transactional outbox). */
export async function sendMail(tx: Queryable, mail: Mail, now: Date): Promise<void> {
  const { to, subject, body, html = null, stopUrl = null, attachment = null } = mail;
  await tx.query(
    `insert into outbox (to_address, subject, body, html, stop_url, attachment_name, attachment, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [to, subject, body, html, stopUrl, attachment?.name ?? null, attachment?.bytes ?? null, now],
  );
}

/** An e-mail claimed by this process. */
export interface UnsentMail extends Mail {
  id: number;
  /** The same for every attempt, so that receivers recognize a repeated delivery. */
  messageId: string;
  /** Number of attempts, including this one. */
  attempts: number;
}

interface AttachmentRow {
  attachment_name: string | null;
  attachment_bytes: Uint8Array | null;
}

/**
 * Claims due e-mails, oldest first. Safe in several processes at the same time: each skips rows locked by another. If the
 * process dies before it records the outcome, the e-mail is due again when its lease ends (at-least-once delivery).
 */
export async function claimUnsent(database: Queryable, now: Date, limit: number): Promise<UnsentMail[]> {
  const rows = await database.query<UnsentMail & AttachmentRow>(
    `with chosen as (
       select id from outbox
       where sent_at is null and next_attempt_at <= $1 and attempts < $4 and created_at > $5
       order by id limit $3 for update skip locked)
     update outbox o set attempts = o.attempts + 1, next_attempt_at = $2 from chosen where o.id = chosen.id
     returning o.id, o.to_address as "to", o.subject, o.body, o.html, o.stop_url as "stopUrl",
       o.attachment_name, o.attachment as attachment_bytes, o.attempts,
       '<' || o.id || '.' || floor(extract(epoch from o.created_at) * 1000)::bigint || '@cobros.sandbox>' as "messageId"`,
    [now, leaseEnd(now), limit, MAX_ATTEMPTS, oldestSent(now)],
  );
  return rows.map(({ attachment_name: name, attachment_bytes: bytes, ...mail }) => ({
    ...mail,
    attachment: name !== null && bytes !== null ? { name, bytes } : null,
  }));
}

/** Counts the e-mails that are still to be sent, due or not. */
export async function countUnsent(database: Queryable, now: Date): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    'select count(*) as total from outbox where sent_at is null and attempts < $1 and created_at > $2',
    [MAX_ATTEMPTS, oldestSent(now)],
  );
  return row?.total ?? 0;
}

/** Records the outcome of an attempt: sent, or due again after a pause. */
export async function recordAttempt(
  database: Queryable,
  { id, attempts }: UnsentMail,
  error: string | null,
  now: Date,
): Promise<void> {
  if (error === null) {
    await database.query('update outbox set sent_at = $2, smtp_error = null where id = $1', [id, now]);
    return;
  }
  await database.query(
    `update outbox set next_attempt_at = $3, smtp_error = $4 where id = $1 and attempts = $2 and sent_at is null`,
    [id, attempts, nextAttempt(attempts, now), error.slice(0, 2_000)],
  );
}

/** Deletes e-mails older than 90 days, sent or not. */
export async function deleteOldMails(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from outbox where created_at < $1', [after(now, -DELETED_AFTER_SECONDS)]);
}
