import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const ROW_HEIGHT = 60;
/** Minimum height of the content above the lists. */
const ABOVE = 240;
/** Rows rendered below the window's end. */
const EXTRA_ROWS = 2;
/** Less than the height of the extra rows, so that only scrolling adds rows, not every search or change of order. */
const NEAR = '100px';
/** Rows added at a time. */
export const ROWS_ADDED = 50;

/** Slightly more rows than fit on the screen, because a keystroke in the search may render all of them. */
export const firstRows = () => Math.ceil((window.innerHeight - ABOVE) / ROW_HEIGHT) + EXTRA_ROWS;

interface RowLimit {
  limit: number;
  showMore(): void;
  /** Ref of the element after the last row. */
  endRef: RefObject<HTMLDivElement | null>;
}

/** Renders the start of a long list, and adds rows when scrolling approaches the end; printing adds all. */
export function useRowLimit(length: number, criteria: object, least = firstRows()): RowLimit {
  const [grown, setGrown] = useState({ criteria, limit: 0 });
  const limit = Math.max(least, grown.criteria === criteria ? grown.limit : 0);
  const endRef = useRef<HTMLDivElement>(null);
  const showMore = useCallback(() => setGrown({ criteria, limit: limit + ROWS_ADDED }), [criteria, limit]);

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
    // A printed page can't be scrolled.
    const showAll = () => flushSync(() => setGrown({ criteria, limit: length }));
    window.addEventListener('beforeprint', showAll);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', showAll);
    };
  }, [criteria, length, limit, showMore]);

  return { limit, showMore, endRef };
}
