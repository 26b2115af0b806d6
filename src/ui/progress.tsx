import { classes } from './classes.ts';
import * as css from './progress.css.ts';

type ProgressProps = {
  label: string;
  /** Percentage; omitted for work of unknown size. */
  value?: number | undefined;
  tone?: keyof typeof css.bars;
};

export const Progress = ({ label, value, tone = 'primary' }: ProgressProps) => (
  <div
    className={css.progress}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value}
  >
    <span
      className={classes(css.bars[tone], value === undefined && css.moving)}
      style={value === undefined ? undefined : { width: `${value}%` }}
    />
  </div>
);
