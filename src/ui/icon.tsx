import * as css from './icon.css.ts';
import type { IconName } from './icon-names.ts';
import sprite from './images/icons.svg';

export type { IconName };

/** A symbol of the sprite file, which is fetched once and keeps drawings out of the scripts. */
export const Icon = ({ name, size = 'base' }: { name: IconName; size?: keyof typeof css.sizes }) => (
  <svg className={css.sizes[size]} aria-hidden="true">
    <use href={`${sprite}#i-${name}`} />
  </svg>
);
