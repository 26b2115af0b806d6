import { boolean, type Infer, object, refine, string } from 'superstruct';
import { tooLarge } from '../../domain/amount-validation.ts';
import { MAXIMUM_AMOUNT_CENTS } from '../../domain/money.ts';
import { readAmount } from '../../domain/typed-amount.ts';
import { signedAmountError } from '../../domain/typed-signed-amount.ts';
import { config } from '../../stores/config.ts';

export const closingCountSettingsForm = object({
  required: boolean(),
  reasonThreshold: refine(string(), 'reasonThreshold', (value) => thresholdError(value) ?? true),
});
export type ClosingCountSettingsForm = Infer<typeof closingCountSettingsForm>;

/** Zero asks for a reason of every difference. */
export function thresholdError(text: string): string | undefined {
  const cents = readAmount(text, config.value);
  if (cents === 'negative') return 'El monto no puede ser negativo';
  if (typeof cents === 'number' && cents > MAXIMUM_AMOUNT_CENTS)
    return tooLarge(MAXIMUM_AMOUNT_CENTS, config.value);
  return signedAmountError(text, config.value);
}
