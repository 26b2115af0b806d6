import type { Schemas } from '@cobros/sdk';
import { type Infer, object, refine, string } from 'superstruct';
import { cleanLine } from '../../../domain/clean-text.ts';
import { LONGEST, lengthOf } from '../../../domain/maximum-lengths.ts';
import { readSignedAmount, signedAmountError } from '../../../domain/typed-signed-amount.ts';
import { config } from '../../../stores/config.ts';

/** The fields are named as in the API, so that its errors are shown at them. */
export const countForm = object({
  countedAmount: refine(string(), 'countedAmount', (value) => signedAmountError(value, config.value) ?? true),
  countReason: refine(
    string(),
    'countReason',
    (value) =>
      lengthOf(cleanLine(value)) <= LONGEST.reason || `El motivo admite ${LONGEST.reason} caracteres`,
  ),
});
export type CountForm = Infer<typeof countForm>;

export const NO_COUNT: CountForm = { countedAmount: '', countReason: '' };

/** The typed amount in cents; undefined if it can't be parsed. */
export function countedCents({ countedAmount }: CountForm): number | undefined {
  const cents = readSignedAmount(countedAmount, config.value);
  return typeof cents === 'number' ? cents : undefined;
}

/** The count of a valid form, as the API takes it. */
export function countContent(
  form: CountForm,
): Pick<Schemas['ClosePendingContent'], 'countedAmount' | 'countReason'> {
  const reason = cleanLine(form.countReason);
  return { countedAmount: (countedCents(form) ?? 0) / 100, ...(reason && { countReason: reason }) };
}
