/** Frees the connection of a response that is not read. */
export function discardBody({ body }: Response): void {
  body?.cancel().catch(() => undefined);
}
