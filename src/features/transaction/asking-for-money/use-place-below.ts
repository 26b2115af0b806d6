import { useLayoutEffect, useRef } from 'react';

const GAP = 4;
const EDGE = 16;

/**
 * While open, places the last child of an element below the first one, fixed to the window, because a scrolling
 * ancestor would clip it.
 */
export function usePlaceBelow(open: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const place = () => {
      const [field, list] = [ref.current?.firstElementChild, ref.current?.lastElementChild];
      if (!field || !(list instanceof HTMLElement)) return;
      const { left, width, bottom } = field.getBoundingClientRect();
      const top = bottom + GAP;
      list.style.cssText = `left:${left}px;top:${top}px;width:${width}px;max-height:calc(100dvh - ${top + EDGE}px)`;
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [open]);
  return ref;
}
