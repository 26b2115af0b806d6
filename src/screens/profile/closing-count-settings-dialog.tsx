import { useSignals } from '@preact/signals-react/runtime';
import { AmountField } from '#blocks/form/amount-field.tsx';
import { useSubmit } from '#blocks/form/use-form.ts';
import { useUntouchedFields } from '#blocks/form/use-untouched-fields.ts';
import { toCents } from '#domain/money.ts';
import { amountText } from '#domain/typed-amount.ts';
import { config } from '#stores/config.ts';
import { Switch } from '#ui/switch.tsx';
import { amountFromZeroError } from './amount-from-zero.ts';
import {
  closingCountSettings,
  closingCountSettingsForm,
  setClosingCountSettings,
} from './business-settings-operations.ts';
import { ProfileChangeDialog } from './profile-change-dialogs.tsx';

export function ClosingCountSettingsDialog() {
  useSignals();
  const { required, reasonThreshold } = closingCountSettings();
  const initial = { required, reasonThreshold: amountText(toCents(reasonThreshold), config.value) };
  const { form, ...call } = useSubmit(closingCountSettingsForm, initial, (values) =>
    setClosingCountSettings(values),
  );
  useUntouchedFields(form, initial);
  return (
    <ProfileChangeDialog
      title="Cierre con conteo"
      subtitle="La caja cuenta antes de ver cuánto espera el cierre"
      form={form}
      call={call}
    >
      <Switch
        boxed
        label="Pedir a las cajas contar al cerrar"
        value={form.values.required}
        onChange={(value) => form.set('required', value)}
      />
      <AmountField
        label="Pedir motivo si la diferencia pasa de"
        help="Con 0.00 se pide siempre que no coincida. Los cierres automáticos y los de la administración no llevan conteo."
        {...form.field('reasonThreshold')}
        errorOf={amountFromZeroError}
      />
    </ProfileChangeDialog>
  );
}
