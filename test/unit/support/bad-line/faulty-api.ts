import { startApi } from '#api/api-options.ts';
import { description, operations } from '#sandbox/ground/contract/described-operations.ts';
import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';
import { ERROR_PAGE, type LineFault, rejectionOf } from '#test/support/bad-line/line-faults.ts';
import { underWay, underWayBack } from '#test/support/calls-under-way.ts';
import { isSpecified, withoutOptionalFields } from '#test/support/specified-backend.ts';
import { sampleResponses } from '../../fixtures/sample-responses.ts';
import { failureResponse } from '../envelope-responses.ts';

interface ReceivedCall {
  id: OperationId;
  content: string;
  key: string | null;
}

export interface FaultyApi {
  /** The fault of the line, for the calls of one operation or for all. */
  fault: { name: LineFault; of: OperationId | 'every call' } | undefined;
  /** The fields that the server rejects, with the reason, in calls of one operation. */
  rejection: { of: OperationId; fields: { field: string; message: string }[] } | undefined;
  /** The server has the calls and fields of the specification alone, and says so of others with this status. */
  lacksParts?: 404 | 501 | undefined;
  /** The server responds to nothing before this. */
  held?: Promise<unknown> | undefined;
  /** Every call that reached the server. */
  received: ReceivedCall[];
  /** The calls that the server carried out: several with the same key only once. */
  carriedOut: ReceivedCall[];
  /** Replaces the response of an operation. */
  responses: Partial<Record<OperationId, unknown>>;
}

/** Long enough for a call to reach the server on a busy machine. */
const TIMEOUT_MS = 50;
const HTML = { headers: { 'Content-Type': 'text/html' } };
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Gives the portal's own client a faulty line to a server that responds with the examples of the description. */
export function faultyApi(): FaultyApi {
  const api: FaultyApi = {
    fault: undefined,
    rejection: undefined,
    received: [],
    carriedOut: [],
    responses: {},
  };
  const start = (timeoutMs?: number) =>
    startApi({
      baseUrl: 'http://pagos.test/api',
      getSessionId: () => 'ficha-1',
      onSessionEnded: () => undefined,
      fetch: (request) => respond(api, request),
      timeoutMs,
    });
  start();
  let fault: FaultyApi['fault'];
  // Shortens the portal's timeout of half a minute.
  return Object.defineProperty(api, 'fault', {
    get: () => fault,
    set: (next: FaultyApi['fault']) => {
      fault = next;
      start(next?.name === 'delay' ? TIMEOUT_MS : undefined);
    },
  });
}

async function respond(api: FaultyApi, request: Request): Promise<Response> {
  await api.held;
  const path = new URL(request.url).pathname.replace('/api', '');
  const operation = operations.find((one) => one.path === path);
  if (!operation) throw new Error(`The description has no ${path}`);
  const name = api.fault && [operation.id, 'every call'].includes(api.fault.of) ? api.fault.name : undefined;
  const serve = async () => {
    const { requestContent } = (await underWay(request.json())) as { requestContent: unknown };
    const key = request.headers.get('Idempotency-Key');
    return served(api, { id: operation.id, content: JSON.stringify(requestContent), key });
  };
  return underWayBack(await (name ? spoilt(name, serve) : serve()));
}

function served(api: FaultyApi, call: ReceivedCall): Response {
  const known = call.key !== null && api.carriedOut.some(({ id, key }) => id === call.id && key === call.key);
  api.received.push(call);
  if (api.lacksParts && !isSpecified(call.id))
    return failureResponse(api.lacksParts, { title: 'Error', message: 'No existe' });
  if (api.rejection?.of === call.id)
    return failureResponse(422, { title: 'Datos', message: 'Revísalos', fields: api.rejection.fields });
  if (!known) api.carriedOut.push(call);
  const content = api.responses[call.id] ?? servedContent(call.id);
  return content === undefined
    ? new Response(new Blob(['%PDF-1.7']))
    : Response.json({ responseContent: api.lacksParts ? withoutOptionalFields(call.id, content) : content });
}

type Example = { 'application/json'?: { examples?: Record<string, { value: unknown }> } };

/** The server's response: a sample, or the example of the description; undefined for a file. */
export function servedContent(id: OperationId): unknown {
  const sample = (sampleResponses as Partial<Record<OperationId, unknown>>)[id];
  if (sample) return sample;
  const paths = Object.values(description.paths) as Record<
    string,
    { operationId?: string; responses: { 200: { content?: Example } } }
  >[];
  const described = paths.flatMap((item) => Object.values(item)).find((one) => one.operationId === id);
  const [example] = Object.values(described?.responses[200].content?.['application/json']?.examples ?? {});
  return (example?.value as { responseContent?: unknown } | undefined)?.responseContent;
}

async function spoilt(name: LineFault, serve: () => Promise<Response>): Promise<Response> {
  switch (name) {
    case 'offline':
      throw new TypeError('Failed to fetch');
    case 'reset':
      await serve();
      throw new TypeError('Failed to fetch');
    case 'cut':
      return new Response(broken(await underWay((await serve()).text())), { headers: JSON_TYPE });
    case 'delay':
      await serve();
      return new Promise(() => undefined);
    case 'half a JSON':
      return new Response(half(await underWay((await serve()).text())), { headers: JSON_TYPE });
    case '200 with HTML':
      return new Response(ERROR_PAGE, HTML);
    case '500 with HTML':
      return new Response(ERROR_PAGE, { status: 502, ...HTML });
    case '500 with JSON':
      return new Response(rejectionOf(500), { status: 500, headers: JSON_TYPE });
    case '503 with JSON':
      return new Response(rejectionOf(503), { status: 503, headers: { ...JSON_TYPE, 'Retry-After': '5' } });
  }
}

const half = (text: string) => text.slice(0, text.length / 2);

/** Sends half of a body and then an error, as when a connection breaks. */
function broken(text: string): ReadableStream<Uint8Array> {
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) controller.error(new TypeError('network error'));
      else controller.enqueue(new TextEncoder().encode(half(text)));
      sent = true;
    },
  });
}
