import type { OpenPart } from './read-flows.ts';

/** An amount in cents, and when the first of it was received or refunded; null without any. */
export interface StatementPart {
  amount: number;
  firstAt: Date | null;
}

/** Several parts as one. */
export const partOf = (parts: readonly OpenPart[]): StatementPart => ({
  amount: parts.reduce((sum, { amount }) => sum + amount, 0),
  firstAt: parts.reduce<Date | null>(
    (first, { firstAt }) => (first && first <= firstAt ? first : firstAt),
    null,
  ),
});
