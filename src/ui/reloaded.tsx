import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { ProgressBar } from './progress-bar.tsx';
import * as css from './reloaded.css.ts';

interface ReloadedProps {
  /** The old content is still shown while new content loads. */
  stale: boolean;
  /** Label of the progress bar: "Cargando el resumen". */
  label: string;
  children: ReactNode;
}

/** Stacked content that stays visible while it is loaded again. */
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
