import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { AppliedChips } from '../../blocks/list/applied-chips.tsx';
import { ExportButton } from '../../blocks/list/export-button.tsx';
import { ExportCard } from '../../blocks/list/export-card.tsx';
import { PageHead } from '../../ui/page.tsx';
import { activityAddress } from './activity/activity-address.ts';
import { ActivityFiltersCard } from './activity/activity-filters-card.tsx';
import { ActivityResults } from './activity/activity-results.tsx';
import { exportActivity, useActivity } from './activity/activity-store.ts';
import { appliedActivityFilters } from './activity/applied-activity-filters.ts';
import { TeamViews } from './team-views.tsx';

export default function ActivityScreen() {
  const view = activityAddress.parse(useSearch());
  const activity = useActivity(view);
  const applied = appliedActivityFilters(view.filters);
  const { page, stale, failure, refresh } = activity;
  // Any action adds entries, so cached ones are only shown until they are read again.
  useEffect(() => void refresh(), [refresh]);
  const count = stale || failure ? 0 : (page?.count ?? 0);
  return (
    <>
      <PageHead
        title="Equipo"
        actions={<ExportButton onExport={count > 0 ? () => void exportActivity(view, count) : undefined} />}
      >
        <TeamViews />
      </PageHead>
      <ActivityFiltersCard filters={view.filters} count={applied.length} />
      <AppliedChips applied={applied} />
      <ActivityResults activity={activity} view={view} />
      <ExportCard />
    </>
  );
}
