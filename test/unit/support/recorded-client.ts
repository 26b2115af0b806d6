import { type BusinessApi, type BusinessApiOptions, createBusinessApi } from '@cobros/sdk';

export interface RecordedClient {
  api: BusinessApi;
  /** All requests in order; their bodies can still be read. */
  requests: Request[];
  /** Number of times the client reported that the session has ended. */
  sessionsEnded(): number;
}

/** A real client whose server is `handler`. */
export function recordedClient(
  handler: (request: Request) => Response | Promise<Response>,
  options: Partial<BusinessApiOptions> = {},
): RecordedClient {
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
