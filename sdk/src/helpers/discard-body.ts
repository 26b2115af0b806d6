/** Frees the connection of a response that nobody reads. */
export function discardBody({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}
