import { Icon } from '../../ui/icon.tsx';
import * as css from './list.css.ts';

/** A filter that is on, in words, and what takes it off. */
export interface AppliedFilter {
  key: string;
  label: string;
  remove: () => void;
}

export const AppliedChips = ({ applied }: { applied: readonly AppliedFilter[] }) => (
  <ul className={css.chips} aria-label="Filtros aplicados">
    {applied.map(({ key, label, remove }) => (
      <li key={key}>
        <button type="button" className={css.chip} aria-label={`Quitar el filtro ${label}`} onClick={remove}>
          <span className={css.chipText}>{label}</span>
          <Icon name="close" size="xs" />
        </button>
      </li>
    ))}
  </ul>
);
