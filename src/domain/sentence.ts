/** A text of the server as a sentence among others: with one full stop at its end, whether it came with one or without. */
export function asSentence(text: string): string {
  return `${text.trim().replace(/\.+$/, '')}.`;
}
