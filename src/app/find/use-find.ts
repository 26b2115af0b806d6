import type { Failure } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { existing, useAllCashiers, useBranchList } from '#blocks/places/place-operations.ts';
import { useSettled } from '#blocks/use-settled.ts';
import { bestMatches } from '#domain/best-matches.ts';
import { cleanFilterText } from '#domain/clean-text.ts';
import { parseReceiptCode } from '#domain/parse-receipt-code.ts';
import { paths } from '#domain/paths.ts';
import { can, SEES_PAYMENTS } from '#domain/permissions.ts';
import { seesBranches, seesCashiers } from '#domain/sees-branches-and-cashiers.ts';
import {
  type AdministrativeUsersPage,
  listAdministrativeUsers,
} from '#screens/administrative-users/administrative-user-operations.ts';
import { type HistoryPage, searchHistory } from '#screens/history/history-operations.ts';
import { ADMINISTRATIVE_USERS, TRANSACTIONS } from '#stores/cache-keys.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { type Load, type Resource, useResource } from '#stores/resource.ts';
import { leadsToScreen } from '../menu.ts';
import { findableActions } from './findable-actions.ts';
import { findableBranches, findableCashiers } from './findable-branches-and-cashiers.tsx';
import { findableClosings } from './findable-closings.ts';
import { findableScreens } from './findable-screens.ts';
import type { Found } from './found.ts';
import { allAdministrativeUsers, foundAdministrativeUsers } from './found-administrative-users.tsx';
import { type FoundGroup, groupOf, longGroupOf, PER_GROUP } from './found-groups.ts';
import { allPayments, byAmount, foundPayments, paymentSearch, paymentsToRead } from './found-payments.tsx';

const PAUSE_MS = 300;

export interface Finding {
  /** The groups that have results. */
  groups: readonly FoundGroup[];
  /** The result that Enter opens: the only one, or the only payment of exactly the typed amount. */
  only: Found | undefined;
  /** Number of results shown, and of all results. */
  count: { shown: number; total: number };
  loading: boolean;
  failure: Failure | undefined;
  /** The text could be a receipt code, but no payment that this user may see has it. */
  unknownReceipt: boolean;
  retry: () => void;
}

const NO_PAGE: Load<null> = async () => ({ ok: true, data: null });

/** Reads nothing before something is typed, and only data that the user's own screens read. */
export function useFind(user: CurrentUser, typed: string): Finding {
  useSignals();
  const text = cleanFilterText(typed);
  const longGroup = useLongGroups(text);
  const searched = useSettled(text, PAUSE_MS);
  const isTyped = text !== '';
  const branchList = useBranchList(isTyped && seesBranches(user));
  const cashierList = useAllCashiers('', isTyped && seesCashiers(user));
  const payments = usePayments(user, paymentSearch(searched));
  const users = useAdministrativeUsers(user, searched);
  const reads = [branchList, cashierList, payments, users];

  const branches = existing(branchList.data.value ?? []);
  const cashiers = existing(cashierList.data.value ?? []);
  // The server's results for an earlier text are not shown for this one.
  const isCurrent = searched === text;
  const receiptCode = parseReceiptCode(text);
  const paid = isCurrent ? payments.data.value : undefined;
  const { exact, ordered } = byAmount(paid?.data ?? [], text);
  const people = isCurrent ? users.data.value : undefined;
  const closings = findableClosings(user, text);
  const best = (heading: string, items: readonly Found[]) => longGroup(heading, bestMatches(items, text));
  const groups = [
    best('Pantallas', findableScreens(user)),
    best('Acciones', findableActions(user, branches)),
    best('Sucursales', isTyped ? findableBranches(branches, user) : []),
    best('Cajas', isTyped ? findableCashiers(cashiers, branches, user) : []),
    { heading: 'Cierres', options: closings, shown: closings.length, total: closings.length },
    groupOf(
      'Equipo',
      foundAdministrativeUsers(people?.data.slice(0, PER_GROUP) ?? []),
      people?.count ?? 0,
      allAdministrativeUsers(text),
    ),
    groupOf(
      'Pagos',
      foundPayments(ordered.slice(0, PER_GROUP), user, receiptCode),
      paid?.summary.count ?? 0,
      allPayments(paymentSearch(text)),
    ),
  ].filter(({ options }) => options.length > 0);
  const loading = !isCurrent || reads.some(isPending);
  const searchedPayments = !loading && can(user, SEES_PAYMENTS) && !payments.failure.value;
  const [first, second] = groups.flatMap(({ options }) => options);
  const isRead = (paid?.summary.count ?? 0) === ordered.length;
  const onlyOfAmount = exact.length === 1 && isRead && groups.length === 1;
  return {
    groups,
    only: second && !onlyOfAmount ? undefined : first,
    count: { shown: sumOf(groups, 'shown'), total: sumOf(groups, 'total') },
    loading,
    failure: loading ? undefined : reads.map(({ failure }) => failure.value).find(Boolean),
    unknownReceipt:
      searchedPayments &&
      receiptCode !== undefined &&
      !paid?.data.some((payment) => payment.receiptCode === receiptCode),
    retry: () => {
      for (const read of reads) if (read.failure.peek()) void read.refresh();
    },
  };
}

const sumOf = (groups: readonly FoundGroup[], of: 'shown' | 'total') =>
  groups.reduce((sum, group) => sum + group[of], 0);

/** Groups that are shown in full for this text; all of them before anything is typed. */
function useLongGroups(text: string) {
  const [whole, setWhole] = useState<{ text: string; headings: readonly string[] }>();
  const headings = whole?.text === text ? whole.headings : [];
  return (heading: string, results: readonly Found[]): FoundGroup =>
    text === '' || headings.includes(heading)
      ? { heading, options: results, shown: results.length, total: results.length }
      : longGroupOf(heading, results, () => setWhole({ text, headings: [...headings, heading] }));
}

/** Also true before a read has begun, since reads begin after rendering. */
const isPending = ({ loading, readAt, failure }: Resource<unknown>): boolean =>
  loading.value || (readAt.value === undefined && failure.value === undefined);

function usePayments(user: CurrentUser, search: string) {
  const wanted = search !== '' && can(user, SEES_PAYMENTS);
  const pageProperties = { currentPage: 1, pageSize: paymentsToRead(search, PER_GROUP) };
  return useResource<HistoryPage | null>(
    wanted ? `${TRANSACTIONS}/find/${search}` : 'no-payments',
    wanted ? searchHistory({ search, sort: 'desc', pageProperties }) : NO_PAGE,
  );
}

function useAdministrativeUsers(user: CurrentUser, search: string) {
  const wanted = search !== '' && leadsToScreen(paths.administrativeUsers.root, user);
  return useResource<AdministrativeUsersPage | null>(
    wanted ? `${ADMINISTRATIVE_USERS}/find/${search}` : 'no-administrative-users',
    wanted ? listAdministrativeUsers({ text: search, status: 'all' }, 1) : NO_PAGE,
  );
}
