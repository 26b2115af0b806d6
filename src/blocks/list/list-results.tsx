import type { Failure } from '@cobros/sdk';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { card } from '#ui/card.css.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Select } from '#ui/select.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { rangeText } from '../count-text.ts';
import * as css from './list-results.css.ts';
import { ReadFailed } from './read-failed.tsx';
import type { Reading } from './use-list-page.ts';

export const PAGE_SIZES = [10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

interface ListPage {
  data: readonly unknown[];
  pageProperties: { currentPage: number; pageSize: number; totalPages: number };
}

type ChangePage = (change: { page: number; pageSize?: PageSize }) => void;

interface Nothing {
  title: string;
  text: string;
}

interface ListResultsProps<Page extends ListPage> {
  /** Name of the list: `Cierres`. */
  label: string;
  reading: Reading<Page>;
  /** Number of rows across all pages. */
  countOf: (page: Page) => number;
  /** Totals, in a line above the rows. */
  totals?: (page: Page) => ReactNode;
  table: (rows: Page['data']) => ReactNode;
  /** Replaces the text shown when there are no rows. */
  nothing?: Nothing | undefined;
  onView: ChangePage;
}

/** A list in each of its states: failed, loading, empty, or a page of rows. */
export function ListResults<Page extends ListPage>(props: ListResultsProps<Page>) {
  const { label, reading, countOf, totals, table, nothing, onView } = props;
  const { page, stale, failure, refresh } = reading;
  if (failure) return <ListFailed label={label} failure={failure} onRetry={() => void refresh()} />;
  if (!page) return <ListLoading label={label} totals={totals !== undefined} />;
  return (
    <section className={card} aria-label={label}>
      {totals?.(page)}
      <ListRows {...{ label, page, stale, table, nothing, onView }} count={countOf(page)} />
    </section>
  );
}

interface ListRowsProps<Page extends ListPage> {
  label: string;
  page: Page;
  stale: boolean;
  count: number;
  table: (rows: Page['data']) => ReactNode;
  nothing?: Nothing | undefined;
  onView: ChangePage;
}

/** A page of rows with its footer. The old rows stay while new ones load. */
export const ListRows = <Page extends ListPage>({
  label,
  page,
  stale,
  count,
  table,
  nothing,
  onView,
}: ListRowsProps<Page>) => (
  <>
    <div className={css.results}>
      {stale && (
        <div className={css.progressLine} role="progressbar" aria-label={`Cargando ${label.toLowerCase()}`} />
      )}
      {page.data.length > 0 ? (
        table(page.data)
      ) : (
        <NothingFound
          count={count}
          nothing={count > 0 ? undefined : nothing}
          onFirstPage={() => onView({ page: 1 })}
        />
      )}
    </div>
    {page.data.length > 0 && <ListFoot page={page} count={count} onView={onView} />}
  </>
);

type ListFootProps = Pick<ListRowsProps<ListPage>, 'page' | 'count' | 'onView'>;

function ListFoot({ page: { pageProperties }, count, onView }: ListFootProps) {
  const { currentPage, pageSize, totalPages } = pageProperties;
  return (
    <Pagination
      page={currentPage}
      totalPages={totalPages}
      onPage={(page) => onView({ page })}
      summary={rangeText(currentPage, pageSize, count)}
    >
      <div className={css.pageSize}>
        <span aria-hidden="true">Filas por página</span>
        <Select
          aria-label="Filas por página"
          value={String(pageSize)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          onChange={(chosen) =>
            onView({ page: 1, pageSize: PAGE_SIZES.find((size) => String(size) === chosen) ?? 10 })
          }
        />
      </div>
    </Pagination>
  );
}

interface ListFailedProps {
  label: string;
  failure: Failure;
  onRetry: () => void;
}

export const ListFailed = ({ label, failure, onRetry }: ListFailedProps) => (
  <section className={card} aria-label={label}>
    <ReadFailed failure={failure} onRetry={onRetry} />
  </section>
);

interface NothingFoundProps {
  count: number;
  nothing: Nothing | undefined;
  onFirstPage: () => void;
}

/** Shown when nothing matches the filters or, with `count` above 0, when the page is past the last one. */
const NothingFound = ({ count, nothing, onFirstPage }: NothingFoundProps) => (
  <EmptyState
    icon="search"
    title={nothing?.title ?? 'No se encontraron registros coincidentes'}
    action={
      count > 0 && (
        <Button variant="outline" size="sm" onClick={onFirstPage}>
          Ver la primera página
        </Button>
      )
    }
  >
    {nothing?.text}
  </EmptyState>
);

/** Skeleton rows, more on phones; `totals` adds the line above them. */
export const ListLoading = ({ label, totals = false }: { label: string; totals?: boolean }) => (
  <section className={card} aria-label={label} aria-busy="true">
    <Loading>
      {totals && (
        <div className={css.totals}>
          <Skeleton width="9rem" />
          <Skeleton width="8rem" />
        </div>
      )}
      {Array.from({ length: 14 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes differ only by position
        <div key={row} className={css.skeletonRow}>
          <Skeleton width="5rem" />
          <Skeleton width="12rem" />
          <Skeleton width="8rem" />
          <Skeleton width="4.5rem" />
        </div>
      ))}
    </Loading>
  </section>
);
