import { useEffect } from 'react';
import { AmountField } from '../../../blocks/form/amount-field.tsx';
import type { Form } from '../../../blocks/form/use-form.ts';
import { LONGEST } from '../../../domain/maximum-lengths.ts';
import { signedAmountError } from '../../../domain/typed-signed-amount.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { CountForm } from '../count-form.ts';

interface CountFieldsProps {
  /** The preview has not been read, so that nobody knows if there is anything to count. */
  loading: boolean;
  form: Form<CountForm>;
  busy: boolean;
}

/** The cashier types the count before any amount of the closing is shown. */
export function CountFields({ loading, form, busy }: CountFieldsProps) {
  // The fields are enabled when the preview is read, after the dialog has opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [loading]);
  return (
    <>
      <AmountField
        label="Monto contado"
        help="Suma lo que recibiste y resta lo que reembolsaste."
        value={form.values.countedAmount}
        onChange={(value) => form.set('countedAmount', value)}
        error={form.errors.countedAmount}
        errorOf={signedAmountError}
        disabled={busy || loading}
      />
      <TextField
        label="Motivo de la diferencia"
        optional={!form.errors.countReason}
        help="Se pide si la diferencia es mayor que la que admite tu negocio."
        maxLength={LONGEST.reason}
        value={form.values.countReason}
        onChange={(value) => form.set('countReason', value)}
        error={form.errors.countReason}
        autoComplete="off"
        disabled={busy || loading}
      />
      <Alert tone="info">
        Cuenta primero: el monto del cierre se muestra cuando cierras. La diferencia queda en el cierre.
      </Alert>
    </>
  );
}
