import createClient from 'openapi-fetch';
import { brokenOff, type Deadline, deadline } from './deadline.ts';
import { answeredBy, failureOf } from './envelope.ts';
import type { Reader } from './file-reader-option.ts';
import type { KeptResult, KeptResults } from './kept-results.ts';
import { endsSession, needsCaptcha, needsSession } from './needs-session-and-captcha.ts';
import type { BusinessApiOptions, Fetch, RepeatableCallOptions } from './options.ts';
import { failed, type Result } from './result.ts';

const TIMEOUT_MS = 30_000;

interface Call<Data> {
  method: string;
  path: string;
  /** Values for the names in braces in the path. */
  values?: Record<string, string>;
  read: Reader<Data>;
  /** Content to put into the envelope. */
  content?: unknown;
  form?: FormData;
  options?: RepeatableCallOptions | undefined;
  /** Asks the server only for changes, and returns the same object if there are none. */
  results?: KeptResults | undefined;
  timeoutMs?: number;
  fetch?: Fetch | undefined;
}

/** When the request was sent; 0 before that. */
interface Sent {
  at: number;
}

type Send = <Data>(call: Call<Data>) => Promise<Result<Data>>;

/** The function that every call goes through. */
export function createSend(settings: BusinessApiOptions): Send {
  const { getSessionId, browserInfo, onSessionEnded, onServerTime, getCaptchaToken } = settings;
  // biome-ignore lint/suspicious/noExplicitAny: the generated interfaces give the calls their types.
  const client = createClient<any>({ baseUrl: settings.baseUrl });
  // Looked up per call, so that replacing the global `fetch` later takes effect.
  const fetch = settings.fetch ?? ((request: Request) => globalThis.fetch(request));

  async function captchaFor(path: string): Promise<Result<string | undefined>> {
    const token = needsCaptcha(path) ? await getCaptchaToken?.() : undefined;
    return typeof token === 'object' ? token : { ok: true, data: token };
  }

  async function exchange<Data>(call: Call<Data>, limit: Deadline, sent: Sent) {
    const { path, content, options } = call;
    const sessionId = needsSession(path) ? getSessionId?.() : undefined;
    const captcha = await captchaFor(path);
    if (!captcha.ok) return captcha;
    const info = typeof browserInfo === 'function' ? browserInfo() : browserInfo;
    const kept = call.results?.(sessionId, content);
    // Read before the call, because another call may replace the kept result before the response arrives.
    const last = kept?.last;
    const { response, error } = await client.request(call.method as 'post', path, {
      params: { path: call.values },
      headers: {
        Authorization: sessionId && `Bearer ${sessionId}`,
        'Idempotency-Key': options?.idempotencyKey,
        'captcha-token': captcha.data,
        'If-None-Match': last?.tag,
      },
      body: content === undefined ? call.form : { requestContent: content, browserInfo: info },
      parseAs: 'stream',
      signal: limit.signal,
      fetch: (request: Request) => {
        if (!request.url.startsWith('http')) throw new TypeError(`Not HTTP: ${request.url}`);
        sent.at = Date.now();
        return (call.fetch ?? fetch)(request);
      },
    });
    const unchanged = response.status === 304 && last;
    const isGood = response.ok || unchanged;
    // NaN without the header, for which every comparison is false.
    const moment = Date.parse(response.headers.get('Date') ?? '');
    const ended = endsSession(path, response.status);
    await runCallerCode(sent, () => {
      if (isGood && moment >= 0) return onServerTime?.(moment, sent.at);
      // The session may have been replaced meanwhile; a 401 for the old one does not end the new one.
      if (ended && sessionId === getSessionId?.()) return onSessionEnded?.();
    });
    if (!isGood) return failureOf(response, error, ended);
    return unchanged ? (unchanged.result as Result<Data>) : keep(call.read(response, limit), response, kept);
  }

  return async (call) => {
    const { options, timeoutMs = TIMEOUT_MS } = call;
    const sent: Sent = { at: 0 };
    let limit: Deadline | undefined;
    try {
      limit = deadline(options?.timeoutMs ?? settings.timeoutMs ?? timeoutMs, options?.signal);
      return await Promise.race([exchange(call, limit, sent), limit.reached]);
    } catch (cause) {
      // Errors before the request is sent are the caller's; later ones are those of the connection.
      return limit && (sent.at || limit.signal.aborted)
        ? brokenOff(limit, cause)
        : failed('misuse', { cause });
    } finally {
      if (!limit?.lasts) limit?.clear();
    }
  };
}

/** Runs code of the caller, whose error is not one of the connection. */
async function runCallerCode(sent: Sent, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (cause) {
    sent.at = 0;
    throw cause;
  }
}

/** Keeps the result for the next call if its response has a tag. */
async function keep<Data>(read: Promise<Result<Data> | undefined>, response: Response, kept?: KeptResult) {
  const result = (await read) ?? failed('unreadable', answeredBy(response));
  const tag = response.headers.get('ETag');
  if (kept && result.ok) kept.last = tag ? { tag, result } : undefined;
  return result;
}
