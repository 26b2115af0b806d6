import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const ROW_HEIGHT = 60;
const NEAR = '300px';
/** How many more rows each time the end comes near. */
export const PAGE = 50;

/** A window full and a little: a keystroke of the search may have to draw all of it anew. */
const firstRows = () => Math.ceil(window.innerHeight / ROW_HEIGHT) + 2;

export interface IncrementalList {
  limit: number;
  showMore(): void;
  /** For what stands at the end of the rows. */
  endRef: RefObject<HTMLDivElement | null>;
}

/** Draws the beginning of a long list, and more of it as the person comes near its end. */
export function useIncrementalList(length: number, criteria: object): IncrementalList {
  const [grown, setGrown] = useState({ criteria, limit: 0 });
  const limit = Math.max(firstRows(), grown.criteria === criteria ? grown.limit : 0);
  const endRef = useRef<HTMLDivElement>(null);
  const showMore = useCallback(() => setGrown({ criteria, limit: limit + PAGE }), [criteria, limit]);

  useEffect(() => {
    const end = endRef.current;
    if (!end || length <= limit) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) showMore();
      },
      { rootMargin: `0px 0px ${NEAR} 0px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [length, limit, showMore]);

  return { limit, showMore, endRef };
}
