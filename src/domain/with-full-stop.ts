/** The text of a server message with exactly one full stop at the end. */
export function withFullStop(text: string): string {
  return `${text.trim().replace(/\.+$/, '')}.`;
}
