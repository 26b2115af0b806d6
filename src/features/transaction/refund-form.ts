import { type Infer, object, refine, string } from 'superstruct';
import { cleanLine, textUpTo } from '#domain/clean-text.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { formatCents, type MoneyFormat } from '#domain/money.ts';
import { centsOfProduct, productError } from '#domain/multiplied-amount.ts';

/** Reasons that are chosen instead of typed. */
export const REASONS = ['Devolución', 'Precio equivocado', 'Cobrado dos veces'] as const;
export const OTHER = 'Otro';

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
    /** One of the reasons, `OTHER` or empty. */
    choice: string(),
    reason: textUpTo(LONGEST.reason, 'El motivo'),
  });
type RefundForm = Infer<ReturnType<typeof refundForm>>;

/** The reason to send; empty if none was chosen or typed. */
export const reasonOf = ({ choice, reason }: Pick<RefundForm, 'choice' | 'reason'>): string =>
  choice === '' || choice === OTHER ? cleanLine(reason) || choice : choice;
