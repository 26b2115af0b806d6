import { type Mail, sendMail } from '#access/outboxes/mail-outbox.ts';
import { readReader } from '#access/sessions/read-reader.ts';
import type { ScopeOwner } from '#access/sessions/scope.ts';
import { mayReceive, type PeriodicKind } from '#access/users/summary-email-kinds.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';

/** An e-mail that may have to be sent, as its row was when read. */
export interface DueEmail {
  kind: PeriodicKind;
  version: number;
  doneDay: string | null;
  sentDay: string | null;
  sentMoney: string | null;
  token: string;
  serverOrigin: string;
  emailAddress: string;
  businessName: string;
  /** The user whose scope the e-mail sums up. */
  reader: ScopeOwner;
  /** False for users who were blocked or deleted, or who may no longer read the content. */
  isAllowed: boolean;
}

type Row = Omit<DueEmail, 'reader' | 'isAllowed'> & { userId: string };

/** Reads some of the due e-mails, those due longest first, except those with the given keys. */
export async function readDue(
  database: Queryable,
  now: Date,
  leftOut: ReadonlySet<string>,
): Promise<DueEmail[]> {
  const rows = await database.query<Row>(
    `select s.kind, s.version, s.done_day as "doneDay", s.sent_day as "sentDay", s.sent_money as "sentMoney", s.token,
       s.server_origin as "serverOrigin", u.email_address as "emailAddress", b.name as "businessName",
       u.id as "userId"
     from summary_emails s join users u on u.id = s.user_id join businesses b on b.id = u.business_id
     where s.wanted and s.kind <> 'refund-requests' and s.due_at <= $1 and s.user_id || s.kind <> all($2) order by s.due_at limit 20`,
    [now, [...leftOut]],
  );
  return Promise.all(rows.map((row) => dueOf(database, row)));
}

/** A key that distinguishes due e-mails. */
export const keyOf = ({ kind, reader }: DueEmail): string => `${reader.user.id}${kind}`;

async function dueOf(database: Queryable, { userId, ...email }: Row): Promise<DueEmail> {
  const reader = await readReader(database, userId);
  if (!reader) throw new Error(`There is no user ${userId}`);
  const { isActive, user } = reader;
  return {
    ...email,
    reader,
    isAllowed: isActive && mayReceive(email.kind, { ...reader, type: user.type }),
  };
}

/** The outcome of a due e-mail. */
export interface Outcome {
  mail: Omit<Mail, 'to'> | null;
  /** When it is checked next. */
  dueAt: Date;
  doneDay?: string;
  sent?: { day: string; money: string };
}

/**
 * Queues the e-mail and records the outcome in one transaction, unless its row has changed since it was read: another process
 * has sent it, it was turned off, or a closing was made. If it is still due, it is read again.
 */
export async function settleDue(
  database: Transactional,
  due: DueEmail,
  { mail, dueAt, doneDay, sent }: Outcome,
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    const settled = await tx.query(
      `update summary_emails set due_at = $4, done_day = $5, sent_day = $6, sent_money = $7, version = version + 1
       where user_id = $1 and kind = $2 and version = $3 and wanted returning 1`,
      [
        due.reader.user.id,
        due.kind,
        due.version,
        dueAt,
        doneDay ?? due.doneDay,
        sent?.day ?? due.sentDay,
        sent?.money ?? due.sentMoney,
      ],
    );
    if (settled.length > 0 && mail) await sendMail(tx, { to: due.emailAddress, ...mail }, now);
  });
}
