import { type RefObject, useEffect, useRef } from 'react';
import { reducedMotion } from '../../../styles/responsive.ts';

/** Animates an element endlessly; not for people who want less motion. */
export function useEndlessAnimation(
  keyframes: Keyframe[],
  milliseconds: number,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(keyframes);
  useEffect(() => {
    if (matchMedia(reducedMotion).matches) return;
    const options = { duration: milliseconds, iterations: Number.POSITIVE_INFINITY };
    // It ends with its element.
    element.current?.animate(latest.current, options);
  }, [milliseconds]);
  return element;
}
