import type { SelectOption } from '../../../ui/select.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { Choices } from '../use-place-choice.ts';

type BranchOrCashierSelectProps = {
  label: string;
  choices: Choices<{ id: string; name: string }>;
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
  return (
    <SelectField label={label} value={value} onChange={onChange} error={error} {...optionsOf(choices)} />
  );
}

function optionsOf({ items, defaultId, failure }: Choices<{ id: string; name: string }>) {
  // Without the list, the server uses the default.
  if (!items) return { options: [], ...(failure ? disabledAs('Predeterminada') : { loading: true }) };
  const options: SelectOption[] = items.map(({ id, name }) => ({
    value: id,
    label: id === defaultId ? `${name} (predeterminada)` : name,
  }));
  return { options, ...(options.length === 0 && disabledAs('Ninguna activa')) };
}

const disabledAs = (placeholder: string) => ({ placeholder, disabled: true });
