import type { Failure } from '@cobros/sdk';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { card } from '#ui/card.css.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { rangeText } from '../count-text.ts';
import { ListFailed, ListLoading } from './list-results.tsx';
import { type ClientSideList, isFilterOff, NO_FILTER, PAGE_SIZE } from './use-client-side-list.ts';

type ClientSideListResultsProps = {
  label: string;
  list: ClientSideList<unknown>;
  loading: boolean;
  failure: Failure | undefined;
  onRetry: () => void;
  children: ReactNode;
};

export function ClientSideListResults({
  label,
  list,
  loading,
  failure,
  onRetry,
  children,
}: ClientSideListResultsProps) {
  if (loading && failure) return <ListFailed {...{ label, failure, onRetry }} />;
  if (loading) return <ListLoading label={label} />;
  return (
    <section className={card} aria-label={label}>
      {list.count === 0 ? (
        <EmptyState
          icon="search"
          title="No se encontraron registros coincidentes"
          action={
            !isFilterOff(list.filter) && (
              <Button variant="outline" size="sm" onClick={() => list.setFilter(NO_FILTER)}>
                Limpiar filtros
              </Button>
            )
          }
        />
      ) : (
        <>
          {children}
          <Pagination
            page={list.page}
            totalPages={list.totalPages}
            onPage={list.setPage}
            summary={rangeText(list.page, PAGE_SIZE, list.count)}
          />
        </>
      )}
    </section>
  );
}
