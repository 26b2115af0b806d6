import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CountBadge } from '#ui/count-badge.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useBelow } from '#ui/use-below.ts';
import { countText } from '../count-text.ts';
import { FiltersSheet } from './filters-sheet.tsx';
import * as css from './list-filters.css.ts';
import type { FilterForm } from './use-filter-form.ts';

interface FiltersCardProps<Typed> {
  form: FilterForm<Typed>;
  /** Number of active filters among the fields of the sheet. */
  count: number;
  onClean: () => void;
  /** The text that is searched for, applied with Enter; an emptied field is applied at once. */
  search?: { name: keyof Typed & string; label: string; placeholder: string; maxLength: number } | undefined;
  /** Selects that need no sheet. */
  period?: ReactNode;
  /** Fields of the sheet. */
  children: ReactNode;
}

/** The commonest filters in one line, and a button for a sheet with the others. */
export function FiltersCard<Typed>(props: FiltersCardProps<Typed>) {
  const { form, count, onClean, search, period, children } = props;
  const [open, setOpen] = useState(false);
  // Beside the period a phone has no space for more.
  const brief = useBelow('sm') && period !== undefined;
  // An invalid value in the sheet is shown there.
  const apply = (change?: Partial<Typed>) => !form.apply(change) && setOpen(true);
  const change = (name: keyof Typed, text: string, maxLength: number) => {
    const typed = { [name]: text.slice(0, maxLength) } as Partial<Typed>;
    if (text === '') apply(typed);
    else form.type(typed);
  };
  return (
    <section className={css.bar} aria-label="Filtros">
      {search && (
        <div className={css.search}>
          <SearchField
            label={search.label}
            placeholder={brief ? 'Buscar' : search.placeholder}
            value={String(form.typed[search.name])}
            onChange={(text) => change(search.name, text, search.maxLength)}
            onSubmit={apply}
          />
        </div>
      )}
      {period && <div className={css.period}>{period}</div>}
      <Button variant="outline" size="sm" icon="filter" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={search && period ? css.roomyWord : undefined}>Filtros</span>
        {count > 0 && <CountBadge>{countText(count)}</CountBadge>}
      </Button>
      {open && (
        <FiltersSheet form={form} onClean={onClean} onClose={() => setOpen(false)}>
          {children}
        </FiltersSheet>
      )}
    </section>
  );
}
