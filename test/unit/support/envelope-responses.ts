/** A successful response in its envelope. */
export function successResponse(responseContent: unknown, info = { title: '', message: '' }): Response {
  return Response.json({ responseContent, info });
}

/** A failed response in its envelope. */
export function failureResponse(
  status: number,
  info: object,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ responseContent: null, info }, { status, headers });
}
