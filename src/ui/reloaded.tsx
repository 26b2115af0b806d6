import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { ProgressBar } from './progress-bar.tsx';
import * as css from './reloaded.css.ts';

interface ReloadedProps {
  /** Other content is loading, and the old one is still shown. */
  stale: boolean;
  /** Of the progress bar: "Cargando el resumen". */
  label: string;
  children: ReactNode;
}

/** Content below each other, which stays in sight while it is loaded again. */
export const Reloaded = ({ stale, label, children }: ReloadedProps) => (
  <div className={css.frame}>
    {stale && (
      <div className={css.progress}>
        <ProgressBar label={label} />
      </div>
    )}
    <div className={classes(css.content, stale && css.stale)}>{children}</div>
  </div>
);
