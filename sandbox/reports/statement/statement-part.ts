import type { DepositMovement, OpenPart, UndepositedPart } from './read-flows.ts';

/** An amount in cents, and when the first entry of it was received or refunded; null if there is none. */
export interface StatementPart {
  amount: number;
  firstAt: Date | null;
}

/** Adds several parts up. */
export const partOf = (parts: readonly OpenPart[]): StatementPart => ({
  amount: parts.reduce((sum, { amount }) => sum + amount, 0),
  firstAt: parts.reduce<Date | null>(
    (first, { firstAt }) => (first && first <= firstAt ? first : firstAt),
    null,
  ),
});

/** Deposits and returns; money in cents. */
export interface DepositSum {
  count: number;
  made: number;
  returnedCount: number;
  returned: number;
  movements: readonly DepositMovement[];
}

export function depositSum(movements: readonly DepositMovement[]): DepositSum {
  const sum = { count: 0, made: 0, returnedCount: 0, returned: 0, movements };
  for (const { kind, amount } of movements) {
    if (kind === 'made') {
      sum.count += 1;
      sum.made += amount;
    } else {
      sum.returnedCount += 1;
      sum.returned += amount;
    }
  }
  return sum;
}

/** Closings that wait for a deposit; money in cents. */
export type Undeposited = Omit<UndepositedPart, 'n' | 'firstAt' | 'lastAt'> & {
  firstAt: Date | null;
  lastAt: Date | null;
};

export const undepositedOf = (parts: readonly UndepositedPart[], moment: number): Undeposited =>
  parts.find(({ n }) => n === moment) ?? { count: 0, amount: 0, firstAt: null, lastAt: null };
