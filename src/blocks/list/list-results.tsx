import type { Failure } from '@cobros/sdk';
import { Button } from '../../ui/button.tsx';
import { card } from '../../ui/card.css.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Select } from '../../ui/select.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { retryHelps } from '../form/retry-helps.ts';
import * as css from './list.css.ts';

export const PAGE_SIZES = [10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

interface ListFootProps {
  page: number;
  totalPages: number;
  pageSize: number;
  /** `1 a 10 de 87` */
  summary: string;
  onView: (change: { page: number; pageSize?: PageSize }) => void;
}

/** Pages, and how many rows one has. */
export const ListFoot = ({ page, totalPages, pageSize, summary, onView }: ListFootProps) => (
  <Pagination page={page} totalPages={totalPages} onPage={(next) => onView({ page: next })} summary={summary}>
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

/** Above old rows, while new ones are on their way. */
export const ListProgress = ({ label }: { label: string }) => (
  <div className={css.progressLine} role="progressbar" aria-label={label} />
);

interface ListFailedProps {
  /** What the list holds. */
  label: string;
  failure: Failure;
  onRetry: () => void;
}

export const ListFailed = ({ label, failure, onRetry }: ListFailedProps) => (
  <section className={card} aria-label={label}>
    <div role="alert">
      <EmptyState
        icon={failure.kind === 'answered' ? 'alert' : 'wifi-off'}
        title={failure.title}
        action={
          retryHelps(failure) && (
            <Button variant="outline" size="sm" icon="refresh" onClick={onRetry}>
              Reintentar
            </Button>
          )
        }
      >
        {failure.message}
      </EmptyState>
    </div>
  </section>
);

/** An empty page: nothing passes the filters or, where `count` says that something does, it is past the last one. */
export const NothingFound = ({ count, onFirstPage }: { count: number; onFirstPage: () => void }) => (
  <EmptyState
    icon="search"
    title="No se encontraron registros coincidentes"
    action={
      count > 0 && (
        <Button variant="outline" size="sm" onClick={onFirstPage}>
          Ver la primera página
        </Button>
      )
    }
  />
);

/** The shapes of the rows that are on their way; `totals` where a line of sums stands above them. */
export const ListLoading = ({ label, totals = false }: { label: string; totals?: boolean }) => (
  <section className={card} aria-label={label} aria-busy="true">
    <Loading>
      {totals && (
        <div className={css.totals}>
          <Skeleton width="9rem" />
          <Skeleton width="8rem" />
        </div>
      )}
      {Array.from({ length: 10 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes are told apart by their place alone
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
