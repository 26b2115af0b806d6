import { classes } from './classes.ts';
import * as css from './spinner.css.ts';

/** Hidden from screen readers: the component that shows it says in words that something is loading. */
export const Spinner = ({ size }: { size?: 'xs' }) => (
  <span className={classes(css.spinner, size && css.extraSmall)} aria-hidden="true" />
);
