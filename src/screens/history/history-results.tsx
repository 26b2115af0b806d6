import { countText } from '#blocks/count-text.ts';
import { type BusinessDay, daysOfFilters } from '#blocks/list/day-filters.ts';
import * as css from '#blocks/list/list-results.css.ts';
import { ListResults } from '#blocks/list/list-results.tsx';
import { type Reading, useListPage } from '#blocks/list/use-list-page.ts';
import { parseReceiptCode } from '#domain/parse-receipt-code.ts';
import type { Person } from '#domain/permissions.ts';
import { checkReceipt, UNKNOWN_RECEIPT } from '#features/transaction/unknown-receipt-texts.ts';
import { TRANSACTIONS } from '#stores/cache-keys.ts';
import { figures } from '#styles/typography.css.ts';
import { historyAddress } from './history-address.ts';
import { filterContent, type HistoryView } from './history-filters.ts';
import { type HistoryPage, searchHistory } from './history-operations.ts';
import { HistoryTable } from './history-table.tsx';

export function useHistory(view: HistoryView, day: BusinessDay): Reading<HistoryPage> {
  const { filters, sort, page, pageSize } = view;
  // "Hoy" means another day tomorrow, so the key contains the days.
  const { from, to } = daysOfFilters(filters, day.today);
  const content = {
    ...filterContent(filters, day),
    sort,
    pageProperties: { currentPage: page, pageSize },
  };
  return useListPage(
    `${TRANSACTIONS}/history/${from}/${to}/${historyAddress.format(view)}`,
    searchHistory(content),
    { showsRefresh: true },
  );
}

interface HistoryResultsProps {
  history: Reading<HistoryPage>;
  view: HistoryView;
  day: BusinessDay;
  person: Person;
}

export const HistoryResults = ({ history, view, day, person }: HistoryResultsProps) => (
  <ListResults
    label="Transacciones"
    reading={history}
    countOf={({ summary }) => summary.count}
    totals={(page) => <Totals {...page} />}
    table={(rows) => (
      <HistoryTable
        rows={rows}
        sort={view.sort}
        stale={history.stale}
        person={person}
        filters={filterContent(view.filters, day)}
      />
    )}
    nothing={searchesReceipt(view) ? { title: UNKNOWN_RECEIPT, text: checkReceipt(person) } : undefined}
    onView={historyAddress.changeView}
  />
);

/** True if the search for a receipt is the only filter: with others, the payment may just be filtered out. */
function searchesReceipt({ filters: { search, ...others } }: HistoryView): boolean {
  return parseReceiptCode(search) !== undefined && Object.values(others).every(({ length }) => length === 0);
}

const Totals = ({ summary }: HistoryPage) => (
  <div className={css.totals} role="status">
    <span>
      <b>{countText(summary.count)}</b> {summary.count === 1 ? 'transacción' : 'transacciones'}
    </span>
    <span>
      Recibido <b className={figures}>{summary.formattedReceivedAmount}</b>
    </span>
    <span>
      Reembolsado <b className={figures}>{summary.formattedRefundedAmount}</b>
    </span>
    <span>
      Neto <b className={figures}>{summary.formattedNetAmount}</b>
    </span>
  </div>
);
