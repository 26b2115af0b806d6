import * as css from './countdown-ring.css.ts';

type CountdownRingProps = {
  /** Time left: "12:34". */
  value: string;
  caption: string;
  /** Share of the time that is left, from 0 to 1. */
  share: number;
  label: string;
};

const RADIUS = 68;
const LENGTH = Math.ceil(2 * Math.PI * RADIUS);

/** A timer that announces nothing itself: the component that shows it makes the announcements. */
export const CountdownRing = ({ value, caption, share, label }: CountdownRingProps) => (
  <div className={css.ring} role="timer" aria-label={`${label} ${value}`}>
    <svg className={css.drawing} viewBox="0 0 144 144" aria-hidden="true">
      <circle cx="72" cy="72" r={RADIUS} />
      {share > 0 && (
        <circle cx="72" cy="72" r={RADIUS} strokeDasharray={`${(share * LENGTH).toFixed(1)} ${LENGTH}`} />
      )}
    </svg>
    <div>
      <p className={css.value}>{value}</p>
      <p className={css.caption}>{caption}</p>
    </div>
  </div>
);
