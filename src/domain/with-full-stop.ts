/** A server's text with exactly one full stop at its end. */
export function withFullStop(text: string): string {
  return `${text.trim().replace(/\.+$/, '')}.`;
}
