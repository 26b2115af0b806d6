import { classes } from './classes.ts';
import * as css from './spinner.css.ts';

/** Decoration only: whoever shows it says in words what is being waited for. */
export const Spinner = ({ size }: { size?: 'xs' }) => (
  <span className={classes(css.spinner, size && css.extraSmall)} aria-hidden="true" />
);
