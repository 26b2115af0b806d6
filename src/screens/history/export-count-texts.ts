import { countedText } from '../../blocks/count-text.ts';

/** `1,284 filas` */
export const rowsText = (count: number): string => countedText(count, 'fila', 'filas');

/** `Exportar 1,284 transacciones` */
export const exportLabel = (count: number): string =>
  `Exportar ${countedText(count, 'transacción', 'transacciones')}`;
