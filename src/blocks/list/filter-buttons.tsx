import { Button } from '../../ui/button.tsx';
import { Count } from '../../ui/count.tsx';
import { countText } from '../count-text.ts';
import * as css from './list-filters.css.ts';

type FilterButtonsProps = {
  /** Whether any filter is on. */
  narrowed: boolean;
  onClean: () => void;
};

/** At the end of the filters of a wide page. */
export const FilterButtons = ({ narrowed, onClean }: FilterButtonsProps) => (
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

type OpenFiltersButtonProps = {
  /** How many filters are on. */
  count: number;
  onOpen: () => void;
};

/** Opens the filters of a small screen. */
export const OpenFiltersButton = ({ count, onOpen }: OpenFiltersButtonProps) => (
  <Button variant="outline" size="sm" icon="filter" aria-haspopup="dialog" onClick={onOpen}>
    Filtros
    {count > 0 && <Count>{countText(count)}</Count>}
  </Button>
);
