import { startApi } from '#api/api-options.ts';
import { setServerSecond } from '#stores/clock.ts';
import { forgetParts } from '#stores/optional-parts.ts';
import { underWay, underWayBack } from '../../support/calls-under-way.ts';
import { failureResponse, successResponse } from './envelope-responses.ts';

export { failureResponse, successResponse };

export interface Call {
  path: string;
  content: Record<string, unknown>;
  idempotencyKey: string | null;
  signal: AbortSignal;
}

let unanswered: ReadonlySet<Call> = new Set();

/** Number of calls to the last stubbed API that have no response yet. */
export const unansweredCalls = () => unanswered.size;

/** The content of a call: reads of the sign-up have none, and its documents are sent as forms. */
const isJson = ({ headers }: Request) => headers.get('Content-Type') === 'application/json';

type Answer = Response | Promise<Response>;
/** By path: the content of a successful response, or a function that responds to the call. */
export type Responders = Record<string, object | ((call: Call) => Answer)>;

/** Connects the portal's own client to a server whose responses are chosen by path, such as `transactions/v3/retrieve`. */
export function stubbedApi(responders: Responders) {
  // Another server may have what the last one lacked.
  forgetParts();
  const calls: Call[] = [];
  const open = new Set<Call>();
  unanswered = open;
  startApi({
    baseUrl: 'http://pagos.test/api',
    getSessionId: () => 'ficha-1',
    onSessionEnded: () => undefined,
    onServerTime: setServerSecond,
    fetch: async (request) => {
      const { requestContent } = (
        isJson(request) ? await underWay(request.clone().json()) : { requestContent: {} }
      ) as {
        requestContent: Call['content'];
      };
      const call: Call = {
        path: new URL(request.url).pathname.replace('/api/', ''),
        content: requestContent,
        idempotencyKey: request.headers.get('Idempotency-Key'),
        signal: request.signal,
      };
      calls.push(call);
      const handler = responders[call.path];
      if (!handler) return failureResponse(501, { title: 'Prueba', message: `Nadie contesta ${call.path}` });
      open.add(call);
      try {
        const answer = typeof handler === 'function' ? await handler(call) : successResponse(handler);
        return underWayBack(answer as Response);
      } finally {
        open.delete(call);
      }
    },
  });
  return {
    responders,
    calls,
    callsOf: (path: string) => calls.filter((call) => call.path === path),
    /** The content of each call to this path. */
    contentsOf: (path: string) => calls.filter((call) => call.path === path).map(({ content }) => content),
  };
}

/** A response that the test sends later. */
export function later() {
  let give: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { response, give: (sent: Response) => give(sent) };
}
