import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import * as css from './pagination.css.ts';
import { useBelow } from './use-below.ts';

const pagesBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Page numbers to show: both ends, the current one and, in wide windows, its neighbors; `null` is a gap. */
export function pagesShown(current: number, total: number, narrow = false): (number | null)[] {
  if (narrow) return endsAnd(current, total);
  if (total <= 7) return pagesBetween(1, total);
  if (current <= 4) return [...pagesBetween(1, 5), null, total];
  if (current >= total - 3) return [1, null, ...pagesBetween(total - 4, total)];
  return [1, null, ...pagesBetween(current - 1, current + 1), null, total];
}

/** At most five places, which together with the arrows fit on a phone. */
function endsAnd(current: number, total: number): (number | null)[] {
  const before = current > 2 ? [1, null] : pagesBetween(1, current - 1);
  const after = current < total - 1 ? [null, total] : pagesBetween(current + 1, total);
  return [...before, current, ...after];
}

type PaginationProps = {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  /** Text on the left: "1 a 10 de 87". */
  summary?: ReactNode;
  /** Shown in the middle: the choice of page size. */
  children?: ReactNode;
};

const Arrow = ({
  icon,
  label,
  to,
  onPage,
}: { icon: 'left' | 'right'; label: string; to: number | null } & Pick<PaginationProps, 'onPage'>) => (
  <button
    type="button"
    className={css.page}
    aria-label={label}
    disabled={to === null}
    onClick={() => to !== null && onPage(to)}
  >
    <Icon name={icon} size="sm" />
  </button>
);

/** Footer of a table that has several pages. */
export function Pagination({ page, totalPages, onPage, summary, children }: PaginationProps) {
  const narrow = useBelow('sm');
  return (
    <div className={css.foot}>
      <span>{summary}</span>
      {children}
      <nav className={css.pages} aria-label="Paginación">
        <Arrow icon="left" label="Anterior" to={page > 1 ? page - 1 : null} onPage={onPage} />
        {pagesShown(page, totalPages, narrow).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps differ only by position
            <span key={`gap${index}`} className={css.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              className={css.page}
              aria-label={`Página ${number}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          ),
        )}
        <Arrow icon="right" label="Siguiente" to={page < totalPages ? page + 1 : null} onPage={onPage} />
      </nav>
    </div>
  );
}
