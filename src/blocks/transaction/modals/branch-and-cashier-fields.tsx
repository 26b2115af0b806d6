import type { Cashier } from '@cobros/sdk';
import { grid } from '../../../../styles/layout.css.ts';
import { muted } from '../../../../styles/typography.css.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { SelectOption } from '../../../ui/select.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ReadFailureAlert } from '../../form/read-failure-alert.tsx';
import type { Choices, PlaceChoice } from '../use-place-choice.ts';

type CashierChoiceFieldsProps = {
  cashierChoice: PlaceChoice;
  errors: { branch?: string | undefined; cashier?: string | undefined };
  onBranch: (id: string) => void;
  onCashier: (id: string) => void;
};

/** Branch and cashier that charge, for users who may choose them. */
export function CashierChoiceFields({
  cashierChoice,
  errors,
  onBranch,
  onCashier,
}: CashierChoiceFieldsProps) {
  if (!cashierChoice.choosesCashier) return null;
  return (
    <div className={cashierChoice.choosesBranch ? grid[2] : undefined}>
      {cashierChoice.choosesBranch && (
        <BranchOrCashierSelect
          label="Sucursal"
          choices={cashierChoice.branches}
          value={cashierChoice.branchId}
          onChange={onBranch}
          error={errors.branch}
        />
      )}
      <BranchOrCashierSelect
        label="Caja"
        choices={cashierChoice.cashiers}
        value={cashierChoice.cashierId}
        onChange={onCashier}
        error={errors.cashier}
      />
    </div>
  );
}

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

type CashierRowsProps = {
  cashiers: Choices<Cashier>;
  value: string | null;
  onChange: (id: string) => void;
  /** Reads again what could not be read. */
  onRetry: () => void;
};

/** Choice among the cashiers of a branch, one row each. */
export function CashierRows({ cashiers: { items, failure }, value, onChange, onRetry }: CashierRowsProps) {
  if (!items && failure) return <ReadFailureAlert failure={failure} onRetry={onRetry} />;
  if (!items)
    return (
      <Loading>
        <Skeleton width="100%" height="3.5rem" />
      </Loading>
    );
  if (items.length === 0) return <p className={muted}>Esta sucursal no tiene cajas activas.</p>;
  return (
    <RadioGroup
      label="Caja"
      labelled
      value={value}
      onChange={onChange}
      choices={items.map(({ id, name, username }) => ({ value: id, title: name, text: `@${username}` }))}
    />
  );
}
