import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { AppliedChips } from '../../blocks/list/applied-chips.tsx';
import { ExportCard } from '../../blocks/list/export-card.tsx';
import { ActivityFiltersCard } from './activity/activity-filters-card.tsx';
import { ActivityHead } from './activity/activity-head.tsx';
import { ActivityResults } from './activity/activity-results.tsx';
import { exportActivity, useActivity } from './activity/activity-store.ts';
import { parseActivityAddress } from './activity/activity-view.ts';
import { appliedActivityFilters } from './activity/applied-activity-filters.ts';

/** Who did what in the business, and when. */
export default function ActivityScreen() {
  const view = parseActivityAddress(useSearch());
  const activity = useActivity(view);
  const applied = appliedActivityFilters(view.filters);
  const { page, stale, failure, refresh } = activity;
  // Whatever anybody does changes it: what was read before is only shown until it is read again.
  useEffect(() => void refresh(), [refresh]);
  const count = stale || failure ? 0 : (page?.count ?? 0);
  return (
    <>
      <ActivityHead onExport={count > 0 ? () => void exportActivity(view, count) : undefined} />
      <ActivityFiltersCard filters={view.filters} count={applied.length} />
      {applied.length > 0 && <AppliedChips applied={applied} />}
      <ActivityResults activity={activity} view={view} />
      <ExportCard />
    </>
  );
}
