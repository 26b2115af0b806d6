import { countedText } from '#blocks/count-text.ts';
import { formatDay } from '#domain/day.ts';
import { type Match, sumOf } from './match-deposits.ts';
import type { BankLine } from './read-bank-file.ts';
import type { Reconciliation } from './reconciliation.ts';

export const linesText = (count: number): string => countedText(count, 'línea', 'líneas');
export const depositsText = (count: number): string => countedText(count, 'depósito', 'depósitos');

export const uncomparedText = (count: number): string =>
  count === 1 ? 'No se compara 1 línea del archivo' : `No se comparan ${linesText(count)} del archivo`;

export const datedAboveText = (count: number): string =>
  count === 1
    ? '1 línea sin fecha toma la de la línea de arriba.'
    : `${linesText(count)} sin fecha toman la de la línea de arriba.`;

export const hiddenText = (count: number): string =>
  count === 1
    ? 'También se compara 1 línea oculta de tu hoja.'
    : `También se comparan ${linesText(count)} ocultas de tu hoja.`;

/** `No se comparan las líneas de las otras hojas: «Octubre», «Septiembre».` */
export function otherSheetsText(sheets: readonly string[]): string {
  const names = sheets.map((name) => `«${name}»`);
  const others = names.length === 1 ? 'la otra hoja' : 'las otras hojas';
  return `No se comparan las líneas de ${others}: ${names.join(', ')}. Para compararlas, guárdalas en su propio archivo.`;
}

/** The reason why a deposit and its lines belong together. */
export function reasonOf({ deposit, days }: Match): string {
  if (deposit.status === 'returned') return 'Abono y devolución';
  if (days === undefined) return 'Unidos a mano';
  if (days === 0) return 'Monto, fecha y referencia';
  const distance = countedText(Math.abs(days), 'día hábil', 'días hábiles');
  return `Monto y referencia, ${distance} ${days > 0 ? 'después' : 'antes'}`;
}

/** The reason why a deposit has no line yet. */
export function noteOf({ deposit, lines, candidates }: Reconciliation['deposits'][number]): string {
  const found = lines.length > 0;
  if (deposit.status === 'returned') {
    const returned = deposit.returnReason ? `Devuelto: ${deposit.returnReason}` : 'Devuelto por el banco';
    return found ? `${returned}; el banco trae el abono y la devolución` : returned;
  }
  if (found) return 'Mismo monto y fecha; elige Unir si es su línea';
  return candidates > 1
    ? `${linesText(candidates)} con el mismo monto: elige una`
    : 'Sin línea de este monto en esos días';
}

/** `5: 3 abonos y 2 cargos` */
export function creditsText(lines: readonly BankLine[]): string {
  const credits = lines.filter(({ cents }) => cents > 0).length;
  const parts = [
    countedText(credits, 'abono', 'abonos'),
    countedText(lines.length - credits, 'cargo', 'cargos'),
  ];
  return `${linesText(lines.length)}: ${parts.join(' y ')}`;
}

/** The day of the lines or, if there are several, the first and the last. */
export function daysOf(lines: readonly BankLine[]): string {
  const days = [...new Set(lines.map(({ day }) => day))].sort();
  const [first = ''] = days;
  return days.length < 2 ? formatDay(first) : `${formatDay(first)} a ${formatDay(days.at(-1) ?? '')}`;
}

/** The distinct texts of the lines. */
export const textOf = (lines: readonly BankLine[]): string =>
  [...new Set(lines.map(({ text }) => text || 'Sin descripción'))].join(' · ');

export const centsOf = (matches: readonly Match[]): number =>
  matches.reduce((sum, { lines }) => sum + sumOf(lines), 0);
