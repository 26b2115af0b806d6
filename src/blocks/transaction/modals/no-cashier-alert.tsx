import { Link } from 'wouter';
import { paths } from '../../../domain/paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { cashiersLink, type LinkTarget } from '../../places/cashiers-link.ts';
import { OPENS_NEW } from '../../use-open-create-dialog.ts';
import { transactionModal } from '../transaction-modal.ts';
import type { PlaceChoice } from '../use-place-choice.ts';

/** True when it is known that no cashier could charge. */
export function lacksCashier({ choosesBranch, choosesCashier, branches, cashiers }: PlaceChoice): boolean {
  if (!choosesCashier) return false;
  const places = branches.items ?? [];
  if (choosesBranch && !branches.items) return false;
  if (choosesBranch && places.length === 0) return true;
  // Another branch may have cashiers; the next step offers it.
  return cashiers.items?.length === 0 && places.length <= 1;
}

/** Shown before anybody is searched for; links to where a cashier is created. */
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
