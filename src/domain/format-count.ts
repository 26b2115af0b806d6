import { createdOnce } from './created-once.ts';

const formatterOf = createdOnce((locale: string) => new Intl.NumberFormat(locale));

/** `formatCount(1284, 'es-GT')` is `1,284`. */
export const formatCount = (count: number, locale: string): string => formatterOf(locale).format(count);
