import { useSignals } from '@preact/signals-react/runtime';
import { useSearch } from 'wouter';
import { useListPage } from '#blocks/list/use-list-page.ts';
import { pendingUntilResolved, useBranchFilter } from '#blocks/places/use-place-filter.ts';
import { TRANSACTIONS } from '#stores/cache-keys.ts';
import { type CurrentUser, currentUser } from '#stores/current-user.ts';
import { usePolling } from '#stores/polling.ts';
import { today } from '#stores/today.ts';
import { PeriodChoice } from './period-choice.tsx';
import { parseSummaryView, type SummaryView, summaryContent, summaryHref } from './summary-address.ts';
import { SummaryContent } from './summary-content.tsx';
import { SummaryHead } from './summary-head.tsx';
import { getSummary } from './summary-operations.ts';
import { SummaryFailed, SummaryLoading } from './summary-states.tsx';

/** A current period is read again at this interval, and whenever a payment is reported. */
const EVERY_SECONDS = 60;

export default function SummaryScreen() {
  useSignals();
  const user = currentUser.value;
  const search = useSearch();
  return user && <SummaryOf user={user} requested={parseSummaryView(search)} />;
}

function SummaryOf({ user, requested }: { user: CurrentUser; requested: SummaryView }) {
  useSignals();
  const branch = useBranchFilter(user, requested.branchId);
  const view = { ...requested, branchId: branch.branchId };
  const content = summaryContent(view, today.value);
  return content ? (
    <ReadSummary user={user} view={view} content={content} branch={branch} />
  ) : (
    <>
      <SummaryHead user={user} view={view} summary={undefined} />
      <PeriodChoice view={view} summary={undefined} />
    </>
  );
}

interface ReadSummaryProps {
  user: CurrentUser;
  view: SummaryView;
  content: Parameters<typeof getSummary>[0];
  branch: ReturnType<typeof useBranchFilter>;
}

function ReadSummary({ user, view, content, branch }: ReadSummaryProps) {
  useSignals();
  // "Hoy" means another day tomorrow, so the key contains the day.
  const key = `${TRANSACTIONS}/summary/${today.value}/${summaryHref(view)}`;
  const reading = pendingUntilResolved(useListPage(key, getSummary(content)), branch);
  const { page: summary, stale, failure, refresh } = reading;
  return (
    <>
      <SummaryHead user={user} view={view} summary={summary} />
      <PeriodChoice view={view} summary={stale ? undefined : summary} />
      {failure ? (
        <SummaryFailed failure={failure} onRetry={() => void refresh()} />
      ) : summary ? (
        <SummaryContent summary={summary} view={view} stale={stale} />
      ) : (
        <SummaryLoading />
      )}
      {summary?.period.isRunning && <FollowPayments refresh={refresh} />}
    </>
  );
}

function FollowPayments({ refresh }: { refresh: () => Promise<unknown> }) {
  usePolling(refresh, EVERY_SECONDS, PAID);
  return null;
}
const PAID = ['paid'] as const;
