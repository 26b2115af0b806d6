import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { AdministrativeUsersActivitySwitch } from '../../blocks/administrative-users-activity-switch.tsx';
import { AppliedFilterChips } from '../../blocks/list/applied-filter-chips.tsx';
import { ExportButton } from '../../blocks/list/export-button.tsx';
import { ExportStatusCard } from '../../blocks/list/export-status-card.tsx';
import { useListPage } from '../../blocks/list/use-list-page.ts';
import { ACTIVITY } from '../../stores/cache-keys.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { activityAddress } from './activity-address.ts';
import { activityFilterChips } from './activity-filter-chips.ts';
import { ActivityFiltersCard } from './activity-filters-card.tsx';
import { ActivityResults } from './activity-results.tsx';
import { exportActivity } from './operations/export-activity.ts';
import { listActivity } from './operations/list-activity.ts';

export default function ActivityScreen() {
  const view = activityAddress.parse(useSearch());
  const activity = useListPage(`${ACTIVITY}/list/${activityAddress.format(view)}`, listActivity(view));
  const applied = activityFilterChips(view.filters);
  const { page, stale, failure, refresh } = activity;
  // Any action adds entries, so cached ones are refetched on mount.
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
      <ActivityFiltersCard filters={view.filters} count={applied.length} />
      <AppliedFilterChips applied={applied} />
      <ActivityResults activity={activity} view={view} />
      <ExportStatusCard />
    </>
  );
}
