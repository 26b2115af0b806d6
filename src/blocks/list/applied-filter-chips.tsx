import { clip } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
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

/** Number of those that are neither searched for nor a period, which stand beside the button of the sheet. */
export const countInSheet = (applied: readonly AppliedFilter[], { period }: { period: string }): number =>
  applied.filter(({ key }) => key !== 'search' && (key !== 'days' || period === '')).length;

interface AppliedFilterChipsProps {
  applied: readonly AppliedFilter[];
  onClean: () => void;
}

export function AppliedFilterChips({ applied, onClean }: AppliedFilterChipsProps) {
  if (applied.length === 0) return null;
  return (
    <div className={css.line}>
      <ul className={css.chips} aria-label="Filtros aplicados">
        {applied.map(({ key, label, remove }) => (
          <li key={key}>
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
      {applied.length > 1 && (
        <Button variant="text" size="sm" onClick={onClean}>
          Quitar todos
        </Button>
      )}
    </div>
  );
}
