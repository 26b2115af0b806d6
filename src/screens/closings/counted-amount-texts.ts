import type { Schemas } from '@cobros/sdk';

type Count = Schemas['ClosingCount'];

/** In words, because a sign alone is overlooked: `Faltan Q4.25`. */
export function differenceText({ difference, formattedDifference }: Count): string {
  if (difference === 0) return 'Coincide';
  const amount = formattedDifference.replace(/^[-\u2212]/, '');
  return `${difference < 0 ? 'Faltan' : 'Sobran'} ${amount}`;
}

/** The count and its difference, as lines of the detail and the slip; none for a closing without a count. */
export function countLines(
  counted: Count | undefined,
  { expected = false } = {},
): (readonly [label: string, value: string])[] {
  if (!counted) return [];
  return [
    ['Contado', counted.formattedAmount],
    ...(expected ? [['Esperado', counted.formattedExpectedAmount] as const] : []),
    ['Diferencia', differenceText(counted)],
    ...(counted.reason ? [['Motivo', counted.reason] as const] : []),
  ];
}
