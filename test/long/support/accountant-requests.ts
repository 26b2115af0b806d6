import { lapseRefundRequests } from '#sandbox/money/refund-requests/request-refund.ts';
import type { Random } from '#sandbox/operation/seed/plan/random.ts';
import { dataOf, type TestSandbox } from '../../support/suite.ts';

/** A received payment, and the cents of it that nobody gave back yet. */
export interface Received {
  id: string;
  cashier: string;
  cents: number;
}

/** Counts of what came of refunds that the owner's rules limit. */
export interface RequestActs {
  /** Given back by somebody within the limit of their role. */
  within: number;
  /** Above the limit, so asked for, unless a request of the payment waited already. */
  limited: number;
  asked: number;
  approved: number;
  rejected: number;
  /** Decided too late, or after the payment was given back. */
  late: number;
}

const OWNER = 'tiendaluna';

/**
 * People who refund by the owner's rules: up to the limit of their role at once; above it they ask, and the owner approves or
 * rejects it some days later, or after it has lapsed.
 * @param takeBack is told what was given back of a payment
 */
export function createRequests(
  { database, api }: TestSandbox,
  random: Random,
  takeBack: (payment: Received, cents: number) => void,
) {
  const acts: RequestActs = { within: 0, limited: 0, asked: 0, approved: 0, rejected: 0, late: 0 };
  let waiting: { requestId: string; payment: Received; cents: number; dueDay: number }[] = [];

  return {
    acts,
    async saveRules(): Promise<void> {
      const { transactions } = await api(OWNER);
      const { version, rules } = dataOf(await transactions.getRefundPolicy()).policy;
      const others = rules.filter(({ roleId }) => roleId !== 'branch_admin');
      const limited = { roleId: 'branch_admin', mode: 'allowed' as const, perRefund: 1200, perDay: 2000 };
      const kept = others.map(({ roleId, mode }) => ({ roleId, mode }));
      dataOf(await transactions.setRefundPolicy({ version, rules: [...kept, limited] }));
    },
    async refundOrAsk(payment: Received, day: number): Promise<void> {
      const cents = random.chance(0.5) ? random.integer(1, payment.cents) : payment.cents;
      const { transactions } = await api(
        payment.cashier === 'us_zona101' ? 'tiendaluna-zona10' : 'tiendaluna-centro',
      );
      const content = { transactionId: payment.id, amount: cents / 100, reason: 'Devolución' };
      const refunded = await transactions.refund(content);
      if (refunded.ok) {
        acts.within++;
        return takeBack(payment, cents);
      }
      acts.limited++;
      const asked = await transactions.requestRefund(content);
      if (!asked.ok) return;
      acts.asked++;
      waiting.push({ requestId: asked.data.request.id, payment, cents, dueDay: day + random.integer(0, 9) });
    },
    async decide(day: number): Promise<void> {
      const due = waiting.filter(({ dueDay }) => dueDay <= day);
      waiting = waiting.filter(({ dueDay }) => dueDay > day);
      if (due.length === 0) return;
      const { approveRefund, rejectRefund } = (await api(OWNER)).transactions;
      for (const { requestId, payment, cents } of due) {
        const approves = random.chance(0.75);
        const decided = await (approves ? approveRefund({ requestId }) : rejectRefund({ requestId }));
        if (!decided.ok) acts.late++;
        else if (approves) takeBack(payment, cents);
        if (decided.ok) acts[approves ? 'approved' : 'rejected']++;
      }
    },
    lapse: (at: Date): Promise<void> => lapseRefundRequests(database, at),
  };
}
