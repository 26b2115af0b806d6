export const PAD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'backspace'] as const;
export type PadKey = (typeof PAD_KEYS)[number];

const AMOUNT = /^\d{0,6}(\.\d{0,2})?$/;

/** Returns the amount after a key of the number pad; a key that would make it invalid changes nothing. */
export function afterPadKey(amount: string, key: PadKey): string {
  if (key === 'backspace') return amount.slice(0, -1);
  const typed = amount === '0' && key !== '.' ? key : amount + key;
  const next = typed === '.' ? '0.' : typed;
  return AMOUNT.test(next) ? next : amount;
}
