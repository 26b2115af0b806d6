import type { Totals } from '#reports/history/daily-totals.ts';
import { decimal } from '#terms/values/money.ts';

/** Counts and sums of payments and refunds; sums are in cents. */
export interface Money {
  receivedCount: number;
  received: number;
  refundedCount: number;
  refunded: number;
}

export const NO_MONEY: Money = { receivedCount: 0, received: 0, refundedCount: 0, refunded: 0 };

export const hasMoney = ({ receivedCount, refundedCount }: Money): boolean =>
  receivedCount + refundedCount > 0;

export function sumOf(parts: Iterable<Money>): Money {
  const sum = { ...NO_MONEY };
  for (const part of parts) {
    sum.receivedCount += part.receivedCount;
    sum.received += part.received;
    sum.refundedCount += part.refundedCount;
    sum.refunded += part.refunded;
  }
  return sum;
}

/** Divides money by a number; each value is rounded half up. */
export const dividedBy = (money: Money, parts: number): Money => ({
  receivedCount: halfUp(money.receivedCount, parts),
  received: halfUp(money.received, parts),
  refundedCount: halfUp(money.refundedCount, parts),
  refunded: halfUp(money.refunded, parts),
});

/** A quotient of integers, rounded half up without using fractions. */
export const halfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

export const totalsOf = (money: Money): Totals => ({
  ...money,
  received: decimal(money.received),
  refunded: decimal(money.refunded),
});
