import { Link } from 'wouter';
import { grid } from '../../../styles/layout.css.ts';
import { cashiersLink, type LinkTarget } from '../../blocks/places/cashiers-link.ts';
import { OPENS_NEW } from '../../blocks/use-open-create-dialog.ts';
import { paths } from '../../domain/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import type { SelectOption } from '../../ui/select.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { transactionModal } from './transaction-modal.ts';
import type { Choices, PlaceChoice } from './use-place-choice.ts';

type BranchAndCashierFieldsProps = {
  cashierChoice: PlaceChoice;
  errors: { branch?: string | undefined; cashier?: string | undefined };
  onBranch: (id: string) => void;
  onCashier: (id: string) => void;
};

/** Fields for the branch and cashier that charge, for users who may choose them. */
export function BranchAndCashierFields({
  cashierChoice,
  errors,
  onBranch,
  onCashier,
}: BranchAndCashierFieldsProps) {
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

/** Select for branches or cashiers, also while they load or after they failed to load. */
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
  // If the list could not be loaded, the server uses the default.
  if (!items) return { options: [], ...(failure ? disabledAs('Predeterminada') : { loading: true }) };
  const options: SelectOption[] = items.map(({ id, name }) => ({
    value: id,
    label: id === defaultId ? `${name} (predeterminada)` : name,
  }));
  return { options, ...(options.length === 0 && disabledAs('Ninguna activa')) };
}

const disabledAs = (placeholder: string) => ({ placeholder, disabled: true });

/** True when it is known that no cashier could charge. */
export function lacksCashier({ choosesBranch, choosesCashier, branches, cashiers }: PlaceChoice): boolean {
  if (!choosesCashier) return false;
  const places = branches.items ?? [];
  if (choosesBranch && !branches.items) return false;
  if (choosesBranch && places.length === 0) return true;
  // Another branch may have cashiers; the next step offers the choice.
  return cashiers.items?.length === 0 && places.length <= 1;
}

/** Shown before searching for an app user; links to the page where a cashier can be created. */
export function NoCashierAlert({ cashierChoice }: { cashierChoice: PlaceChoice }) {
  const { href, state, label } = linkTo(cashierChoice);
  return (
    <Alert tone="warning">
      Para cobrar hace falta una caja activa.{' '}
      <Link href={href} state={state} onClick={transactionModal.close}>
        {label}
      </Link>
    </Alert>
  );
}

function linkTo({ choosesBranch, branches }: PlaceChoice): LinkTarget & { label: string } {
  const branch = branches.items?.[0];
  if (branch) return { ...cashiersLink(branch, true), label: `Agrega una caja a ${branch.name}` };
  return choosesBranch
    ? { href: paths.branches.root, state: OPENS_NEW, label: 'Abre una sucursal' }
    : { href: paths.cashiers, state: OPENS_NEW, label: 'Agrega una caja' };
}
