import { after } from '#terms/time/clock.ts';
import type { BusinessPlan } from './business-plan.ts';
import { waitingPayment } from './plan-payment.ts';
import { newRequest } from './plan-request.ts';
import type { PlannedCashier } from './planned-cashiers.ts';
import type { PlannedTransaction } from './planned-transaction.ts';
import type { Occasion, PlanningOptions } from './planning-options.ts';

/** The pending transactions: requests with little and with much time left, and a payment to be assigned. */
export function pendingTransactions(
  plan: BusinessPlan,
  cashiers: readonly PlannedCashier[],
  options: PlanningOptions,
): PlannedTransaction[] {
  const open = cashiers.filter((cashier) => !cashier.blockedSince);
  // The first app user has no pending request, so that a demonstration starts with an empty phone.
  const [, ...appUsers] = options.appUsers;
  return plan.pending.map((waiting, index) => {
    const cashier = open[(index * 2) % open.length];
    const payer = appUsers[(index * 7) % appUsers.length];
    if (!cashier || !payer) throw new Error(`${plan.name} has no cashier or nobody who pays`);
    const createdAt = after(options.now, -waiting.ageSeconds);
    const occasion: Occasion = { ...options, plan, cashier, moment: createdAt, appUsers: [payer] };
    return waiting.timerSeconds === undefined
      ? waitingPayment(occasion, createdAt)
      : newRequest(occasion, createdAt, waiting.timerSeconds);
  });
}
