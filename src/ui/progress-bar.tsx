import { classes } from './classes.ts';
import * as css from './progress-bar.css.ts';

type ProgressBarProps = {
  label: string;
  /** Percentage done; omitted for work of unknown size. */
  value?: number | undefined;
};

export const ProgressBar = ({ label, value }: ProgressBarProps) => (
  <div
    className={css.progress}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value}
  >
    <span
      className={classes(css.bar, value === undefined && css.moving)}
      style={value === undefined ? undefined : { width: `${value}%` }}
    />
  </div>
);
