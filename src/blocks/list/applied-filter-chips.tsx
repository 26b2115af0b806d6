import { clip } from '#styles/typography.css.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import type { SelectOption } from '#ui/select.tsx';
import * as css from './applied-filter-chips.css.ts';

export interface AppliedFilter {
  key: string;
  label: string;
  remove: () => void;
}

/** The label is empty while the filter is off; `without` is the change that removes it. */
export type NamedFilter<Filters> = readonly [key: string, label: string, without: Partial<Filters>];

export function activeFiltersOf<Filters>(
  filters: readonly NamedFilter<Filters>[],
  changeFilters: (change: Partial<Filters>) => void,
): AppliedFilter[] {
  return filters
    .filter(([, label]) => label !== '')
    .map(([key, label, without]) => ({ key, label, remove: () => changeFilters(without) }));
}

/** Falls back to the id when no option has it. */
export function labelOf(options: readonly SelectOption[] | undefined, id: string): string {
  return options?.find(({ value }) => value === id)?.label ?? id;
}

interface AppliedFilterChipsProps {
  applied: readonly AppliedFilter[];
  /** Keys of filters that have no field: their chips are shown at every width. */
  withoutField?: readonly string[];
}

export function AppliedFilterChips({ applied, withoutField = [] }: AppliedFilterChipsProps) {
  if (applied.length === 0) return null;
  const hasField = ({ key }: AppliedFilter) => !withoutField.includes(key);
  return (
    <ul
      className={classes(css.chips, applied.every(hasField) && css.shownByField)}
      aria-label="Filtros aplicados"
    >
      {applied.map(({ key, label, remove }) => (
        <li key={key} className={withoutField.includes(key) ? undefined : css.shownByField}>
          <button
            type="button"
            className={css.chip}
            aria-label={`Quitar el filtro ${label}`}
            onClick={remove}
          >
            <span className={clip}>{label}</span>
            <Icon name="close" size="xs" />
          </button>
        </li>
      ))}
    </ul>
  );
}
