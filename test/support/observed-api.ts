import { type BusinessApi, type BusinessApiOptions, createBusinessApi } from '@cobros/sdk';

export interface ObservedApi {
  api: BusinessApi;
  /** Every request in order; each can still be read. */
  requests: Request[];
  /** Number of times the client reported that the session has ended. */
  sessionsEnded(): number;
}

/** A real client whose server is `handler`. */
export function observedApi(
  handler: (request: Request) => Response | Promise<Response>,
  options: Partial<BusinessApiOptions> = {},
): ObservedApi {
  const requests: Request[] = [];
  let ended = 0;
  const api = createBusinessApi({
    baseUrl: 'http://pagos.test/api',
    getSessionId: () => 'ficha-1',
    onSessionEnded: () => {
      ended += 1;
    },
    ...options,
    fetch: async (request) => {
      requests.push(request.clone());
      return await handler(request);
    },
  });
  return { api, requests, sessionsEnded: () => ended };
}

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
