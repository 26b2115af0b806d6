import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { card } from '#ui/card.css.ts';
import { CountBadge } from '#ui/count-badge.tsx';
import { useBelow } from '#ui/use-below.ts';
import { countText } from '../count-text.ts';
import { FiltersSheet } from './filters-sheet.tsx';
import * as css from './list-filters.css.ts';
import type { FilterForm } from './use-filter-form.ts';

interface FiltersCardProps {
  form: FilterForm<unknown>;
  /** Number of active filters. */
  count: number;
  onClean: () => void;
  /** Rows of fields on wide screens. */
  lines: readonly ReactNode[];
  /** Fields of the sheet that opens on small screens. */
  sheet: ReactNode;
  /** Shown beside the button that opens the sheet. */
  search?: ReactNode;
}

export function FiltersCard(props: FiltersCardProps) {
  const narrow = useBelow('md');
  return (
    <section className={narrow && !props.search ? undefined : card} aria-label="Filtros">
      {narrow ? <BriefFilters {...props} /> : <AllFilters {...props} />}
    </section>
  );
}

const AllFilters = ({ form, count, onClean, lines }: FiltersCardProps) => (
  <form ref={form.formRef} className={css.filters} onSubmit={form.onSubmit} noValidate>
    {lines.map((line, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are always the same
      <div key={place} className={css.line}>
        {line}
        {place === lines.length - 1 && <FilterButtons narrowed={count > 0} onClean={onClean} />}
      </div>
    ))}
  </form>
);

const FilterButtons = ({ narrowed, onClean }: { narrowed: boolean; onClean: () => void }) => (
  <div className={css.buttons}>
    {narrowed && (
      <Button variant="text" size="sm" onClick={onClean}>
        Limpiar
      </Button>
    )}
    <Button variant="outline" size="sm" type="submit">
      Aplicar
    </Button>
  </div>
);

function BriefFilters({ form, count, onClean, sheet, search }: FiltersCardProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={search ? css.brief : undefined}>
        {search}
        <Button
          variant="outline"
          size="sm"
          icon="filter"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Filtros
          {count > 0 && <CountBadge>{countText(count)}</CountBadge>}
        </Button>
      </div>
      {open && (
        <FiltersSheet form={form} onClean={onClean} onClose={() => setOpen(false)}>
          {sheet}
        </FiltersSheet>
      )}
    </>
  );
}
