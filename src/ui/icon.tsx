import * as css from './icon.css.ts';
import type { IconName } from './icon-names.ts';
import sprite from './images/icons.svg';

export type { IconName };

/** Icons that are repeated in the rows of lists, where a reference to the sprite would be the slowest part of each row. */
const DRAWINGS: Partial<Record<IconName, string>> = {
  more: 'M12.7 5.2a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0zM12.7 12a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0zM12.7 18.8a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0z',
};

/** A symbol from the sprite file, which is fetched once and keeps drawings out of the scripts. */
export function Icon({ name, size = 'base' }: { name: IconName; size?: keyof typeof css.sizes }) {
  const drawing = DRAWINGS[name];
  return (
    <svg className={css.sizes[size]} viewBox={drawing && '0 0 24 24'} aria-hidden="true">
      {drawing ? <path d={drawing} /> : <use href={`${sprite}#i-${name}`} />}
    </svg>
  );
}
