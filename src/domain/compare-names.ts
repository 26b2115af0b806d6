/** Orders names as people expect: `Caja 2` before `Caja 10`. One collator, because making one takes longer than many comparisons. */
export const compareNames = new Intl.Collator('es', { numeric: true }).compare;
