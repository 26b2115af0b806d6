import { countedText } from '../../blocks/count-text.ts';
import * as css from '../../blocks/list/list-results.css.ts';
import { ListResults } from '../../blocks/list/list-results.tsx';
import type { Reading } from '../../blocks/list/use-list-page.ts';
import { activityAddress } from './activity-address.ts';
import type { ActivityView } from './activity-filters.ts';
import { ActivityTable } from './activity-table.tsx';
import type { ActivityPage } from './operations/list-activity.ts';

interface ActivityResultsProps {
  activity: Reading<ActivityPage>;
  view: ActivityView;
}

export const ActivityResults = ({ activity, view }: ActivityResultsProps) => (
  <ListResults
    label="Actividad"
    reading={activity}
    countOf={({ count }) => count}
    totals={({ count }) => (
      <div className={css.totals} role="status">
        <span>
          <b>{countedText(count, 'entrada', 'entradas')}</b>
        </span>
      </div>
    )}
    table={(rows) => <ActivityTable rows={rows} sort={view.sort} stale={activity.stale} />}
    onView={activityAddress.changeView}
  />
);
