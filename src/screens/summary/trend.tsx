import { countText } from '#blocks/count-text.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon.tsx';
import { Parts } from '#ui/parts.tsx';
import * as css from './trend.css.ts';

/** Where there is nothing to compare with. */
export const NOTHING_BEFORE = 'sin datos anteriores';

interface TrendProps {
  /** Null if there is no such number, such as an average of no payments. */
  now: number | null;
  /** Null if there is nothing to compare with. */
  then: number | null;
  /** The compared amount in words: `antes Q60,174.75`. Omitted where the column says it. */
  text?: string | undefined;
  /** Set for numbers that are better when lower, such as refunds. */
  reversed?: boolean;
}

/** How a number differs from the compared one. It says so in words, not only by color. */
export function Trend({ now, then, text, reversed = false }: TrendProps) {
  if (then === null || now === null)
    return (
      <span className={css.trend}>
        <span>{text ?? NOTHING_BEFORE}</span>
      </span>
    );
  const words = differenceWords(now, then);
  const rises = now > then;
  const tone = words.endsWith('gual') ? undefined : rises === reversed ? css.bad : css.good;
  return (
    <span className={classes(css.trend, tone)}>
      {tone && <Icon name={rises ? 'arrow-up' : 'arrow-down'} size="xs" />}
      <Parts of={[<b key="words">{words}</b>, text]} />
    </span>
  );
}

/** `5 % más`, `18 % menos`; for less than half a per cent `Casi igual`. */
export function differenceWords(now: number, then: number): string {
  if (now === then) return 'Igual';
  const more = now > then ? 'más' : 'menos';
  // A percentage of zero does not exist.
  if (then === 0) return more === 'más' ? 'Más' : 'Menos';
  const percent = Math.round((100 * Math.abs(now - then)) / Math.abs(then));
  return percent === 0 ? 'Casi igual' : `${countText(percent)} % ${more}`;
}
