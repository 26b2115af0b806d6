import type { Schemas } from '@cobros/sdk';
import { type Infer, object, refine, string } from 'superstruct';
import { AmountField } from '#blocks/form/amount-field.tsx';
import type { Form } from '#blocks/form/use-form.ts';
import { textUpTo } from '#domain/clean-text.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { readSignedAmount, signedAmountError } from '#domain/typed-signed-amount.ts';
import { config } from '#stores/config.ts';
import { Alert } from '#ui/alert.tsx';
import { TextField } from '#ui/text-field.tsx';
import { cleanLine } from '#words/clean-text.ts';

/** The fields are named as in the API, so that its errors are shown at them. */
export const countForm = object({
  countedAmount: refine(
    string(),
    'countedAmount',
    (value) => signedAmountError(value, config.peek()) ?? true,
  ),
  countReason: textUpTo(LONGEST.reason, 'El motivo'),
});
export type CountForm = Infer<typeof countForm>;

export const NO_COUNT: CountForm = { countedAmount: '', countReason: '' };

/** The typed amount in cents; undefined if it can't be parsed. */
export function countedCents({ countedAmount }: CountForm): number | undefined {
  const cents = readSignedAmount(countedAmount, config.peek());
  return typeof cents === 'number' ? cents : undefined;
}

/** The count of a valid form, as the API takes it. */
export function countContent(
  form: CountForm,
): Pick<Schemas['ClosePendingContent'], 'countedAmount' | 'countReason'> {
  const reason = cleanLine(form.countReason);
  return { countedAmount: (countedCents(form) ?? 0) / 100, ...(reason && { countReason: reason }) };
}

interface CountFieldsProps {
  form: Form<CountForm>;
  busy: boolean;
}

/** Fields for the count, which the cashier types before any amount of the closing is shown. */
export function CountFields({ form, busy }: CountFieldsProps) {
  return (
    <>
      <AmountField
        label="Monto contado"
        help="Suma lo que recibiste y resta lo que reembolsaste."
        {...form.field('countedAmount')}
        errorOf={signedAmountError}
        disabled={busy}
      />
      <TextField
        label="Motivo de la diferencia"
        optional={!form.errors.countReason}
        help="Se pide si la diferencia es mayor que la que admite tu negocio."
        maxLength={LONGEST.reason}
        {...form.field('countReason')}
        autoComplete="off"
        disabled={busy}
      />
      <Alert tone="info">
        Cuenta primero: el monto del cierre se muestra cuando cierras. La diferencia queda en el cierre.
      </Alert>
    </>
  );
}
