import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { countedText } from '#blocks/count-text.ts';
import { DailyButton } from '#blocks/daily/daily-button.tsx';
import { DailyChartPanelOnDemand } from '#blocks/daily/daily-chart-panel-on-demand.tsx';
import { forUser } from '#blocks/for-user.tsx';
import { AppliedFilterChips, countInSheet } from '#blocks/list/applied-filter-chips.tsx';
import type { ExportFormat } from '#blocks/list/current-export.ts';
import { ExportButton } from '#blocks/list/export-button.tsx';
import { ModalHost } from '#blocks/modal-host.tsx';
import { pendingUntilResolved, usePlaceFilter } from '#blocks/places/use-place-filter.ts';
import { paths } from '#domain/paths.ts';
import { can } from '#domain/permissions.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { hasPart } from '#stores/optional-parts.ts';
import { today } from '#stores/today.ts';
import { Button } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { closeDialogLoading, closingModal, hasDeposits, mayClose } from './closing-actions.ts';
import { ClosingFiltersCard, closingFilterChips } from './closing-filters-card.tsx';
import { rememberList } from './closing-links.ts';
import { exportClosings } from './closing-operations.ts';
import { type ClosingFilters, closingsAddress, exportContent } from './closings-address.ts';
import { ClosingsResults, useClosings } from './closings-results.tsx';
import { ClosingsViews } from './closings-views.tsx';
import { ReturnedDepositLine } from './deposits/returned-deposit-alert.tsx';

const loadDialogs = async () => (await import('./closing-dialogs.tsx')).DIALOGS_BY_STEP;
const loadDaily = async () => (await import('./daily/closings-daily.tsx')).default;

export default forUser(ClosingsHistory);

function ClosingsHistory({ user }: { user: CurrentUser }) {
  useSignals();
  const search = useSearch();
  const requested = closingsAddress.parse(search);
  const places = usePlaceFilter(user, requested.filters);
  const filters: ClosingFilters = {
    ...requested.filters,
    ...places.chosen,
    ...(!hasDeposits(user) && { depositStatus: '', depositReference: '' }),
  };
  const view = { ...requested, filters };
  const day = { today: today.value, timeZone: user.business.timeZone };
  const closings = pendingUntilResolved(useClosings(view, day), places);
  const applied = closingFilterChips(filters, places, day.today);
  const { page } = closings;
  const exportList =
    page && page.count > 0 && !closings.stale
      ? (format: ExportFormat) =>
          void exportClosings(exportContent(view, day), format, countedText(page.count, 'cierre', 'cierres'))
      : undefined;
  // Somebody looking for one deposit gets its closings, not first the notice about another deposit.
  const concernsList =
    filters.depositReference === '' ||
    page?.data.some(({ deposit }) => deposit?.id === page.returnedDeposit?.deposit.id);
  // The chart counts by day of creation, so only a list by creation has it.
  const offersDays = filters.completedFrom === '' && hasPart('closing-daily-totals');
  const [showsDays, setShowsDays] = useState(false);
  const hideDays = useCallback(() => setShowsDays(false), []);
  useEffect(() => void rememberList(search), [search]);
  useEffect(() => () => closingModal.close(), []);
  return (
    <>
      <PageHead
        title="Cierres"
        actions={
          <>
            {offersDays && <DailyButton open={showsDays} onToggle={() => setShowsDays(!showsDays)} />}
            {can(user, { capability: 'statement' }) && <ExportButton csv onExport={exportList} />}
            {mayClose(user) && (
              <Button
                icon="closing"
                loading={closeDialogLoading.value}
                onClick={() => closingModal.open({ step: 'close' })}
              >
                Realizar cierre
              </Button>
            )}
          </>
        }
      >
        <ClosingsViews person={user} current={paths.closing.history} />
      </PageHead>
      <ClosingFiltersCard
        filters={filters}
        places={places}
        count={countInSheet(applied, filters)}
        hasDeposits={hasDeposits(user)}
      />
      <AppliedFilterChips applied={applied} onClean={closingsAddress.cleanFilters} />
      <DailyChartPanelOnDemand open={showsDays && offersDays} onClose={hideDays} load={loadDaily}>
        {(Daily) => <Daily filters={filters} day={day} places={places} />}
      </DailyChartPanelOnDemand>
      {concernsList && <ReturnedDepositLine returned={page?.returnedDeposit} />}
      <ClosingsResults closings={closings} view={view} person={user} />
      <ModalHost modal={closingModal} dialogs={loadDialogs} />
    </>
  );
}
