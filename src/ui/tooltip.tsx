import { type ReactNode, type SyntheticEvent, useState } from 'react';
import * as css from './tooltip.css.ts';

type TooltipProps = {
  /** Says what the thing's own label says already: it is for the eye alone. */
  text: string;
  children: ReactNode;
};

const DISTANCE = 8;

/** At the right of one thing, when the pointer or the focus is on it; Esc hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const show = (event: SyntheticEvent<HTMLElement>) => {
    const box = event.currentTarget.firstElementChild?.getBoundingClientRect();
    if (box) setPlace({ left: box.right + DISTANCE, top: box.top + box.height / 2 });
  };
  const hide = () => setPlace(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the thing inside
    <span
      className={css.anchor}
      onMouseOver={show}
      onMouseOut={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {place && (
        <span className={css.tooltip} style={place} aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
}
