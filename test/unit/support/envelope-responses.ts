/** A successful response in its envelope. */
export const successResponse = (responseContent: unknown, info = { title: '', message: '' }): Response =>
  Response.json({ responseContent, info });

/** A failed response in its envelope. */
export const failureResponse = (
  status: number,
  info: object,
  headers: Record<string, string> = {},
): Response => Response.json({ responseContent: null, info }, { status, headers });
