import { breakpoints } from './tokens.ts';

type Width = keyof typeof breakpoints | number;

const pixels = (width: Width) => (typeof width === 'number' ? width : breakpoints[width]);

// Queries are in rem, so that large text gets a layout that has room for it.

/** Query for this width and above; a key of `@media` or of `@container`. */
export const from = (width: Width) => `(min-width: ${pixels(width) / 16}rem)`;

/** Query for less than this width; a key of `@media` or of `@container`. */
export const below = (width: Width) => `(max-width: ${(pixels(width) - 0.016) / 16}rem)`;

/** Content of a small window beside the open drawer; a key of `@container`. */
export const besideDrawer = `page ${below(840)}`;

/** Windows that are too low for a dialog with a scrolling middle part: at 200 % zoom, or on a phone in landscape. */
export const low = '(max-height: 32.5rem)';

/** Windows with room for something that stays in place while the page scrolls; not so at 400 % zoom. */
export const tall = '(min-height: 30rem)';

/** Windows that are wider than high. */
export const landscape = '(orientation: landscape)';

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
