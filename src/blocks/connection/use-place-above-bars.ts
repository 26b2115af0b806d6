import { useLayoutEffect, useRef } from 'react';

/** How high the banner is, what lies below it at the lower edge of the window, and what lies on both sides of the content. */
const BANNER = '--banner';
const BELOW_BANNER = '--below-banner';
const BEFORE_BANNER = '--before-banner';
const AFTER_BANNER = '--after-banner';

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
      for (const property of [BANNER, BELOW_BANNER, BEFORE_BANNER, AFTER_BANNER])
        style.removeProperty(property);
    };
  }, []);
  return banner;
}

function place(banner: HTMLElement | null): void {
  if (!banner) return;
  const { style } = document.documentElement;
  const content = document.querySelector('main')?.getBoundingClientRect();
  if (content) {
    style.setProperty(BEFORE_BANNER, `${content.left}px`);
    style.setProperty(AFTER_BANNER, `${document.documentElement.clientWidth - content.right}px`);
  }
  const { left, right, height } = banner.getBoundingClientRect();
  const tops = [...document.querySelectorAll('[data-bottom-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.left < right && bar.right > left && bar.top < innerHeight)
    .map(({ top }) => top);
  const below = innerHeight - Math.max(innerHeight / 2, Math.min(innerHeight, ...tops));
  style.setProperty(BELOW_BANNER, `${below}px`);
  style.setProperty(BANNER, `${height}px`);
}
