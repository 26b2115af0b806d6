import type { paths } from '../../sdk/generated/schema.d.ts';
import { type Method, misfitOf } from './description.ts';
import { Misfit } from './misfit.ts';
import type { Info, Reply } from './reply.ts';

export type Fetch = (request: Request) => Promise<Response>;

type Path = keyof paths;

/** The `responseContent` of a call's 200 response in the description. */
type DataOf<P extends Path, M extends 'post' | 'put'> = paths[P][M] extends {
  responses: { 200: { content: { 'application/json': { responseContent: infer Data } } } };
}
  ? Data
  : unknown;

export interface CallSettings {
  token?: string | null | undefined;
  headers?: Record<string, string>;
}

/** The backend under test. Every call throws a {@link Misfit} if its response does not match the description. */
export interface Backend {
  post<P extends Path>(path: P, content: unknown, settings?: CallSettings): Promise<Reply<DataOf<P, 'post'>>>;
  put<P extends Path>(path: P, content: unknown, settings?: CallSettings): Promise<Reply<DataOf<P, 'put'>>>;
  /** Sends this text as the body of a described operation. */
  sendText(method: Method, path: Path, body: string, settings?: CallSettings): Promise<Reply>;
  /** Sends a request that the description does not have; nothing is checked. */
  sendRaw(path: string, init: RequestInit): Promise<Response>;
}

export function createBackend(
  baseUrl: string,
  fetch: Fetch = (request) => globalThis.fetch(request),
): Backend {
  const base = baseUrl.replace(/\/$/, '');

  async function sendText(method: Method, path: string, body: string, settings: CallSettings = {}) {
    const headers = new Headers({ 'Content-Type': 'application/json', ...settings.headers });
    if (settings.token) headers.set('Authorization', `Bearer ${settings.token}`);
    const request = new Request(`${base}${path}`, { method: method.toUpperCase(), headers, body });
    return readReply(method, path, await fetch(request));
  }

  const send = (method: Method, path: string, content: unknown, settings?: CallSettings) =>
    sendText(method, path, JSON.stringify({ requestContent: content }), settings);

  return {
    post: (path, content, settings) => send('post', path, content, settings) as Promise<Reply<never>>,
    put: (path, content, settings) => send('put', path, content, settings) as Promise<Reply<never>>,
    sendText,
    sendRaw: (path, init) => fetch(new Request(`${base}${path}`, init)),
  };
}

async function readReply(method: Method, path: string, response: Response): Promise<Reply> {
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const contentType = headers.get('Content-Type') ?? '';
  const body = contentType.startsWith('application/json') ? parse(bytes) : undefined;
  const misfit = misfitOf(method, path, { status, contentType, body });
  if (misfit) throw new Misfit(misfit);
  const { responseContent, info } = (body ?? {}) as { responseContent?: unknown; info?: Info };
  return { call: `${method.toUpperCase()} ${path}`, status, headers, data: responseContent, info, bytes };
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
