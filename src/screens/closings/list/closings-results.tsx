import * as css from '../../../blocks/list/list-results.css.ts';
import { ListResults } from '../../../blocks/list/list-results.tsx';
import type { Reading } from '../../../blocks/list/use-list-page.ts';
import type { Person } from '../../../domain/permissions.ts';
import type { ClosingsView } from '../closing-filters.ts';
import { nextClosingText } from '../closing-texts.ts';
import { closingsAddress } from '../closings-address.ts';
import type { ClosingsPage } from '../operations/list-closings.ts';
import { RefreshWhileProcessing } from '../refresh-while-processing.tsx';
import { ClosingsTable } from './closings-table.tsx';

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
        totals={(shown) => <NextClosing {...shown} />}
        table={(rows) => <ClosingsTable rows={rows} sort={view.sort} stale={stale} person={person} />}
        onView={closingsAddress.changeView}
      />
      {processing && <RefreshWhileProcessing refresh={refresh} />}
    </>
  );
}

const NextClosing = ({ nextClosing }: ClosingsPage) => (
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
);
