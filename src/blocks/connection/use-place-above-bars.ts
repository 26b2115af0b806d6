import { useLayoutEffect, useRef } from 'react';

/** How high the banner is, and what lies below it at the lower edge of the window. */
const BANNER = '--banner';
const BELOW_BANNER = '--below-banner';

/**
 * A ref of the banner, which is kept above every bar, card and notice at the lower edge of the window (`data-bottom-bar`) that it
 * would cover, and messages above both. Measured again when something scrolls or grows, and whenever the banner counts a second.
 */
export function usePlaceAboveBars() {
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place(banner.current);
  });
  useLayoutEffect(() => {
    const again = () => place(banner.current);
    addEventListener('resize', again);
    addEventListener('scroll', again, { passive: true });
    return () => {
      removeEventListener('resize', again);
      removeEventListener('scroll', again);
      const { style } = document.documentElement;
      style.removeProperty(BANNER);
      style.removeProperty(BELOW_BANNER);
    };
  }, []);
  return banner;
}

function place(banner: HTMLElement | null): void {
  if (!banner) return;
  const { left, right, height } = banner.getBoundingClientRect();
  const tops = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.left < right && bar.right > left && bar.top < innerHeight)
    .map(({ top }) => top);
  const below = innerHeight - Math.max(innerHeight / 2, Math.min(innerHeight, ...tops));
  const { style } = document.documentElement;
  style.setProperty(BELOW_BANNER, `${below}px`);
  style.setProperty(BANNER, `${height}px`);
}
