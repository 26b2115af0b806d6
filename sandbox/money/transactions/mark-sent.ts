import { recordActivity } from '#access/activity/record-activity.ts';
import type { Scope } from '#access/sessions/scope.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Transactional } from '#ground/db/database.ts';
import { conflict } from '#terms/errors/api-error.ts';
import { moneyOf, requireTransaction } from './read-transactions.ts';
import { conflictOf } from './write-transaction.ts';

interface Sent {
  transactionId: string;
  reminder: boolean;
  now: Date;
}

/**
 * Records that somebody sent the link of a pending request or charge, or a reminder of it.
 * @throws ApiError 404 outside the scope; 409 if it is no longer pending, or a payment
 */
export function markSent(
  database: Transactional,
  session: Session,
  scope: Scope,
  { transactionId, reminder, now }: Sent,
): Promise<void> {
  return database.transaction(async (tx) => {
    const row = await requireTransaction(tx, scope, transactionId);
    if (row.origin === 'payment') throw conflict('wrong-origin', 'Enlace', 'Un pago no tiene enlace');
    const [marked] = await tx.query<{ id: string }>(
      `update transactions
         set link_sent_at = case when $2 then coalesce(link_sent_at, $3) else $3 end,
           reminder_sent_at = case when $2 then coalesce(reminder_sent_at, $3) else reminder_sent_at end
       where id = $1 and status = 'pending' and (expires_at is null or expires_at > $3) returning id`,
      [transactionId, reminder, now],
    );
    if (!marked) throw await conflictOf(tx, { transactionId, from: 'pending', now });
    const entry = {
      action: reminder ? 'reminder-sent' : 'link-sent',
      subject: row.cashier_name ?? '',
      detail: moneyOf(row),
    } as const;
    await recordActivity(tx, session, entry, now);
  });
}
