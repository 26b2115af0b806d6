import { refine, string } from 'superstruct';
import { tooLarge } from '#domain/amount-validation.ts';
import { MAXIMUM_AMOUNT_CENTS } from '#domain/money.ts';
import { readAmount } from '#domain/typed-amount.ts';
import { signedAmountError } from '#domain/typed-signed-amount.ts';
import { config } from '#stores/config.ts';

/** Error of a typed amount that may be zero but not negative. */
export function amountFromZeroError(text: string): string | undefined {
  const cents = readAmount(text, config.value);
  if (cents === 'negative') return 'El monto no puede ser negativo';
  if (typeof cents === 'number' && cents > MAXIMUM_AMOUNT_CENTS)
    return tooLarge(MAXIMUM_AMOUNT_CENTS, config.value);
  return signedAmountError(text, config.value);
}

export const amountFromZero = () =>
  refine(string(), 'amountFromZero', (value) => amountFromZeroError(value) ?? true);
