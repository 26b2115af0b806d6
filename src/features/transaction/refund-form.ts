import { object, refine, string } from 'superstruct';
import { textUpTo } from '#domain/clean-text.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { formatCents, type MoneyFormat } from '#domain/money.ts';
import { centsOfProduct, productError } from '#domain/multiplied-amount.ts';

/** Error of an amount to refund; undefined if it is an amount, or a price times a quantity, of at most what remains. */
export function refundError(text: string, remaining: number, format: MoneyFormat): string | undefined {
  const error = productError(text, format);
  if (error) return error;
  return centsOfProduct(text, format) > remaining ? `Quedan ${formatCents(remaining, format)}` : undefined;
}

/** The form, for an amount of at most these cents. */
export const refundForm = (remaining: number, format: MoneyFormat) =>
  object({
    amount: refine(string(), 'amount', (value) => refundError(value, remaining, format) ?? true),
    reason: textUpTo(LONGEST.reason, 'El motivo'),
  });
