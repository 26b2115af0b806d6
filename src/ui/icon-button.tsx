import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import * as css from './icon-button.css.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  size?: 'lg';
  /** Shows the name below the icon, too, where there is space. */
  named?: boolean;
};

export const IconButton = ({ icon, label, size, named, ...rest }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    className={classes(css.iconButton, size && css.large, named && css.named)}
    aria-label={label}
  >
    <Icon name={icon} />
    {named && label}
  </button>
);
