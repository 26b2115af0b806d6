import { classes } from './classes.ts';
import * as css from './spinner.css.ts';

/** Decorative: the component that shows it says in words what is loading. */
export const Spinner = ({ size }: { size?: 'xs' }) => (
  <span className={classes(css.spinner, size && css.extraSmall)} aria-hidden="true" />
);
