import type { Branch, Transaction } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { cashiersLink, type LinkTarget } from '#blocks/places/cashiers-link.ts';
import { existing, useAllCashiers, useBranchList } from '#blocks/places/place-operations.ts';
import { OPENS_NEW } from '#blocks/use-open-create-dialog.ts';
import { paths } from '#domain/paths.ts';
import { isAskedFor } from '#features/transaction/transaction-actions.ts';
import { ADMINISTRATIVE_USERS, TRANSACTIONS } from '#stores/cache-keys.ts';
import { qrDownloaded } from '#stores/first-steps-flags.ts';
import { useResource } from '#stores/resource.ts';
import { countAdministrativeUsers, listLatestTransactions } from './first-steps-operations.ts';

/** How far the set-up of a business is. */
export interface SetUp {
  branches: readonly Branch[];
  cashiers: number;
  people: number;
  qrUsed: boolean;
  requests: number;
}

export interface FirstStep {
  name: 'branch' | 'cashier' | 'team' | 'qr' | 'request';
  title: string;
  text: string;
  done: boolean;
  /** Link to the page where the step is done; absent if it is done here or not possible yet. */
  place?: LinkTarget | undefined;
}

export function firstSteps({ branches, cashiers, people, qrUsed, requests }: SetUp): FirstStep[] {
  const [branch] = branches;
  return [
    {
      name: 'branch',
      title: 'Abre tu primera sucursal',
      text: 'El lugar donde cobras, con quien la administra.',
      done: branches.length > 0,
      place: { href: paths.branches.root, ...(!branch && { state: OPENS_NEW }) },
    },
    {
      name: 'cashier',
      title: 'Agrega una caja',
      text: 'Cada caja tiene su usuario y su código QR.',
      done: cashiers > 0,
      place: branch && cashiersLink(branch, cashiers === 0),
    },
    {
      name: 'team',
      title: 'Invita a tu equipo',
      text: 'Quien supervisa o lleva las cuentas entra con su propio usuario.',
      done: people > 0,
      place: { href: paths.administrativeUsers.root },
    },
    {
      name: 'qr',
      title: 'Imprime tu QR',
      text: 'Descárgalo del menú de la caja y colócalo a la vista.',
      done: qrUsed,
      place: branch && cashiers > 0 ? cashiersLink(branch, false) : undefined,
    },
    {
      name: 'request',
      title: 'Envía tu primera solicitud',
      text: 'Pide un pago a un cliente por su usuario o teléfono.',
      done: requests > 0,
    },
  ];
}

/** True if the payment was made with a cashier's QR code: a payment to the business has no cashier until it is assigned. */
const paidAtCashier = (transaction: Transaction) =>
  !isAskedFor(transaction) && transaction.status === 'completed' && transaction.businessUserId !== null;

interface Owner {
  id: string;
  business: { id: string };
}

/** Undefined until loaded. `shown` is the transactions of the live lists. */
export function useBusinessSetUp(owner: Owner, shown: readonly Transaction[]): SetUp | undefined {
  useSignals();
  const branches = useBranchList().data.value;
  const cashiers = useAllCashiers().data.value;
  const people = useResource(`${ADMINISTRATIVE_USERS}/count`, countAdministrativeUsers(owner.id)).data.value;
  const earlier = useResource(`${TRANSACTIONS}/latest`, listLatestTransactions).data.value;
  if (!branches || !cashiers || people === undefined || !earlier) return undefined;
  const transactions = [...shown, ...earlier];
  return {
    branches: existing(branches),
    cashiers: existing(cashiers).length,
    people,
    qrUsed: qrDownloaded(owner.business.id) || transactions.some(paidAtCashier),
    requests: transactions.filter(({ origin }) => origin === 'request').length,
  };
}
