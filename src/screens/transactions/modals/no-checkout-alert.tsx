import { useSignals } from '@preact/signals-react/runtime';
import { Link } from 'wouter';
import { paths } from '../../../app/paths.ts';
import { OPENS_NEW } from '../../../blocks/use-open-on-arrival.ts';
import { Alert } from '../../../ui/alert.tsx';
import { cashiersOf, type Place } from '../first-steps/first-steps.ts';
import { transactionModal } from '../transaction-modals.ts';
import type { Checkout } from '../use-checkout.ts';

/** Whether it is known that there is no box that could charge. */
export function lacksCheckout({ choosesBranch, choosesCashier, branches, cashiers }: Checkout): boolean {
  if (!choosesCashier) return false;
  const places = branches.data.value?.items ?? [];
  if (choosesBranch && !branches.data.value) return false;
  if (choosesBranch && places.length === 0) return true;
  // Another branch may have one: the next step lets choose it.
  return cashiers.data.value?.items.length === 0 && places.length <= 1;
}

/** Says it before anybody types whom to ask, and leads to where a box is made. */
export function NoCheckoutAlert({ checkout }: { checkout: Checkout }) {
  useSignals();
  const { href, state, label } = placeFor(checkout);
  return (
    <Alert tone="warning">
      Para cobrar hace falta una caja activa.{' '}
      <Link href={href} state={state} onClick={transactionModal.close}>
        {label}
      </Link>
    </Alert>
  );
}

function placeFor({ choosesBranch, branches }: Checkout): Place & { label: string } {
  const branch = branches.data.value?.items[0];
  if (branch) return { ...cashiersOf(branch, true), label: `Agrega una caja a ${branch.name}` };
  return choosesBranch
    ? { href: paths.branches.root, state: OPENS_NEW, label: 'Abre una sucursal' }
    : { href: paths.cashiers, state: OPENS_NEW, label: 'Agrega una caja' };
}
