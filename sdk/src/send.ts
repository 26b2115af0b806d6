import { defaultBodySerializer, defaultPathSerializer, removeTrailingSlash } from 'openapi-fetch';
import type { BrowserInfo } from '../generated/entities.ts';
import type { RepeatableCallOptions } from './call-options.ts';
import { brokenOff, type Deadline, deadline } from './deadline.ts';
import { failureOf, wrap } from './envelope.ts';
import type { KeptResult, KeptResults, SessionId } from './kept-results.ts';
import { endsSession, needsCaptcha, needsSession } from './needs-session-and-captcha.ts';
import { failed, type Result } from './result.ts';
import { CallerError, runCallerCode } from './run-caller-code.ts';

const TIMEOUT_MS = 30_000;

export interface BusinessApiOptions {
  /** Address of the API, such as `/api` in a page or `https://pagos.example.gt/api`. */
  baseUrl: string;
  /** Called before each call. */
  getSessionId?: (() => SessionId) | undefined;
  /** Sent with every request; a function is called before each one. */
  browserInfo?: BrowserInfo | (() => BrowserInfo) | undefined;
  /** Called when a 401 means that the session has ended (not on sign-in, recovery or sign-up). */
  onSessionEnded?: (() => void) | undefined;
  /**
   * Called after each successful call with the server's time from the `Date` header, in milliseconds with a precision of
   * one second. Across origins, browsers expose that header only if the server allows it (CORS).
   */
  onServerTime?: ((moment: number) => void) | undefined;
  /** Returns a new single-use captcha token for each sign-up call. A failure becomes the failure of the call. */
  getCaptchaToken?: (() => CaptchaToken | Promise<CaptchaToken>) | undefined;
  /** Replaces `fetch`, for example with a server's `(Request) => Promise<Response>` in a test. */
  fetch?: Fetch | undefined;
  /** Milliseconds to wait for a complete response. Defaults to 30,000, and 300,000 for files. */
  timeoutMs?: number | undefined;
}

export type Fetch = (request: Request) => Promise<Response>;
export type Reader<Data> = (response: Response, limit: Deadline) => Promise<Result<Data>>;
type CaptchaToken = string | Result<string>;

export interface Call<Data> {
  method: string;
  path: string;
  /** Values for the names in braces of the path. */
  values?: Record<string, string>;
  read: Reader<Data>;
  /** Goes into the envelope. */
  content?: unknown;
  form?: FormData;
  options?: RepeatableCallOptions | undefined;
  /** Asks the server only for what has changed, and returns the same object if nothing has. */
  results?: KeptResults | undefined;
  timeoutMs?: number;
  fetch?: Fetch | undefined;
}

interface Prepared {
  request: Request;
  sessionId: SessionId;
  kept: KeptResult | undefined;
  /** Taken before the call: another one may replace the kept result before the response comes. */
  last: KeptResult['last'];
}

export type Send = <Data>(call: Call<Data>) => Promise<Result<Data>>;

/** The one function that every call goes through. */
export function createSend(settings: BusinessApiOptions): Send {
  const { getSessionId, browserInfo, onSessionEnded, onServerTime, getCaptchaToken } = settings;
  // Looked up per call, so that a later replacement of the global `fetch` is used.
  const fetch = settings.fetch ?? ((request: Request) => globalThis.fetch(request));
  const baseUrl = removeTrailingSlash(settings.baseUrl);

  /** Adds the type of JSON to the headers; that of a form is the runtime's. */
  function bodyOf<Data>({ form, content }: Call<Data>, headers: Record<string, string>): BodyInit | null {
    if (content === undefined) return form ?? null;
    headers['Content-Type'] = 'application/json';
    const info = typeof browserInfo === 'function' ? browserInfo() : browserInfo;
    return defaultBodySerializer(wrap(content, info));
  }

  async function prepare<Data>(call: Call<Data>, signal: AbortSignal): Promise<Result<Prepared>> {
    const { path, content, options } = call;
    const sessionId = needsSession(path) ? getSessionId?.() : undefined;
    const headers: Record<string, string> = {};
    if (sessionId) headers.Authorization = `Bearer ${sessionId}`;
    if (options?.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    if (getCaptchaToken && needsCaptcha(path)) {
      const token = await getCaptchaToken();
      if (typeof token !== 'string' && !token.ok) return token;
      headers['captcha-token'] = typeof token === 'string' ? token : token.data;
    }
    const kept = call.results?.(sessionId, content);
    const last = kept?.last;
    if (last) headers['If-None-Match'] = last.tag;
    const url = baseUrl + defaultPathSerializer(path, call.values ?? {});
    const request = new Request(url, { method: call.method, headers, body: bodyOf(call, headers), signal });
    if (!request.url.startsWith('http')) throw new TypeError(`Not an address of HTTP: ${request.url}`);
    return { ok: true, data: { request, sessionId, kept, last } };
  }

  async function exchange<Data>(call: Call<Data>, limit: Deadline): Promise<Result<Data>> {
    // All that comes before the request leaves is the caller's; from then on it is the connection's.
    const prepared = await runCallerCode(() => prepare(call, limit.signal));
    if (!prepared.ok) return prepared;
    const { request, sessionId, kept, last } = prepared.data;
    const response = await (call.fetch ?? fetch)(request);
    const unchanged = last && response.status === 304;
    const moment = Date.parse(response.headers.get('Date') ?? '');
    if ((response.ok || unchanged) && !Number.isNaN(moment))
      await runCallerCode(() => onServerTime?.(moment));
    if (unchanged) return last.result as Result<Data>;
    if (response.ok) {
      const result = await call.read(response, limit);
      const tag = response.headers.get('ETag');
      if (kept && result.ok) kept.last = tag ? { tag, result } : undefined;
      return result;
    }
    const ended = endsSession(call.path, response.status);
    const result = await failureOf(response, ended);
    // The session may have been replaced meanwhile; a 401 for the old one does not end the new one.
    if (ended) await runCallerCode(() => sessionId === getSessionId?.() && onSessionEnded?.());
    return result;
  }

  return async (call) => {
    const { options, timeoutMs = TIMEOUT_MS } = call;
    let limit: Deadline;
    try {
      limit = deadline(options?.timeoutMs ?? settings.timeoutMs ?? timeoutMs, options?.signal);
    } catch (cause) {
      return failed('misuse', { cause });
    }
    try {
      return await Promise.race([exchange(call, limit), limit.reached]);
    } catch (cause) {
      if (cause instanceof CallerError) return failed('misuse', { cause: cause.cause });
      return brokenOff(limit, cause);
    } finally {
      if (!limit.lasts) limit.clear();
    }
  };
}
