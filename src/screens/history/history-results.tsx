import { countText } from '../../blocks/count-text.ts';
import * as css from '../../blocks/list/list-results.css.ts';
import { ListResults } from '../../blocks/list/list-results.tsx';
import type { Reading } from '../../blocks/list/use-list-page.ts';
import { checkReceipt, UNKNOWN_RECEIPT } from '../../blocks/transaction/receipt/unknown-receipt-texts.ts';
import { parseReceiptCode } from '../../domain/parse-receipt-code.ts';
import type { Person } from '../../domain/permissions.ts';
import { historyAddress } from './history-address.ts';
import type { HistoryView } from './history-filters.ts';
import { HistoryTable } from './history-table.tsx';
import type { HistoryPage } from './operations/search-history.ts';

interface HistoryResultsProps {
  history: Reading<HistoryPage>;
  view: HistoryView;
  person: Person;
}

export const HistoryResults = ({ history, view, person }: HistoryResultsProps) => (
  <ListResults
    label="Transacciones"
    reading={history}
    countOf={({ summary }) => summary.count}
    totals={(page) => <Totals {...page} />}
    table={(rows) => <HistoryTable rows={rows} sort={view.sort} stale={history.stale} person={person} />}
    nothing={searchesReceipt(view) ? { title: UNKNOWN_RECEIPT, text: checkReceipt(person) } : undefined}
    onView={historyAddress.changeView}
  />
);

/** With other filters the payment may only be filtered out. */
function searchesReceipt({ filters: { search, ...others } }: HistoryView): boolean {
  return parseReceiptCode(search) !== undefined && Object.values(others).every(({ length }) => length === 0);
}

const Totals = ({ summary }: HistoryPage) => (
  <div className={css.totals} role="status">
    <span>
      <b>{countText(summary.count)}</b> {summary.count === 1 ? 'transacción' : 'transacciones'}
    </span>
    <span>
      Recibido <b>{summary.formattedReceivedAmount}</b>
    </span>
    <span>
      Reembolsado <b>{summary.formattedRefundedAmount}</b>
    </span>
    <span>
      Neto <b>{summary.formattedNetAmount}</b>
    </span>
  </div>
);
