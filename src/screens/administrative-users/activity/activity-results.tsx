import { rangeText } from '../../../blocks/count-text.ts';
import * as css from '../../../blocks/list/list.css.ts';
import {
  ListFailed,
  ListFoot,
  ListLoading,
  ListProgress,
  NothingFound,
} from '../../../blocks/list/list-results.tsx';
import type { Reading } from '../../../blocks/list/use-page.ts';
import { card } from '../../../ui/card.css.ts';
import { type ActivityPage, changeView, entriesText } from './activity-store.ts';
import { ActivityTable } from './activity-table.tsx';
import type { ActivityView } from './activity-view.ts';

const LABEL = 'Actividad';

interface ActivityResultsProps {
  activity: Reading<ActivityPage>;
  view: ActivityView;
}

export function ActivityResults({ activity, view }: ActivityResultsProps) {
  const { page, stale, failure, refresh } = activity;
  if (failure) return <ListFailed label={LABEL} failure={failure} onRetry={() => void refresh()} />;
  if (!page) return <ListLoading label={LABEL} />;
  return (
    <section className={card} aria-label={LABEL}>
      <div className={css.totals} role="status">
        <span>
          <b>{entriesText(page.count)}</b>
        </span>
      </div>
      <div className={css.results}>
        {stale && <ListProgress label="Cargando actividad" />}
        {page.data.length > 0 ? (
          <ActivityTable rows={page.data} sort={view.sort} stale={stale} />
        ) : (
          <NothingFound count={page.count} onFirstPage={() => changeView({ page: 1 })} />
        )}
      </div>
      {page.data.length > 0 && <Foot page={page} />}
    </section>
  );
}

function Foot({ page: { pageProperties, count } }: { page: ActivityPage }) {
  const { currentPage, pageSize, totalPages } = pageProperties;
  return (
    <ListFoot
      page={currentPage}
      totalPages={totalPages}
      pageSize={pageSize}
      summary={rangeText(currentPage, pageSize, count)}
      onView={changeView}
    />
  );
}
