import { mostOfAmount } from './customer-display.css.ts';

/** As large as its column and a part of the window's height allow; figures are about 0.58 of their height wide. */
export const amountSize = (amount: string) => ({
  fontSize: `min(${mostOfAmount}, ${(100 / (0.58 * amount.length)).toFixed(1)}cqi)`,
});
