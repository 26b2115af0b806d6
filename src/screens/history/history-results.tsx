import { onlyWide } from '../../../styles/layout.css.ts';
import { countText, rangeText } from '../../blocks/count-text.ts';
import * as css from '../../blocks/list/list.css.ts';
import {
  ListFailed,
  ListFoot,
  ListLoading,
  ListProgress,
  NothingFound,
} from '../../blocks/list/list-results.tsx';
import type { Person } from '../../domain/permissions.ts';
import { card } from '../../ui/card.css.ts';
import { changeView } from './history-navigation.ts';
import { HistoryTable } from './history-table.tsx';
import type { HistoryView } from './history-view.ts';
import type { History, HistoryPage } from './use-history.ts';

const LABEL = 'Transacciones';

interface HistoryResultsProps {
  history: History;
  view: HistoryView;
  person: Person;
}

export function HistoryResults({ history, view, person }: HistoryResultsProps) {
  const { page, stale, failure } = history;
  if (failure) return <ListFailed label={LABEL} failure={failure} onRetry={history.retry} />;
  if (!page) return <ListLoading label={LABEL} totals />;
  return (
    <section className={card} aria-label={LABEL}>
      <Totals {...page} />
      <div className={css.results}>
        {stale && <ListProgress label="Cargando transacciones" />}
        {page.data.length > 0 ? (
          <HistoryTable rows={page.data} sort={view.sort} stale={stale} person={person} />
        ) : (
          <NothingFound count={page.summary.count} onFirstPage={() => changeView({ page: 1 })} />
        )}
      </div>
      {page.data.length > 0 && <Foot page={page} />}
    </section>
  );
}

const Totals = ({ summary }: HistoryPage) => (
  <div className={css.totals} role="status">
    <span>
      <b>{countText(summary.count)}</b> {summary.count === 1 ? 'transacción' : 'transacciones'}
    </span>
    <span>
      Suma <b>{summary.formattedTotalAmount}</b>
    </span>
    <span className={onlyWide}>
      Recibido <b>{summary.formattedReceivedAmount}</b>
    </span>
    <span className={onlyWide}>
      Reembolsado <b>{summary.formattedRefundedAmount}</b>
    </span>
    <span>
      Neto <b>{summary.formattedNetAmount}</b>
    </span>
  </div>
);

const Foot = ({ page: { pageProperties, summary } }: { page: HistoryPage }) => {
  const { currentPage, pageSize, totalPages } = pageProperties;
  return (
    <ListFoot
      page={currentPage}
      totalPages={totalPages}
      pageSize={pageSize}
      summary={rangeText(currentPage, pageSize, summary.count)}
      onView={changeView}
    />
  );
};
