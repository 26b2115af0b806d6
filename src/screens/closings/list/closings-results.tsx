import { rangeText } from '../../../blocks/count-text.ts';
import * as css from '../../../blocks/list/list.css.ts';
import {
  ListFailed,
  ListFoot,
  ListLoading,
  ListProgress,
  NothingFound,
} from '../../../blocks/list/list-results.tsx';
import type { Person } from '../../../domain/permissions.ts';
import { card } from '../../../ui/card.css.ts';
import { nextClosingText } from '../closing-words.ts';
import { type Closings, changeView } from '../closings-store.ts';
import type { ClosingsView } from '../closings-view.ts';
import { RefreshWhileProcessing } from '../refresh-while-processing.tsx';
import { ClosingsTable } from './closings-table.tsx';

const LABEL = 'Cierres';

interface ClosingsResultsProps {
  closings: Closings;
  view: ClosingsView;
  person: Person;
}

export function ClosingsResults({ closings, view, person }: ClosingsResultsProps) {
  const { page, stale, failure, refresh } = closings;
  if (failure) return <ListFailed label={LABEL} failure={failure} onRetry={() => void refresh()} />;
  if (!page) return <ListLoading label={LABEL} totals />;
  const { data, count, nextClosing, pageProperties } = page;
  const { currentPage, totalPages, pageSize } = pageProperties;
  return (
    <section className={card} aria-label={LABEL}>
      <div className={css.totals}>
        <span>
          {nextClosing ? (
            <>
              Próximo cierre automático <b>{nextClosingText(nextClosing)}</b>
            </>
          ) : (
            'Sin cierres automáticos: se realizan a mano'
          )}
        </span>
      </div>
      <div className={css.results}>
        {stale && <ListProgress label="Cargando cierres" />}
        {data.length > 0 ? (
          <ClosingsTable rows={data} sort={view.sort} stale={stale} person={person} />
        ) : (
          <NothingFound count={count} onFirstPage={() => changeView({ page: 1 })} />
        )}
      </div>
      {data.length > 0 && (
        <ListFoot
          page={currentPage}
          totalPages={totalPages}
          pageSize={pageSize}
          summary={rangeText(currentPage, pageSize, count)}
          onView={changeView}
        />
      )}
      {data.some(({ status }) => status === 'processing') && <RefreshWhileProcessing refresh={refresh} />}
    </section>
  );
}
