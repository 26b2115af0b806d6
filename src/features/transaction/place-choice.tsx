import type { Branch, Cashier, Failure } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { Link } from 'wouter';
import { cashiersLink, type LinkTarget } from '#blocks/places/cashiers-link.ts';
import { useBranchList, useCashierList, useDefaultBranch } from '#blocks/places/place-operations.ts';
import { OPENS_NEW } from '#blocks/use-open-create-dialog.ts';
import { paths } from '#domain/paths.ts';
import { currentUser } from '#stores/current-user.ts';
import type { Resource } from '#stores/resource.ts';
import { grid } from '#styles/layout.css.ts';
import { Alert } from '#ui/alert.tsx';
import type { SelectOption } from '#ui/select.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { transactionModal } from './transaction-modal.ts';

/** Branches or cashiers that a request or payment can go to; only active ones. */
export interface Choices<Choice> {
  /** Undefined until loaded. */
  items: readonly Choice[] | undefined;
  /** Id of the default, if it can be chosen. */
  defaultId: string | undefined;
  /** Failure of the last load. */
  failure: Failure | undefined;
}

export interface PlaceChoice {
  choosesBranch: boolean;
  choosesCashier: boolean;
  branches: Choices<Branch>;
  cashiers: Choices<Cashier>;
  /** The chosen id or the default; empty until the choices are loaded. */
  branchId: string;
  cashierId: string;
  /** Retries a failed read. */
  retry(): void;
}

/** The choices depend on the role: an admin chooses branch and cashier, a branch admin the cashier, a cashier neither. */
export function usePlaceChoice(chosen: { branchId: string; cashierId: string }): PlaceChoice {
  useSignals();
  const role = currentUser.value?.type;
  const choosesBranch = role === 'admin';
  const choosesCashier = choosesBranch || role === 'branch_admin';

  const branchList = useBranchList(choosesBranch);
  const defaultBranch = useDefaultBranch(choosesBranch);
  // Some users may not read the default branch, but they can still choose any branch.
  const known = defaultBranch.data.value !== undefined || failureOf(defaultBranch) !== undefined;
  const branches = choicesOf(
    known ? branchList.data.value : undefined,
    defaultBranch.data.value?.id,
    failureOf(branchList),
  );
  const branchId = effectiveId(chosen.branchId, branches);

  const cashierList = useCashierList(branchId, choosesCashier && (!choosesBranch || branchId !== ''));
  const { users, defaultUser } = cashierList.data.value ?? {};
  // Without a branch there are no cashiers to list.
  const cashiers =
    choosesBranch && branchId === '' && !branches.items
      ? { ...branches, items: undefined, defaultId: undefined }
      : choicesOf(users, defaultUser?.id, failureOf(cashierList));
  const cashierId = effectiveId(chosen.cashierId, cashiers);
  const retry = () => {
    for (const list of [branchList, defaultBranch, cashierList]) if (failureOf(list)) void list.refresh();
  };
  return { choosesBranch, choosesCashier, branches, cashiers, branchId, cashierId, retry };
}

const failureOf = ({ failure, loading }: Resource<unknown>): Failure | undefined =>
  loading.value ? undefined : failure.value;

function choicesOf<Choice extends { id: string; status: string }>(
  all: readonly Choice[] | undefined,
  preferred: string | undefined,
  failure: Failure | undefined,
): Choices<Choice> {
  const items = all?.filter(({ status }) => status === 'active');
  return { items, defaultId: items?.find(({ id }) => id === preferred)?.id, failure };
}

/** The chosen id if it can be chosen, otherwise the default, otherwise the first. */
function effectiveId(chosen: string, { items, defaultId }: Choices<{ id: string }>): string {
  if (!items || items.some(({ id }) => id === chosen)) return chosen;
  return defaultId ?? items[0]?.id ?? '';
}

type PlaceChoiceFieldsProps = {
  placeChoice: PlaceChoice;
  errors: { branch?: string | undefined; cashier?: string | undefined };
  onBranch: (id: string) => void;
  onCashier: (id: string) => void;
};

/** Fields for the branch and cashier that charge, for users who may choose them. */
export function PlaceChoiceFields({ placeChoice, errors, onBranch, onCashier }: PlaceChoiceFieldsProps) {
  if (!placeChoice.choosesCashier) return null;
  return (
    <div className={placeChoice.choosesBranch ? grid[2] : undefined}>
      {placeChoice.choosesBranch && (
        <BranchOrCashierSelect
          label="Sucursal"
          choices={placeChoice.branches}
          value={placeChoice.branchId}
          onChange={onBranch}
          error={errors.branch}
        />
      )}
      <BranchOrCashierSelect
        label="Caja"
        choices={placeChoice.cashiers}
        value={placeChoice.cashierId}
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

function optionsOf(choices: Choices<{ id: string; name: string }>) {
  const { items, defaultId, failure } = choices;
  const disabled = { placeholder: textWithoutChoice(choices), disabled: true };
  if (!items) return { options: [], ...(failure ? disabled : { loading: true }) };
  const options: SelectOption[] = items.map(({ id, name }) => ({
    value: id,
    label: id === defaultId ? `${name} (predeterminada)` : name,
  }));
  return { options, ...(options.length === 0 && disabled) };
}

/** Text of an empty list. If it could not be loaded, the server uses the default. */
export function textWithoutChoice({ items, failure }: Choices<unknown>): string {
  if (items) return 'Ninguna activa';
  return failure ? 'Predeterminada' : 'Cargando';
}

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
export function NoCashierAlert({ placeChoice }: { placeChoice: PlaceChoice }) {
  const { href, state, label } = linkTo(placeChoice);
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
