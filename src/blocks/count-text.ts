import { formatCount } from '#domain/format-count.ts';
import { config } from '#stores/config.ts';

/** `1,284` */
export const countText = (count: number): string => formatCount(count, config.value.locale);

/** `1,284 pagos` */
export const countedText = (count: number, one: string, many: string): string =>
  `${countText(count)} ${count === 1 ? one : many}`;

/** `38 pagos` */
export const paymentsText = (count: number): string => countedText(count, 'pago', 'pagos');

/** The rows shown on a page: `1 a 10 de 1,284`. */
export function rangeText(page: number, pageSize: number, total: number): string {
  const last = Math.min(page * pageSize, total);
  const first = Math.min((page - 1) * pageSize + 1, last);
  return `${countText(first)} a ${countText(last)} de ${countText(total)}`;
}
