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
} from './call-types.ts';
import { deadline } from './deadline.ts';
import type { Download } from './download.ts';
import { type BrowserInfo, failureOf, unwrap, wrap } from './envelope.ts';
import type { KeptResult, KeptResults, SessionId } from './kept-results.ts';
import { failed, type Result, sessionEnded } from './result.ts';
import { endsSession, needsSession } from './session-calls.ts';

const TIMEOUT_MS = 30_000;
/** Longer, because the server generates exports before sending them and connections may be slow. */
const FILE_TIMEOUT_MS = 300_000;

export interface BusinessApiOptions {
  /** Address of the API, such as `/api` or `https://pagos.example.gt/api`. */
  baseUrl: string;
  /** Called before each call. */
  getSessionId?: () => SessionId;
  /** Sent with every request; a function is called before each one. */
  browserInfo?: BrowserInfo | (() => BrowserInfo);
  /** Called when a 401 means that the session has ended (not on sign-in, recovery or sign-up). */
  onSessionEnded?: () => void;
  /**
   * Called after each successful call with the server's time from the `Date` header, in milliseconds with a precision of
   * one second. Across origins, browsers expose that header only if the server allows it (CORS).
   */
  onServerTime?: (moment: number) => void;
  /** Returns a new single-use captcha token for each sign-up call. A failure becomes the failure of the call. */
  getCaptchaToken?: () => CaptchaToken | Promise<CaptchaToken>;
  /** Replaces `fetch`, for example with a server's `(Request) => Promise<Response>` in a test. */
  fetch?: Fetch;
  /** Milliseconds to wait for a complete response. Defaults to 30,000, and 300,000 for files. */
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
  /** Asks the server only for what has changed, and returns the same object if nothing has. */
  kept?: ((sessionId: SessionId) => KeptResult) | undefined;
  timeoutMs?: number;
  fetch?: Fetch;
}

/** Each function makes a typed call from a path of the description. */
export function createTransport(settings: BusinessApiOptions) {
  const { getSessionId, browserInfo, onSessionEnded, onServerTime, getCaptchaToken } = settings;
  // Looked up per call, so that a later replacement of the global `fetch` is used.
  const fetch = settings.fetch ?? ((request: Request) => globalThis.fetch(request));
  const client = createClient<paths>({ baseUrl: settings.baseUrl, fetch });

  function headersOf(options: RepeatableCallOptions, sessionId: SessionId) {
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

  function reportServerTime({ headers }: Response): void {
    const moment = Date.parse(headers.get('Date') ?? '');
    if (!Number.isNaN(moment)) onServerTime?.(moment);
  }

  async function exchange<Data>(call: Send<Data>, signal: AbortSignal): Promise<Result<Data>> {
    const { method, path, read, body, pathParams, options = {} } = call;
    const sessionId = needsSession(path) ? getSessionId?.() : undefined;
    const captcha = await captchaFor(path);
    if (!captcha.ok) return captcha;
    const headers: Record<string, string> = { ...headersOf(options, sessionId), ...captcha.data };
    const kept = call.kept?.(sessionId);
    // What this call asks about: another one may replace it meanwhile.
    const last = kept?.last;
    if (last) headers['If-None-Match'] = last.tag;
    // Types are checked where the resources name the path; here it can be any of them.
    const params = { path: pathParams };
    const init = { headers, body, signal, params, parseAs: 'stream', fetch: call.fetch ?? fetch } as never;
    const { error, response } = await client.request(method, path as never, init);
    const unchanged = last && response.status === 304;
    if (response.ok || unchanged) reportServerTime(response);
    if (unchanged) return last.result as Result<Data>;
    if (response.ok) {
      const result = await read(response);
      const tag = response.headers.get('ETag');
      if (kept && result.ok) kept.last = tag ? { tag, result } : undefined;
      return result;
    }
    const result = failureOf(error, response);
    if (!endsSession(path, response.status)) return result;
    // The session may have been replaced meanwhile; a 401 for the old one does not end the new one.
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
    (method: 'post' | 'put', path: Path, results?: KeptResults) =>
    (content: object = {}, options?: CallOptions) =>
      send({
        method,
        path,
        body: wrapped(content),
        options,
        read: readAnswer,
        kept: results && ((sessionId) => results(sessionId, content)),
      });

  return {
    /** With `results` the server is asked for what has changed since the last one. */
    post: <P extends Path>(path: P, results?: KeptResults) =>
      withContent('post', path, results) as Call<P, 'post'>,
    put: <P extends Path>(path: P) => withContent('put', path) as Call<P, 'put'>,
    /** A POST with empty request content. */
    ask: <P extends Path>(path: P) =>
      ((options?: CallOptions) =>
        send({ method: 'post', path, body: wrapped({}), options, read: readAnswer })) as BareCall<P, 'post'>,
    /** A GET; `pathParams` fills the braces of the path. */
    get: <P extends Path>(path: P, pathParams?: Record<string, string>, options?: CallOptions) =>
      send<DataOf<P, 'get'>>({
        method: 'get',
        path,
        ...(pathParams ? { pathParams } : {}),
        options,
        read: readAnswer,
      }),
    /** A POST of a form with a file. The client's own `fetch` option takes precedence over the `fetch` given here. */
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
    /** A POST that returns a file, which `read` takes from the response. */
    download: <P extends Path>(path: P, read: Reader<Download>) =>
      ((content: object = {}, options?: CallOptions) =>
        send({
          method: 'post',
          path,
          body: wrapped(content),
          options,
          read,
          timeoutMs: FILE_TIMEOUT_MS,
        })) as Call<P, 'post', Download>,
  };
}

export type Transport = ReturnType<typeof createTransport>;

async function readAnswer<Data>(response: Response): Promise<Result<Data>> {
  return unwrap<Data>(await response.text(), response.status);
}
