import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Transactional } from '#ground/db/database.ts';
import { notFound } from '#terms/errors/api-error.ts';
import { after } from '#terms/time/clock.ts';
import { exactAmount, formatMoney } from '#terms/values/money.ts';
import { chooseReceivingCashier } from './receiving-cashier.ts';
import { createTransaction } from './write-transaction.ts';

const DEFAULT_TIMER_SECONDS = 900;

/**
 * Sends a payment request to an app user, from the cashier that follows from the caller's role.
 * @returns the id of the pending transaction and the app user's username
 * @throws ApiError 400 amount; 404 user, branch or cashier; 422 blocked or without a default
 */
export async function sendRequest(
  database: Transactional,
  session: Session,
  content: Schemas['SendRequestContent'],
  now: Date,
): Promise<{ transactionId: string; username: string }> {
  const amount = exactAmount(content.amount);
  return database.transaction(async (tx) => {
    const chosen = { branchId: content.businessBranchId, cashierId: content.businessUserId };
    const cashier = await chooseReceivingCashier(tx, session, chosen, 'Solicitud');
    const [appUser] = await tx.query<{ username: string }>('select username from app_users where id = $1', [
      content.friUserId,
    ]);
    if (!appUser) throw notFound('No se encontró el usuario');
    const transactionId = await createTransaction(tx, {
      businessId: session.business.id,
      ...cashier,
      appUserId: content.friUserId,
      origin: 'request',
      amount,
      note: content.note ?? '',
      reference: content.reference ?? '',
      expiresAt: after(now, content.timerSeconds ?? DEFAULT_TIMER_SECONDS),
      createdBy: session.user.id,
      actorName: session.user.name,
      now,
    });
    const [subject, detail] = [`@${appUser.username}`, formatMoney(amount)];
    await recordActivity(tx, session, { action: 'request-sent', subject, detail }, now);
    return { transactionId, username: appUser.username };
  });
}
