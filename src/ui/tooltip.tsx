import { type ReactNode, type SyntheticEvent, useState } from 'react';
import * as css from './tooltip.css.ts';

type TooltipProps = {
  /** Text of the tooltip. It repeats the element's label, so it is hidden from screen readers. */
  text: string;
  children: ReactNode;
};

const DISTANCE = 8;

/** Shown to the right of an element that has the pointer or the focus; Esc hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const show = (event: SyntheticEvent<HTMLElement>) => {
    const box = event.currentTarget.firstElementChild?.getBoundingClientRect();
    if (box) setPlace({ left: box.right + DISTANCE, top: box.top + box.height / 2 });
  };
  const hide = () => setPlace(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes events of its child
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
