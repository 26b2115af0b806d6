import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { Redirect, useSearch } from 'wouter';
import { AdministrativeUsersActivitySwitch } from '#blocks/administrative-users-activity-switch.tsx';
import { countedText } from '#blocks/count-text.ts';
import { AppliedFilterChips, countInSheet } from '#blocks/list/applied-filter-chips.tsx';
import { NO_DAYS } from '#blocks/list/day-filters.ts';
import { ExportButton } from '#blocks/list/export-button.tsx';
import { ListResults } from '#blocks/list/list-results.tsx';
import { type Reading, useListPage } from '#blocks/list/use-list-page.ts';
import { paths } from '#domain/paths.ts';
import { ACTIVITY } from '#stores/cache-keys.ts';
import { hasPart } from '#stores/optional-parts.ts';
import { PageHead } from '#ui/page-head.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type ActivityView, activityAddress } from './activity-filters.ts';
import { ActivityFiltersCard, activityFilterChips } from './activity-filters-card.tsx';
import { type ActivityPage, exportActivity, listActivity } from './activity-operations.ts';
import { ActivityTable } from './activity-table.tsx';

interface ActivityResultsProps {
  activity: Reading<ActivityPage>;
  view: ActivityView;
}

const ActivityResults = ({ activity, view }: ActivityResultsProps) => (
  <>
    {/* The foot of the list says it to whoever sees it. */}
    <VisuallyHidden>
      <span role="status">{activity.page && countedText(activity.page.count, 'entrada', 'entradas')}</span>
    </VisuallyHidden>
    <ListResults
      label="Actividad"
      reading={activity}
      countOf={({ count }) => count}
      table={(rows) => <ActivityTable rows={rows} sort={view.sort} stale={activity.stale} />}
      onView={activityAddress.changeView}
    />
  </>
);

export default function ActivityScreen() {
  useSignals();
  return hasPart('activity') ? <Activity /> : <Redirect to={paths.administrativeUsers.root} replace />;
}

function Activity() {
  const view = activityAddress.parse(useSearch());
  const activity = useListPage(`${ACTIVITY}/list/${activityAddress.format(view)}`, listActivity(view));
  const applied = activityFilterChips(view.filters);
  const { page, stale, failure, refresh } = activity;
  // Every change adds an entry, so cached pages are refetched on mount.
  useEffect(() => void refresh(), [refresh]);
  const count = stale || failure ? 0 : (page?.count ?? 0);
  return (
    <>
      <PageHead
        title="Equipo"
        actions={<ExportButton onExport={count > 0 ? () => void exportActivity(view, count) : undefined} />}
      >
        <AdministrativeUsersActivitySwitch />
      </PageHead>
      <ActivityFiltersCard filters={view.filters} count={countInSheet(applied, NO_DAYS)} />
      <AppliedFilterChips applied={applied} onClean={activityAddress.cleanFilters} />
      <ActivityResults activity={activity} view={view} />
    </>
  );
}
