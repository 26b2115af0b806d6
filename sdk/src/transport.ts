import createClient from 'openapi-fetch';
import type { paths } from '../generated/schema.d.ts';
import type {
  BareCall,
  Call,
  CallOptions,
  DataOf,
  Method,
  Path,
  RepeatableCallOptions,
} from './contract-types.ts';
import { deadline } from './deadline.ts';
import { type Download, fileNameFrom } from './download.ts';
import { type BrowserInfo, refusal, unwrap, wrap } from './envelope.ts';
import { failed, type Result, sessionEnded } from './result.ts';
import { endsSession, needsSession } from './session-ended.ts';

const TIMEOUT_MS = 30_000;
/** A file is made before it is sent, and sent over whatever line there is. */
const FILE_TIMEOUT_MS = 300_000;

export interface BusinessApiOptions {
  /** Where the API is, such as `/api` or `https://pagos.example.gt/api`. */
  baseUrl: string;
  /** The session to call with, asked before each call. */
  getSessionId?: () => string | null | undefined;
  /** Sent with every request; a function is asked before each call. */
  browserInfo?: BrowserInfo | (() => BrowserInfo);
  /** Told when a call finds that the session it was made with is over (401, except login and recovery). */
  onSessionEnded?: () => void;
  /**
   * Told the server's time, in milliseconds and exact to the second, by the header `Date` of each call that succeeded.
   * From another origin browsers show that header only where the server allows it.
   */
  onServerTime?: (moment: number) => void;
  /** A fresh captcha token for a sign-up call. Each serves once. A failure to get one becomes the failure of the call. */
  getCaptchaToken?: () => CaptchaToken | Promise<CaptchaToken>;
  /** Another `fetch`, such as a server's `(Request) => Promise<Response>` in a test. */
  fetch?: Fetch;
  /** Milliseconds to wait for a whole answer: 30,000, and 300,000 for files, unless given. */
  timeoutMs?: number;
}

type Fetch = (request: Request) => Promise<Response>;
type CaptchaToken = string | Result<string>;

type Reader<Data> = (response: Response) => Promise<Result<Data>>;

interface Send<Data> {
  method: Method;
  path: Path;
  read: Reader<Data>;
  body?: unknown;
  pathParams?: Record<string, string>;
  options?: RepeatableCallOptions | undefined;
  timeoutMs?: number;
  /** Instead of the client's own. */
  fetch?: Fetch;
}

/** How the resources speak with the server. Each function makes a call out of a path of the description. */
export function createTransport(settings: BusinessApiOptions) {
  const { getSessionId, browserInfo, onSessionEnded, onServerTime, getCaptchaToken } = settings;
  // Looked up per call, so that what replaces the global `fetch` later is used.
  const fetch = settings.fetch ?? ((request: Request) => globalThis.fetch(request));
  const client = createClient<paths>({ baseUrl: settings.baseUrl, fetch });

  function headersOf(options: RepeatableCallOptions, sessionId: string | null | undefined) {
    const headers: Record<string, string> = {};
    if (sessionId) headers.Authorization = `Bearer ${sessionId}`;
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    return headers;
  }

  async function captchaFor(path: Path): Promise<Result<Record<string, string>>> {
    const guarded = path.startsWith('/sign-up/') && path !== '/sign-up/v2/captcha/challenge';
    if (!guarded || !getCaptchaToken) return { ok: true, data: {} };
    const token = await getCaptchaToken();
    if (typeof token === 'string') return { ok: true, data: { 'captcha-token': token } };
    return token.ok ? { ok: true, data: { 'captcha-token': token.data } } : token;
  }

  function tellTime({ headers }: Response): void {
    const moment = Date.parse(headers.get('Date') ?? '');
    if (!Number.isNaN(moment)) onServerTime?.(moment);
  }

  async function exchange<Data>(call: Send<Data>, signal: AbortSignal) {
    const { method, path, read, body, pathParams, options = {} } = call;
    const sessionId = needsSession(path) ? getSessionId?.() : undefined;
    const captcha = await captchaFor(path);
    if (!captcha.ok) return captcha;
    const headers = { ...headersOf(options, sessionId), ...captcha.data };
    // The types of a path are checked where the resources name it; here it is any of them.
    const params = { path: pathParams };
    const init = { headers, body, signal, params, parseAs: 'stream', fetch: call.fetch ?? fetch } as never;
    const { error, response } = await client.request(method, path as never, init);
    if (response.ok) {
      tellTime(response);
      return await read(response);
    }
    const result = refusal(error, response);
    if (!endsSession(path, response.status)) return result;
    // An answer to a session that was replaced meanwhile says nothing about the new one.
    if (sessionId === getSessionId?.()) onSessionEnded?.();
    return sessionEnded(result.failure);
  }

  async function send<Data>(call: Send<Data>): Promise<Result<Data>> {
    const { options, timeoutMs = TIMEOUT_MS } = call;
    const limit = deadline(options?.timeoutMs ?? settings.timeoutMs ?? timeoutMs, options?.signal);
    try {
      return await Promise.race([exchange(call, limit.signal), limit.reached]);
    } catch {
      if (options?.signal?.aborted) return failed('aborted');
      return failed(limit.passed() ? 'timeout' : 'network');
    } finally {
      limit.clear();
    }
  }

  const wrapped = (content: unknown) =>
    wrap(content, typeof browserInfo === 'function' ? browserInfo() : browserInfo);

  const withContent =
    (method: 'post' | 'put', path: Path) =>
    (content: object = {}, options?: CallOptions) =>
      send({ method, path, body: wrapped(content), options, read: readAnswer });

  return {
    /** A POST with request content. */
    post: <P extends Path>(path: P) => withContent('post', path) as Call<P, 'post'>,
    /** A PUT with request content. */
    put: <P extends Path>(path: P) => withContent('put', path) as Call<P, 'put'>,
    /** A POST whose request content is empty. */
    ask: <P extends Path>(path: P) =>
      ((options?: CallOptions) =>
        send({ method: 'post', path, body: wrapped({}), options, read: readAnswer })) as BareCall<P, 'post'>,
    /** A GET; what stands in braces in the path comes from `pathParams`. */
    get: <P extends Path>(path: P, pathParams?: Record<string, string>, options?: CallOptions) =>
      send<DataOf<P, 'get'>>({
        method: 'get',
        path,
        ...(pathParams ? { pathParams } : {}),
        options,
        read: readAnswer,
      }),
    /** A POST that sends a form with a file, by another `fetch` unless the caller has one of its own. */
    upload: <P extends Path>(path: P, form: FormData, options?: CallOptions, fetch?: Fetch) =>
      send<DataOf<P, 'post'>>({
        method: 'post',
        path,
        body: form,
        options,
        read: readAnswer,
        timeoutMs: FILE_TIMEOUT_MS,
        ...(fetch && !settings.fetch ? { fetch } : {}),
      }),
    /** A POST that is answered with a file. */
    download: <P extends Path>(path: P) =>
      ((content: object = {}, options?: CallOptions) =>
        send({
          method: 'post',
          path,
          body: wrapped(content),
          options,
          read: readFile,
          timeoutMs: FILE_TIMEOUT_MS,
        })) as Call<P, 'post', Download>,
  };
}

export type Transport = ReturnType<typeof createTransport>;

async function readAnswer<Data>(response: Response): Promise<Result<Data>> {
  return unwrap<Data>(await response.text(), response.status);
}

async function readFile(response: Response): Promise<Result<Download>> {
  const fileName = fileNameFrom(response.headers.get('Content-Disposition'));
  return { ok: true, data: { blob: await response.blob(), fileName } };
}
