import { type BusinessDay, daysOfFilters } from '#blocks/list/day-filters.ts';
import * as css from '#blocks/list/list-results.css.ts';
import { ListResults } from '#blocks/list/list-results.tsx';
import { type Reading, useListPage } from '#blocks/list/use-list-page.ts';
import type { Person } from '#domain/permissions.ts';
import { CLOSINGS } from '#stores/cache-keys.ts';
import { push } from '#styles/layout.css.ts';
import { figures } from '#styles/typography.css.ts';
import { type ClosingsPage, listClosings } from './closing-operations.ts';
import { nextClosingText } from './closing-texts.ts';
import { type ClosingsView, closingsAddress, searchContent } from './closings-address.ts';
import { ClosingsTable } from './closings-table.tsx';
import { type Deposit, depositText } from './deposits/deposit-texts.ts';
import { RefreshWhileProcessing } from './refresh-while-processing.tsx';

interface ClosingsResultsProps {
  closings: Reading<ClosingsPage>;
  view: ClosingsView;
  person: Person;
}

export function ClosingsResults({ closings, view, person }: ClosingsResultsProps) {
  const { page, stale, failure, refresh } = closings;
  const processing = !failure && page?.data.some(({ status }) => status === 'processing');
  return (
    <>
      <ListResults
        label="Cierres"
        reading={closings}
        countOf={({ count }) => count}
        totals={(shown) => (
          <Totals shown={shown} deposit={view.filters.depositReference ? onlyDeposit(shown) : undefined} />
        )}
        table={(rows) => <ClosingsTable rows={rows} sort={view.sort} stale={stale} person={person} />}
        onView={closingsAddress.changeView}
      />
      {processing && <RefreshWhileProcessing refresh={refresh} />}
    </>
  );
}

interface TotalsProps {
  shown: ClosingsPage;
  deposit: Deposit | undefined;
}

const Totals = ({ shown: { nextClosing, undeposited }, deposit }: TotalsProps) => (
  <div className={css.totals}>
    {deposit ? (
      <span>
        {depositText(deposit)} <b className={figures}>{deposit.formattedAmount}</b>
      </span>
    ) : (
      <span>
        {nextClosing ? (
          <>
            Próximo cierre automático <b>{nextClosingText(nextClosing)}</b>
          </>
        ) : (
          'Sin cierres automáticos: se realizan a mano'
        )}
      </span>
    )}
    {undeposited && !deposit && (
      <span className={push}>
        Por depositar <b className={figures}>{undeposited.formattedNetAmount}</b>
      </span>
    )}
  </div>
);

/** The deposit that all listed closings share; undefined if they have several. */
function onlyDeposit({ data }: ClosingsPage): Deposit | undefined {
  const deposit = data[0]?.deposit;
  return data.every((row) => row.deposit?.id === deposit?.id) ? deposit : undefined;
}

export function useClosings(view: ClosingsView, day: BusinessDay): Reading<ClosingsPage> {
  // "Hoy" means another day tomorrow, so the key contains the days.
  const { from, to } = daysOfFilters(view.filters, day.today);
  return useListPage(
    `${CLOSINGS}/list/${from}/${to}/${closingsAddress.format(view)}`,
    listClosings(searchContent(view, day)),
  );
}
