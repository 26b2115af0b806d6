import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { requireUser } from '#access/users/read-user.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Transactional } from '#ground/db/database.ts';
import { businessRule } from '#terms/errors/api-error.ts';
import { after } from '#terms/time/clock.ts';
import { exactAmount, formatMoney } from '#terms/values/money.ts';
import { chooseReceivingCashier } from './receiving-cashier.ts';
import { createTransaction } from './write-transaction.ts';

const DEFAULT_TIMER_SECONDS = 900;
const LONGEST_DAYS = 7;

/**
 * Creates a charge, which any app user can pay once, for the cashier that follows from the caller's role.
 * @returns the id of the pending transaction
 * @throws ApiError 400 amount; 404 branch or cashier; 422 blocked, without a default, or longer than seven days
 */
export async function createCharge(
  database: Transactional,
  session: Session,
  content: Schemas['ChargeContent'],
  now: Date,
): Promise<string> {
  const amount = exactAmount(content.amount);
  const seconds = content.timerSeconds ?? DEFAULT_TIMER_SECONDS;
  if (seconds > LONGEST_DAYS * 24 * 3600) {
    const why = 'quien vea su código puede pagarlo mientras dure';
    throw businessRule('time-too-long', 'Cobro', `Un cobro dura ${LONGEST_DAYS} días como máximo: ${why}`);
  }
  return database.transaction(async (tx) => {
    const chosen = { branchId: content.businessBranchId, cashierId: content.businessUserId };
    const cashier = await chooseReceivingCashier(tx, session, chosen, 'Cobro');
    const transactionId = await createTransaction(tx, {
      businessId: session.business.id,
      ...cashier,
      appUserId: null,
      origin: 'charge',
      amount,
      note: content.note ?? '',
      reference: content.reference ?? '',
      expiresAt: after(now, seconds),
      createdBy: session.user.id,
      actorName: session.user.name,
      now,
    });
    const { name: subject } = await requireUser(tx, cashier.cashierId);
    await recordActivity(
      tx,
      session,
      { action: 'charge-created', subject, detail: formatMoney(amount) },
      now,
    );
    return transactionId;
  });
}
