import { breakable } from './list-cells.css.ts';

/** The class of a name with a word that is too long for its column. Any other breaks at its spaces alone, and needs less width. */
export const breaksIfLong = (name: string): string | undefined =>
  /\S{21}/.test(name) ? breakable : undefined;
