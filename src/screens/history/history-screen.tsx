import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useState } from 'react';
import { useSearch } from 'wouter';
import { DailyButton } from '#blocks/daily/daily-button.tsx';
import { DailyChartPanelOnDemand } from '#blocks/daily/daily-chart-panel-on-demand.tsx';
import { forUser } from '#blocks/for-user.tsx';
import { AppliedFilterChips, countInSheet } from '#blocks/list/applied-filter-chips.tsx';
import type { ExportFormat } from '#blocks/list/current-export.ts';
import { ExportButton } from '#blocks/list/export-button.tsx';
import { pendingUntilResolved, usePlaceFilter } from '#blocks/places/use-place-filter.ts';
import { DashboardHistorySwitch } from '#features/transaction/dashboard-history-switch.tsx';
import { DetailHost, TransactionModalHost } from '#features/transaction/transaction-hosts.tsx';
import { config } from '#stores/config.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { hasPart } from '#stores/optional-parts.ts';
import { useOnRequestOutcome } from '#stores/payment-request-outcomes.ts';
import { today } from '#stores/today.ts';
import { PageHead } from '#ui/page-head.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { clearFiltersAfterOutcome, historyAddress } from './history-address.ts';
import { historyFilterChips } from './history-filter-fields.tsx';
import { HistoryFiltersCard } from './history-filters-card.tsx';
import { HistoryResults, useHistory } from './history-results.tsx';
import { SavedViewsMenu } from './saved-views-menu.tsx';

const loadDaily = async () => (await import('./daily/history-daily.tsx')).default;

export default forUser(TransactionHistory);

function TransactionHistory({ user }: { user: CurrentUser }) {
  useSignals();
  const requested = historyAddress.parse(useSearch());
  const places = usePlaceFilter(user, requested.filters);
  const view = { ...requested, filters: { ...requested.filters, ...places.chosen } };
  const { filters, sort } = view;
  const day = { today: today.value, timeZone: user.business.timeZone };
  const history = pendingUntilResolved(useHistory(view, day), places);
  useOnRequestOutcome(clearFiltersAfterOutcome);
  const [exporting, setExporting] = useState<ExportFormat>();
  const [showsDays, setShowsDays] = useState(false);
  const hideDays = useCallback(() => setShowsDays(false), []);
  const applied = historyFilterChips(filters, places, config.value, day);
  const { page, stale, failure } = history;
  // The chart counts by day of creation, so only a list by creation has it.
  const offersDays = filters.dateOf === '' && hasPart('daily-totals');
  const summary = stale || failure ? undefined : page?.summary;

  return (
    <>
      <HistoryHeader
        userId={user.id}
        address={historyAddress.format({ ...view, page: 1 })}
        onExport={summary && setExporting}
        showsDays={showsDays}
        onDays={offersDays ? () => setShowsDays(!showsDays) : undefined}
      />
      <HistoryFiltersCard filters={filters} places={places} count={countInSheet(applied, filters)} />
      <AppliedFilterChips applied={applied} onClean={historyAddress.cleanFilters} />
      <DailyChartPanelOnDemand open={showsDays && offersDays} onClose={hideDays} load={loadDaily}>
        {(Daily) => <Daily filters={filters} day={day} places={places} />}
      </DailyChartPanelOnDemand>
      <HistoryResults history={history} view={view} day={day} person={user} />
      {exporting && summary && (
        <ExportDialog
          order={{ filters, day, sort, count: summary.count, format: exporting }}
          applied={applied}
          totals={summary}
          onClose={() => setExporting(undefined)}
        />
      )}
      <DetailHost rowsAround={() => page?.data ?? []} />
      <TransactionModalHost />
    </>
  );
}

interface HistoryHeaderProps {
  userId: string;
  address: string;
  /** Undefined until the rows are counted. */
  onExport?: ((format: ExportFormat) => void) | undefined;
  /** True while the panel with the days is open. */
  showsDays: boolean;
  onDays: (() => void) | undefined;
}

function HistoryHeader({ userId, address, onExport, showsDays, onDays }: HistoryHeaderProps) {
  return (
    <PageHead
      title="Historial"
      actions={
        <>
          <SavedViewsMenu userId={userId} address={address} />
          {onDays && <DailyButton open={showsDays} onToggle={onDays} />}
          <ExportButton csv onExport={onExport} />
        </>
      }
    >
      <DashboardHistorySwitch />
    </PageHead>
  );
}
