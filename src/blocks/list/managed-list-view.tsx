import type { Failure } from '@cobros/sdk';
import type { ReactNode } from 'react';
import { clip } from '../../../styles/typography.css.ts';
import { card } from '../../ui/card.css.ts';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toolbar, toolbarSearch, toolbarSelect } from '../../ui/page.css.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';
import { rangeText } from '../count-text.ts';
import { ListFailed, ListLoading } from './list-results.tsx';
import { type ManagedList, PAGE_SIZE, STATUS_FILTERS } from './managed-list.ts';
import * as css from './managed-list-view.css.ts';

type ListToolbarProps = { list: ManagedList<unknown>; defaultName: string | undefined };

export const ListToolbar = ({ list, defaultName }: ListToolbarProps) => (
  <div className={toolbar}>
    <div className={toolbarSearch}>
      <SearchField
        label="Buscar"
        placeholder="Buscar"
        value={list.filter.text}
        onChange={(text) => list.setFilter({ text })}
      />
    </div>
    <div className={toolbarSelect}>
      <Select
        aria-label="Estado"
        value={list.filter.status}
        active={list.filter.status !== 'all'}
        options={STATUS_FILTERS}
        onChange={(status) => list.setFilter({ status })}
      />
    </div>
    {defaultName && (
      <span className={css.defaultPlace}>
        <Icon name="star" size="sm" />
        Predeterminada <b className={clip}>{defaultName}</b>
      </span>
    )}
  </div>
);

type ListCardProps = {
  label: string;
  list: ManagedList<unknown>;
  loading: boolean;
  failure: Failure | undefined;
  onRetry: () => void;
  children: ReactNode;
};

export function ListCard({ label, list, loading, failure, onRetry, children }: ListCardProps) {
  if (loading && failure) return <ListFailed {...{ label, failure, onRetry }} />;
  if (loading) return <ListLoading label={label} />;
  return (
    <section className={card} aria-label={label}>
      {list.count === 0 ? (
        <EmptyState icon="search" title="No se encontraron registros coincidentes" />
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

export const StatusChip = ({ status }: { status: string }) =>
  status === 'active' ? (
    <Chip tone="completed" icon="check">
      Activo
    </Chip>
  ) : (
    <Chip tone="rejected" icon="lock">
      Bloqueado
    </Chip>
  );

/** Tags: Predeterminada, Titular. */
export const NameWithTags = ({ name, tags }: { name: string; tags: readonly string[] }) => (
  <span className={css.nameCell}>
    <span className={css.name}>{name}</span>
    {tags.map((tag) => (
      <Chip key={tag}>{tag}</Chip>
    ))}
  </span>
);
