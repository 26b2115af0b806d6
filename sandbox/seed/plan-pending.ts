import type { SeedBox } from './boxes.ts';
import type { BusinessPlan } from './business-plan.ts';
import { secondsAfter } from './calendar.ts';
import type { Occasion, TradeOptions } from './occasion.ts';
import { waitingPayment } from './plan-payment.ts';
import { newRequest } from './plan-request.ts';
import type { PlannedTransaction } from './planned.ts';

/** What waits for somebody now: requests with little and with much time left, and one payment to be assigned. */
export function pendingTransactions(
  plan: BusinessPlan,
  boxes: readonly SeedBox[],
  options: TradeOptions,
): PlannedTransaction[] {
  const open = boxes.filter((box) => !box.blockedSince);
  // The first to be asked in a demonstration finds an empty phone.
  const [, ...appUsers] = options.appUsers;
  return plan.pending.map((waiting, index) => {
    const box = open[(index * 2) % open.length];
    const payer = appUsers[(index * 7) % appUsers.length];
    if (!box || !payer) throw new Error(`${plan.name} has no box or nobody who pays`);
    const createdAt = secondsAfter(options.now, -waiting.ageSeconds);
    const occasion: Occasion = { ...options, plan, box, moment: createdAt, appUsers: [payer] };
    return waiting.timerSeconds === undefined
      ? waitingPayment(occasion, createdAt)
      : newRequest(occasion, createdAt, waiting.timerSeconds);
  });
}
