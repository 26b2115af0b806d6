import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { useClock } from '../../stores/clock.ts';
import { type CurrentUser, currentUser } from '../../stores/session.ts';
import { ArrivalAnnouncement } from './alerts/arrival-announcement.tsx';
import { ActionBar } from './dashboard/action-bar.tsx';
import { DashboardHeader, SEND_KEY } from './dashboard/dashboard-header.tsx';
import { DashboardToolbar } from './dashboard/dashboard-toolbar.tsx';
import { DaySummarySkeleton } from './dashboard/day-summary-skeleton.tsx';
import { DaySummaryStrip } from './dashboard/day-summary-strip.tsx';
import { FirstLoadFailed } from './dashboard/first-load-failed.tsx';
import type { Viewer } from './dashboard/live-list-card.tsx';
import { LiveLists } from './dashboard/live-lists.tsx';
import { LiveListsSkeleton } from './dashboard/live-lists-skeleton.tsx';
import { LostConnectionBanner } from './dashboard/lost-connection-banner.tsx';
import { ResultAnnouncement } from './dashboard/result-announcement.tsx';
import { useShortcut } from './dashboard/use-shortcut.ts';
import { clearFilters } from './dashboard-filters.ts';
import { type Dashboard, useDashboard } from './dashboard-store.ts';
import { DetailHost } from './detail/detail-host.tsx';
import { seesBranches } from './filter-options.ts';
import { FirstStepsHost } from './first-steps/first-steps-host.tsx';
import { mayOperate } from './transaction-actions.ts';
import { openNewRequest, transactionModal } from './transaction-modals.ts';
import { TransactionModalsHost } from './transaction-modals-host.tsx';

export default function DashboardScreen() {
  useSignals();
  const user = currentUser.value;
  return user && <LiveDashboard user={user} />;
}

function LiveDashboard({ user }: { user: CurrentUser }) {
  useSignals();
  useClock();
  const { timeZone } = user.business;
  const dashboard = useDashboard(user.business);
  const connection = dashboard.connection.value;
  const online = connection === 'live' || connection === 'loading';
  const maySend = mayOperate(user);
  const modalOpen = transactionModal.current.value.step !== 'none';
  useShortcut(SEND_KEY, openNewRequest, maySend && online && !modalOpen);
  return (
    <>
      {connection === 'lost' && <LostConnectionBanner dashboard={dashboard} />}
      <DashboardHeader {...{ dashboard, timeZone, maySend }} canSend={online} />
      {connection === 'failed' ? (
        <FirstLoadFailed
          failure={dashboard.failure.value}
          retrying={dashboard.reading.value}
          onRetry={() => void dashboard.refresh()}
        />
      ) : (
        <DashboardBody dashboard={dashboard} user={user} online={online} />
      )}
      {maySend && <ActionBar canSend={online} />}
      <DetailHost rowsAround={(id) => rowsAround(dashboard, id)} />
      <TransactionModalsHost onOutcome={clearFilters} />
    </>
  );
}

/** The live list that a transaction stands in; where filters hide it, it stands in none. */
function rowsAround({ pending, paid }: Dashboard, id: string) {
  for (const { shown } of [pending, paid]) {
    const transactions = shown.peek().map((row) => row.transaction);
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
  // One object for as long as nothing in it changes, so that rows which got it are not drawn again.
  const viewer = useMemo<Viewer>(
    () => ({
      person: user,
      businessId: user.business.id,
      showsBranch: seesBranches(user),
      maySend: mayOperate(user),
      online,
    }),
    [user, online],
  );
  const loading = dashboard.connection.value === 'loading';
  return (
    <>
      {!loading && <FirstStepsHost dashboard={dashboard} user={user} />}
      {loading ? <DaySummarySkeleton /> : <DaySummaryStrip dashboard={dashboard} />}
      <DashboardToolbar dashboard={dashboard} person={user} />
      {loading ? <LiveListsSkeleton /> : <LiveLists dashboard={dashboard} viewer={viewer} />}
      <ResultAnnouncement dashboard={dashboard} />
      <ArrivalAnnouncement dashboard={dashboard} />
    </>
  );
}
