import type { Failure } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { existing, useAllCashiers, useBranchList } from '../../blocks/places/branch-and-cashier-lists.ts';
import { SEES_PAYMENTS } from '../../blocks/transaction/transaction-actions.ts';
import { bestMatches } from '../../domain/best-matches.ts';
import { cleanFilterText } from '../../domain/clean-text.ts';
import { parseReceiptCode } from '../../domain/parse-receipt-code.ts';
import { paths } from '../../domain/paths.ts';
import { can } from '../../domain/permissions.ts';
import { seesBranches, seesCashiers } from '../../domain/sees-branches-and-cashiers.ts';
import {
  type AdministrativeUsersPage,
  listAdministrativeUsers,
} from '../../screens/administrative-users/administrative-user-operations.ts';
import { type HistoryPage, searchHistory } from '../../screens/history/history-operations.ts';
import { ADMINISTRATIVE_USERS, TRANSACTIONS } from '../../stores/cache-keys.ts';
import type { CurrentUser } from '../../stores/current-user.ts';
import { type Load, type Resource, useResource } from '../../stores/resource.ts';
import { leadsToScreen } from '../menu.ts';
import { findableActions } from './findable-actions.ts';
import { findableBranches, findableCashiers } from './findable-branches-and-cashiers.tsx';
import { findableScreens } from './findable-screens.ts';
import type { Found } from './found.ts';
import { foundAdministrativeUsers } from './found-administrative-users.tsx';
import { allPayments, foundPayments, paymentSearch } from './found-payments.tsx';

const DEBOUNCE_MS = 300;
const PER_GROUP = 5;
/** Before anything is typed every screen and action is listed. */
const ALL = 20;

interface FoundGroup {
  heading: string;
  options: readonly Found[];
}

export interface Finding {
  /** Without the empty ones. */
  groups: readonly FoundGroup[];
  /** Of the options that were found, and of all that there are. */
  count: { shown: number; total: number };
  loading: boolean;
  failure: Failure | undefined;
  /** The text can be the code of a receipt, and no payment that this person sees has it. */
  unknownReceipt: boolean;
  retry: () => void;
}

const NO_PAGE: Load<undefined> = async () => ({ ok: true, data: undefined });

/** Reads nothing before something is typed, and only what the person's own screens read. */
export function useFind(user: CurrentUser, typed: string): Finding {
  useSignals();
  const text = cleanFilterText(typed);
  const searched = useDebounced(text);
  const isTyped = text !== '';
  const branchList = useBranchList(isTyped && seesBranches(user));
  const cashierList = useAllCashiers('', isTyped && seesCashiers(user));
  const payments = usePayments(user, paymentSearch(searched));
  const users = useAdministrativeUsers(user, searched);
  const reads = [branchList, cashierList, payments, users];

  const branches = existing(branchList.data.value ?? []);
  const cashiers = existing(cashierList.data.value ?? []);
  // Results of the server for an earlier text are not shown for this one.
  const isCurrent = searched === text;
  const receiptCode = parseReceiptCode(text);
  const paid = isCurrent ? (payments.data.value?.data ?? []) : [];
  const best = (items: readonly Found[]) => bestMatches(items, text, isTyped ? PER_GROUP : ALL);
  const groups = [
    { heading: 'Pantallas', options: best(findableScreens(user)) },
    { heading: 'Acciones', options: best(findableActions(user, branches)) },
    { heading: 'Sucursales', options: isTyped ? best(findableBranches(branches, user)) : [] },
    { heading: 'Cajas', options: isTyped ? best(findableCashiers(cashiers, branches, user)) : [] },
    {
      heading: 'Equipo',
      options: isCurrent ? foundAdministrativeUsers(users.data.value?.data ?? []).slice(0, PER_GROUP) : [],
    },
    { heading: 'Pagos', options: foundPayments(paid, receiptCode) },
  ].filter(({ options }) => options.length > 0);
  const shown = groups.reduce((sum, { options }) => sum + options.length, 0);
  const allPaid = isCurrent ? (payments.data.value?.summary.count ?? 0) : 0;
  const more = Math.max(0, allPaid - paid.length);
  if (more > 0) groups.at(-1)?.options.push(allPayments(paymentSearch(text), paid.length, allPaid));
  const loading = !isCurrent || reads.some(isPending);
  const searchedPayments = !loading && can(user, SEES_PAYMENTS) && !payments.failure.value;
  return {
    groups,
    count: { shown, total: shown + more },
    loading,
    failure: loading ? undefined : reads.map(({ failure }) => failure.value).find(Boolean),
    unknownReceipt:
      searchedPayments &&
      receiptCode !== undefined &&
      !paid.some((payment) => payment.receiptCode === receiptCode),
    retry: () => {
      for (const read of reads) if (read.failure.peek()) void read.refresh();
    },
  };
}

/** Also before the read has begun, which it does after rendering. */
const isPending = ({ loading, readAt, failure }: Resource<unknown>): boolean =>
  loading.value || (readAt.value === undefined && failure.value === undefined);

function usePayments(user: CurrentUser, search: string) {
  const wanted = search !== '' && can(user, SEES_PAYMENTS);
  const pageProperties = { currentPage: 1, pageSize: PER_GROUP };
  return useResource<HistoryPage | undefined>(
    wanted ? `${TRANSACTIONS}/find/${search}` : 'no-payments',
    wanted ? searchHistory({ search, sort: 'desc', pageProperties }) : NO_PAGE,
  );
}

function useAdministrativeUsers(user: CurrentUser, search: string) {
  const wanted = search !== '' && leadsToScreen(paths.administrativeUsers.root, user);
  return useResource<AdministrativeUsersPage | undefined>(
    wanted ? `${ADMINISTRATIVE_USERS}/find/${search}` : 'no-administrative-users',
    wanted ? listAdministrativeUsers({ text: search, status: 'all' }, 1) : NO_PAGE,
  );
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const wait = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(wait);
  }, [text]);
  return settled;
}
