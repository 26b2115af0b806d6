import * as css from './live-dot.css.ts';

/** Light of the live indicator; the text beside it says the same, so it is hidden from screen readers. */
export const LiveDot = ({ state }: { state: keyof typeof css.dots }) => (
  <span className={css.dots[state]} aria-hidden="true" />
);
