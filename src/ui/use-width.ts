import { useLayoutEffect, useRef, useState } from 'react';

/** Measures the current width of the element that gets the ref. */
export function useWidth<Measured extends Element>(fallback: number) {
  const ref = useRef<Measured>(null);
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width || fallback));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [fallback]);
  return [ref, width] as const;
}
