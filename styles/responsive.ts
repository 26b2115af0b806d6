import { breakpoints } from './tokens.ts';

type Width = keyof typeof breakpoints | number;

const pixels = (width: Width) => (typeof width === 'number' ? width : breakpoints[width]);

/** A query for this width and wider; a key of `@media` or of `@container`. */
export const from = (width: Width) => `(min-width: ${pixels(width)}px)`;

/** A query for what is narrower than this width; a key of `@media` or of `@container`. */
export const below = (width: Width) => `(max-width: ${pixels(width) - 0.02}px)`;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
