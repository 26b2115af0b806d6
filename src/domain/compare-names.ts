/**
 * Orders names as people expect: `Caja 2` before `Caja 10`. There is a single collator, because creating one takes
 * longer than many comparisons.
 */
export const compareNames = new Intl.Collator('es', { numeric: true }).compare;
