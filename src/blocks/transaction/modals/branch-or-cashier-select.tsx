import { useSignals } from '@preact/signals-react/runtime';
import type { Resource } from '../../../stores/resource.ts';
import type { SelectOption } from '../../../ui/select.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Choices } from '../cashier-choices.ts';

type BranchOrCashierSelectProps = {
  label: string;
  choices: Resource<Choices<{ id: string; name: string }>>;
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
};

/** Branches or cashiers to choose from, also while they load and when they failed to load. */
export function BranchOrCashierSelect({
  label,
  choices,
  value,
  onChange,
  error,
}: BranchOrCashierSelectProps) {
  useSignals();
  const failed = choices.failure.value !== undefined && !choices.loading.value;
  return (
    <SelectField
      label={label}
      value={value}
      onChange={onChange}
      error={error}
      {...optionsOf(choices.data.value, failed)}
    />
  );
}

function optionsOf(choices: Choices<{ id: string; name: string }> | undefined, failed: boolean) {
  // Without the list, the server uses the default.
  if (!choices) return { options: [], ...(failed ? disabledAs('Predeterminada') : { loading: true }) };
  const options: SelectOption[] = choices.items.map(({ id, name }) => ({
    value: id,
    label: id === choices.defaultId ? `${name} (predeterminada)` : name,
  }));
  return { options, ...(options.length === 0 && disabledAs('Ninguna activa')) };
}

const disabledAs = (placeholder: string) => ({ placeholder, disabled: true });
