import createClient from 'openapi-fetch';
import type { BrowserInfo } from '../generated/entities.ts';
import type { RepeatableCallOptions } from './call-options.ts';
import { brokenOff, type Deadline, deadline } from './deadline.ts';
import { failureOf, wrap } from './envelope.ts';
import type { KeptResults, SessionId } from './kept-results.ts';
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
  /** Returns a new single-use captcha token for each sign-up call. If it fails, so does the call. */
  getCaptchaToken?: (() => CaptchaToken | Promise<CaptchaToken>) | undefined;
  /**
   * Makes each call that takes an `Idempotency-Key` and was not given one, by calling `send` with a key of its choice:
   * the same key to repeat a call that may already have been carried out. Without it such a call has no key.
   */
  makeKeyed?: MakeKeyed | undefined;
  /** Replaces `fetch`, for example with a server's `(Request) => Promise<Response>` in a test. */
  fetch?: Fetch | undefined;
  /** Milliseconds to wait for a complete response. Defaults to 30,000, and 300,000 for files. */
  timeoutMs?: number | undefined;
}

export type MakeKeyed = <Data>(
  path: string,
  content: unknown,
  send: (idempotencyKey: string) => Promise<Result<Data>>,
) => Promise<Result<Data>>;
export type Fetch = (request: Request) => Promise<Response>;
export type Reader<Data> = (response: Response, limit: Deadline) => Promise<Result<Data>>;
type CaptchaToken = string | Result<string>;

export interface Call<Data> {
  method: string;
  path: string;
  /** Values for the names in braces of the path. */
  values?: Record<string, string>;
  read: Reader<Data>;
  /** Put into the envelope. */
  content?: unknown;
  form?: FormData;
  options?: RepeatableCallOptions | undefined;
  /** Asks the server only for changes, and returns the same object if there are none. */
  results?: KeptResults | undefined;
  timeoutMs?: number;
  fetch?: Fetch | undefined;
}

export type Send = <Data>(call: Call<Data>) => Promise<Result<Data>>;

/** The function that every call goes through. */
export function createSend(settings: BusinessApiOptions): Send {
  const { getSessionId, browserInfo, onSessionEnded, onServerTime, getCaptchaToken } = settings;
  // biome-ignore lint/suspicious/noExplicitAny: the generated interfaces give the calls their types.
  const client = createClient<any>({ baseUrl: settings.baseUrl });
  // Looked up per call, so that replacing the global `fetch` later takes effect.
  const fetch = settings.fetch ?? ((request: Request) => globalThis.fetch(request));

  async function exchange<Data>(call: Call<Data>, limit: Deadline): Promise<Result<Data>> {
    const { path, content, options } = call;
    let hasLeft = false;
    const leave: Fetch = (request) => {
      if (!request.url.startsWith('http')) throw new TypeError(`Not an address of HTTP: ${request.url}`);
      hasLeft = true;
      return (call.fetch ?? fetch)(request);
    };
    try {
      const sessionId = needsSession(path) ? getSessionId?.() : undefined;
      const captcha = await asResult(needsCaptcha(path) ? getCaptchaToken?.() : undefined);
      if (!captcha.ok) return captcha;
      const info = typeof browserInfo === 'function' ? browserInfo() : browserInfo;
      const kept = call.results?.(sessionId, content);
      // Taken before the call: another one may replace the kept result before the response comes.
      const last = kept?.last;
      const { response, error } = await client.request(call.method as 'post', path, {
        params: { path: call.values ?? {} },
        headers: {
          Authorization: sessionId && `Bearer ${sessionId}`,
          'Idempotency-Key': options?.idempotencyKey,
          'captcha-token': captcha.data,
          'If-None-Match': last?.tag,
        },
        body: content === undefined ? call.form : wrap(content, info),
        parseAs: 'stream',
        signal: limit.signal,
        fetch: leave,
      });
      const moment = Date.parse(response.headers.get('Date') ?? '');
      const unchanged = last && response.status === 304;
      if ((response.ok || unchanged) && !Number.isNaN(moment))
        await runCallerCode(() => onServerTime?.(moment));
      if (unchanged) return last.result as Result<Data>;
      if (response.ok) {
        const result = await call.read(response, limit);
        const tag = response.headers.get('ETag');
        if (kept && result.ok) kept.last = tag ? { tag, result } : undefined;
        return result;
      }
      const ended = endsSession(path, response.status);
      // The session may have been replaced meanwhile; a 401 for the old one does not end the new one.
      if (ended) await runCallerCode(() => sessionId === getSessionId?.() && onSessionEnded?.());
      return await failureOf(response, error, ended);
    } catch (cause) {
      // Errors before the request leaves are the caller's; from then on they are the connection's.
      throw hasLeft ? cause : new CallerError(cause);
    }
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

async function asResult(token: Promise<CaptchaToken> | CaptchaToken | undefined) {
  const given = await token;
  return typeof given === 'object' ? given : { ok: true as const, data: given };
}
