import type { Failure } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { takeEarlyPress } from '#api/take-early-press.ts';
import { forUser } from '#blocks/for-user.tsx';
import { Part } from '#blocks/part.tsx';
import { useOnDemand } from '#blocks/use-on-demand.ts';
import { can } from '#domain/permissions.ts';
import { seesBranches, seesCashiers } from '#domain/sees-branches-and-cashiers.ts';
import { COLLECTS, mayCharge, mayOperate, seesLatest } from '#features/transaction/transaction-actions.ts';
import { DetailHost, TransactionModalHost } from '#features/transaction/transaction-hosts.tsx';
import {
  openCharge,
  openLatestPayments,
  openNewRequest,
  transactionModal,
} from '#features/transaction/transaction-modal.ts';
import { useClock } from '#stores/clock.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { useOnRequestOutcome } from '#stores/payment-request-outcomes.ts';
import { Button } from '#ui/button.tsx';
import { card } from '#ui/card.css.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { isDialogOpen } from '#ui/is-dialog-open.ts';
import { ArrivedPaymentsAnnouncement } from './alerts/arrived-payments-announcement.tsx';
import { clearFilters, filtersAreOn, restoreFilters } from './dashboard-filters.ts';
import { FirstStepsHost } from './first-steps/first-steps-host.tsx';
import { DashboardFilterBar } from './header/dashboard-filter-bar.tsx';
import { CHARGE_KEY, DashboardHeader, LATEST_KEY, SEND_KEY } from './header/dashboard-header.tsx';
import { isRejectedByServer } from './header/live-indicator.tsx';
import { LiveLists, LiveListsSkeleton } from './lists/live-lists.tsx';
import type { Viewer } from './lists/viewer.ts';
import { SendRequestBottomBar } from './send-request-bottom-bar.tsx';
import { DaySummarySkeleton, DaySummaryStrip } from './summary/day-summary-strip.tsx';
import { type Dashboard, type LiveList, readDashboard, useDashboard } from './use-dashboard.ts';

export const read = readDashboard;

const loadResultCount = async () =>
  (await import('./header/result-count-announcement.tsx')).ResultCountAnnouncement;
const loadBanner = async () => (await import('#blocks/connection/connection-banner.tsx')).ConnectionBanner;

export default forUser(LiveDashboard);

function LiveDashboard({ user }: { user: CurrentUser }) {
  useSignals();
  useClock();
  const { timeZone } = user.business;
  const dashboard = useDashboard(user.business);
  const connection = dashboard.connection.value;
  const failure = dashboard.failure.value;
  const isRefused = connection === 'lost' && isRejectedByServer(failure);
  const Banner = useOnDemand(loadBanner, isRefused);
  const online = connection === 'live' || connection === 'loading';
  const maySend = mayOperate(user);
  const charges = mayCharge(user);
  useOnRequestOutcome(clearFilters);
  // Runs before the first paint, so that the lists never appear unfiltered.
  useLayoutEffect(() => void restoreFilters(), []);
  useEffect(() => {
    const pressed = maySend && takeEarlyPress();
    if (pressed === 'request') openNewRequest();
    else if (pressed && charges) openCharge();
  }, [maySend, charges]);
  const modalOpen = transactionModal.current.value.step !== 'none';
  const collects = can(user, COLLECTS);
  useShortcut(SEND_KEY, openNewRequest, maySend && online && !modalOpen);
  useShortcut(CHARGE_KEY, openCharge, charges && online && !modalOpen);
  useShortcut(LATEST_KEY, openLatestPayments, seesLatest(user) && !modalOpen);
  return (
    <>
      <DashboardHeader {...{ dashboard, timeZone, maySend, collects, charges }} canSend={online} />
      {connection === 'failed' ? (
        <FirstLoadFailed
          failure={failure}
          retrying={dashboard.reading.value}
          onRetry={() => void dashboard.refresh()}
        />
      ) : (
        <DashboardBody dashboard={dashboard} user={user} online={online} />
      )}
      {maySend && <SendRequestBottomBar canSend={online} charges={charges} />}
      {Banner && <Banner since={dashboard.readAt.value} failure={failure} />}
      <DetailHost rowsAround={(id) => rowsAround(dashboard, id)} />
      <TransactionModalHost />
    </>
  );
}

const transactionsOf = ({ shown }: LiveList) => shown.value.map((row) => row.transaction);

/** The rows of the list that contains the transaction; empty if filters hide it. */
function rowsAround({ pending, paid }: Dashboard, id: string) {
  for (const list of [pending, paid]) {
    const transactions = transactionsOf(list);
    if (transactions.some((transaction) => transaction.id === id)) return transactions;
  }
  return [];
}

interface DashboardBodyProps {
  dashboard: Dashboard;
  user: CurrentUser;
  online: boolean;
}

function DashboardBody({ dashboard, user, online }: DashboardBodyProps) {
  useSignals();
  // Stays the same object while its content is unchanged, so that rows are not rendered again.
  const viewer = useMemo<Viewer>(
    () => ({
      person: user,
      businessId: user.business.id,
      showsBranch: seesBranches(user),
      showsCashier: seesCashiers(user),
      maySend: mayOperate(user),
      online,
      pending: () => transactionsOf(dashboard.pending),
    }),
    [user, online, dashboard],
  );
  const loading = dashboard.connection.value === 'loading';
  const ResultCount = useOnDemand(loadResultCount, filtersAreOn.value);
  return (
    <>
      <Part>
        {!loading && <FirstStepsHost dashboard={dashboard} user={user} />}
        {loading ? <DaySummarySkeleton /> : <DaySummaryStrip dashboard={dashboard} />}
      </Part>
      <DashboardFilterBar dashboard={dashboard} person={user} />
      <Part>{loading ? <LiveListsSkeleton /> : <LiveLists dashboard={dashboard} viewer={viewer} />}</Part>
      {ResultCount && <ResultCount dashboard={dashboard} />}
      <ArrivedPaymentsAnnouncement dashboard={dashboard} />
    </>
  );
}

/** A function key that works wherever the focus is, but not under a dialog or together with a modifier key. */
function useShortcut(key: string, work: () => void, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat && !isDialogOpen()) work();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key, work, enabled]);
}

interface FirstLoadFailedProps {
  failure: Failure | undefined;
  retrying: boolean;
  onRetry: () => void;
}

const FirstLoadFailed = ({ failure, retrying, onRetry }: FirstLoadFailedProps) => (
  <section className={card} role="alert">
    <EmptyState
      icon={failure?.kind === 'answered' ? 'alert' : 'wifi-off'}
      title="No se pudieron cargar los pagos"
      action={
        <Button variant="outline" size="sm" icon="refresh" loading={retrying} onClick={onRetry}>
          Reintentar
        </Button>
      }
    >
      {failure?.message}
    </EmptyState>
  </section>
);
