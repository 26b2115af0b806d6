import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import * as css from './icon-button.css.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  size?: 'lg';
};

export const IconButton = ({ icon, label, size, ...rest }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    className={classes(css.iconButton, size && css.large)}
    aria-label={label}
  >
    <Icon name={icon} />
  </button>
);
