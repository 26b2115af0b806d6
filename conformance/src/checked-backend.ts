import type { paths } from '../../sdk/generated/schema.ts';
import { responseMisfitOf } from './compare-with-description.ts';
import { type Method, missingPartOf } from './described-operations.ts';
import { type EventStream, readEventStream } from './event-stream.ts';
import { Misfit, reasonOf } from './expect.ts';
import type { Info, Reply } from './reply.ts';

export type Fetch = (request: Request) => Promise<Response>;

type Path = keyof paths;

/** The `responseContent` of a call's 200 response in the description. */
type DataOf<P extends Path, M extends 'post' | 'put'> = paths[P][M] extends {
  responses: { 200: { content: { 'application/json': { responseContent: infer Data } } } };
}
  ? Data
  : unknown;

interface CallSettings {
  token?: string | null | undefined;
  headers?: Record<string, string>;
}

/**
 * The backend under test. Every call throws a {@link Misfit} if its response does not match the description: a rejection at once, a
 * success when its data is read.
 */
export interface Backend {
  post<P extends Path>(path: P, content: unknown, settings?: CallSettings): Promise<Reply<DataOf<P, 'post'>>>;
  put<P extends Path>(path: P, content: unknown, settings?: CallSettings): Promise<Reply<DataOf<P, 'put'>>>;
  /** Sends this text as the body of a described operation. */
  sendText(method: Method, path: Path, body: string, settings?: CallSettings): Promise<Reply>;
  /** Opens the stream of changes; null if the backend has none. */
  openChanges(token: string): Promise<EventStream | null>;
  /** Sends a request that is not in the description; nothing is checked. */
  sendRaw(path: string, init: RequestInit): Promise<Response>;
  /** Everything that the run has created, including by calls whose response does not match the description. */
  readonly created: Created;
  /** The first response that lacks something optional in the description. */
  readonly leftOut: LeftOut;
}

interface LeftOut {
  code?: string;
  requestId?: string;
}

interface Created {
  requestIds: string[];
  cashierIds: string[];
}

const CHANGES_PATH = '/changes/v3/stream';

/** How long to wait for a complete response. */
const TIMEOUT_MS = 60_000;

export function createCheckedBackend(
  baseUrl: string,
  fetch: Fetch = (request) => globalThis.fetch(request),
  timeoutMs = TIMEOUT_MS,
): Backend {
  const base = baseUrl.replace(/\/$/, '');
  const created: Created = { requestIds: [], cashierIds: [] };
  const leftOut: LeftOut = {};

  async function exchange(method: Method, path: string, body: string, settings: CallSettings) {
    const headers = new Headers({ 'Content-Type': 'application/json', ...settings.headers });
    if (settings.token) headers.set('Authorization', `Bearer ${settings.token}`);
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = method === 'get' ? {} : { body };
    const request = new Request(`${base}${path}`, { method: method.toUpperCase(), headers, signal, ...sent });
    const call = `${request.method} ${path}`;
    try {
      const response = await fetch(request);
      const bytes = new Uint8Array(await response.arrayBuffer());
      return { call, response, bytes };
    } catch (error) {
      throw new Misfit(`${call} gets no complete response: ${reasonOf(error)}`);
    }
  }

  async function sendText(method: Method, path: string, body: string, settings: CallSettings = {}) {
    const { call, response, bytes } = await exchange(method, path, body, settings);
    const { status, headers } = response;
    const contentType = headers.get('Content-Type') ?? '';
    const parsed = contentType.startsWith('application/json') ? parse(bytes) : undefined;
    if (response.ok) remember(created, path, parsed);
    const misfit = responseMisfitOf(method, path, { status, headers, body: parsed });
    // A success where a rejection is expected is named as that, whatever it contains, so this waits until its data is read.
    const missingPart = missingPartOf(method, path, status);
    if (misfit && !response.ok && !missingPart) throw new Misfit(misfit);
    const { responseContent, info } = (parsed ?? {}) as { responseContent?: unknown; info?: Info };
    if (status >= 400 && !info?.code) leftOut.code ??= `${call} responds ${status}`;
    if (!headers.has('X-Request-Id')) leftOut.requestId ??= `${call} responds ${status}`;
    return {
      call,
      status,
      headers,
      info,
      bytes,
      missingPart,
      get data() {
        if (misfit) throw new Misfit(misfit);
        return responseContent;
      },
    };
  }

  async function openChanges(token: string): Promise<EventStream | null> {
    const headers = { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' };
    const opening = new AbortController();
    // Limits only the time until the response begins, because the stream stays open.
    const timer = setTimeout(() => opening.abort(new Error('it takes too long')), timeoutMs);
    const request = new Request(`${base}${CHANGES_PATH}`, { headers, signal: opening.signal });
    const response = await fetch(request)
      .catch((error) => {
        throw new Misfit(`GET ${CHANGES_PATH} gets no response: ${reasonOf(error)}`);
      })
      .finally(() => clearTimeout(timer));
    if (missingPartOf('get', CHANGES_PATH, response.status)) {
      await response.body?.cancel();
      return null;
    }
    const { status } = response;
    if (status !== 200) throw new Misfit(`GET ${CHANGES_PATH} responds ${status}`);
    const misfit = responseMisfitOf('get', CHANGES_PATH, {
      status,
      headers: response.headers,
      body: undefined,
    });
    if (misfit) throw new Misfit(misfit);
    return readEventStream(response);
  }

  const send = (method: Method, path: string, content: unknown, settings?: CallSettings) =>
    sendText(method, path, JSON.stringify({ requestContent: content }), settings);

  return {
    post: (path, content, settings) => send('post', path, content, settings) as Promise<Reply<never>>,
    put: (path, content, settings) => send('put', path, content, settings) as Promise<Reply<never>>,
    sendText,
    openChanges,
    sendRaw: (path, init) =>
      fetch(new Request(`${base}${path}`, { signal: AbortSignal.timeout(timeoutMs), ...init })),
    created,
    leftOut,
  };
}

/** Calls that create transactions, which are canceled when the run ends. */
const ASKING = ['/transactions/v3/requests/send', '/transactions/v3/charges/create'];

interface CreatedThings {
  responseContent?: {
    transaction?: { id?: string };
    user?: { id?: string };
    rows?: readonly { userId?: string | null }[];
  } | null;
}

function remember({ requestIds, cashierIds }: Created, path: string, body: unknown): void {
  const { transaction, user, rows } = (body as CreatedThings | undefined)?.responseContent ?? {};
  if (ASKING.includes(path) && transaction?.id) requestIds.push(transaction.id);
  if (path === '/users/v3/create' && user?.id) cashierIds.push(user.id);
  if (path === '/imports/v3/create') cashierIds.push(...(rows ?? []).flatMap(({ userId }) => userId ?? []));
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
