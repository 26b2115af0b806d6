import { AmountField } from '../../../blocks/form/amount-field.tsx';
import type { Form } from '../../../blocks/form/use-form.ts';
import { LONGEST } from '../../../domain/maximum-lengths.ts';
import { signedAmountError } from '../../../domain/typed-signed-amount.ts';
import { Alert } from '../../../ui/alert.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { CountForm } from './count-form.ts';

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
        value={form.values.countedAmount}
        onChange={(value) => form.set('countedAmount', value)}
        error={form.errors.countedAmount}
        errorOf={signedAmountError}
        disabled={busy}
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
        disabled={busy}
      />
      <Alert tone="info">
        Cuenta primero: el monto del cierre se muestra cuando cierras. La diferencia queda en el cierre.
      </Alert>
    </>
  );
}
