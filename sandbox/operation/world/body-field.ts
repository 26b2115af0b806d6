/** A field of a JSON body; undefined if the body is no object. */
export const bodyField = (body: unknown, name: string): unknown =>
  body && typeof body === 'object' ? (body as Record<string, unknown>)[name] : undefined;
