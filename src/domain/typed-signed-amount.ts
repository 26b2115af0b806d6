import { notNumeric, TOO_MANY_DECIMALS } from './amount-validation.ts';
import type { MoneyFormat } from './money.ts';
import { REQUIRED } from './required.ts';
import { type InvalidAmount, readAmount } from './typed-amount.ts';

/** Cents of a typed amount that may be zero or negative. */
export function readSignedAmount(text: string, format: MoneyFormat): number | InvalidAmount {
  const amount = readAmount(text, format);
  if (amount !== 'negative') return amount;
  const rest = readAmount(text.replace(/[-\u2212]/, ''), format);
  return typeof rest === 'number' ? -rest : 'malformed';
}

/** Error of an amount that may be zero or negative; undefined if it can be read. */
export function signedAmountError(text: string, format: MoneyFormat): string | undefined {
  const amount = readSignedAmount(text, format);
  if (typeof amount === 'number') return undefined;
  if (amount === 'empty') return REQUIRED;
  return amount === 'too-many-decimals' ? TOO_MANY_DECIMALS : notNumeric(format);
}
