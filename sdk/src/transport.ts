import createClient from 'openapi-fetch';
import { brokenOff, type Deadline, deadline } from './deadline.ts';
import type { Download } from './download.ts';
import { answeredBy, failureOf, unwrap, wrap } from './envelope.ts';
import { FILE_READER, type FileOptions, type Reader } from './file-reader-option.ts';
import type { KeptResults } from './kept-results.ts';
import { endsSession, needsCaptcha, needsSession } from './needs-session-and-captcha.ts';
import type { BusinessApiOptions, CallOptions, Fetch, MakeKeyed, RepeatableCallOptions } from './options.ts';
import { failed, type Result } from './result.ts';
import { CallerError, runCallerCode } from './run-caller-code.ts';

export type { BusinessApiOptions };

const TIMEOUT_MS = 30_000;
/** Longer, because the server generates exports before sending them and connections may be slow. */
const FILE_TIMEOUT_MS = 300_000;

// The generated interfaces give the calls their precise types.
type WithContent<Content, Data> = (content?: Content, options?: CallOptions) => Promise<Result<Data>>;

/** Each function makes a call from a path of the description. */
export function createTransport(settings: BusinessApiOptions) {
  const send = createSend(settings);

  const withContent =
    (method: string) =>
    <Content, Data>(path: string, results?: KeptResults): WithContent<Content, Data> =>
    (content, options) =>
      send({ method, path, content: content ?? {}, options, results, read: unwrap<Data> });

  return {
    settings,
    /** If `results` is given, the server is asked only for changes since the last result. */
    post: withContent('POST'),
    put: withContent('PUT'),
    /** A POST with empty request content. */
    ask:
      <Data>(path: string) =>
      (options?: CallOptions) =>
        send({ method: 'POST', path, content: {}, options, read: unwrap<Data> }),
    /** A GET of a fixed path. */
    get:
      <Data>(path: string) =>
      (options?: CallOptions) =>
        send({ method: 'GET', path, options, read: unwrap<Data> }),
    /** A GET whose path has one value, named in braces. */
    getOf:
      <Data>(path: string, name: string) =>
      (value: string, options?: CallOptions) =>
        send({ method: 'GET', path, values: { [name]: value }, options, read: unwrap<Data> }),
    /** A POST of a form with a file. The client's own `fetch` option takes precedence over the `fetch` given here. */
    upload: <Data>(path: string, form: FormData, options?: CallOptions, fetch?: Fetch) =>
      send({
        method: 'POST',
        path,
        form,
        options,
        read: unwrap<Data>,
        timeoutMs: FILE_TIMEOUT_MS,
        fetch: settings.fetch ? undefined : fetch,
      }),
    /** A POST that returns a file. */
    download:
      <Content>(path: string): WithContent<Content, Download> =>
      (content, options: FileOptions<Download> = {}) =>
        send({
          method: 'POST',
          path,
          content: content ?? {},
          options,
          read: options[FILE_READER] ?? readFile,
          timeoutMs: FILE_TIMEOUT_MS,
        }),
  };
}

export type Transport = ReturnType<typeof createTransport>;

/** Most pages download nothing, so the file reader is loaded with the first download. */
const readFile = async (response: Response) => (await import('./download.ts')).readFile(response);

/** 128 random bits. `crypto.randomUUID` exists only on https and localhost. */
const withRandomKey: MakeKeyed = (_path, _content, send) =>
  send(crypto.getRandomValues(new Uint32Array(4)).join('-'));

/** A call that takes an `Idempotency-Key`: the caller's, one that the client chooses, or a random one. */
export function keyed<Content, Data>(transport: Transport, method: 'post' | 'put', path: string) {
  const call = transport[method]<Content, Data>(path);
  return async (content: Content, options: RepeatableCallOptions = {}): Promise<Result<Data>> => {
    const { makeKeyed = withRandomKey } = transport.settings;
    if (options.idempotencyKey) return call(content, options);
    const send = (idempotencyKey: string) => call(content, { ...options, idempotencyKey } as typeof options);
    try {
      return await makeKeyed(path, content, send);
    } catch (cause) {
      return failed('misuse', { cause });
    }
  };
}

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

type Send = <Data>(call: Call<Data>) => Promise<Result<Data>>;

/** The function that every call goes through. */
export function createSend(settings: BusinessApiOptions): Send {
  const { getSessionId, browserInfo, onSessionEnded, onServerTime, getCaptchaToken } = settings;
  // biome-ignore lint/suspicious/noExplicitAny: the generated interfaces give the calls their types.
  const client = createClient<any>({ baseUrl: settings.baseUrl });
  // Looked up per call, so that replacing the global `fetch` later takes effect.
  const fetch = settings.fetch ?? ((request: Request) => globalThis.fetch(request));

  async function exchange<Data>(call: Call<Data>, limit: Deadline): Promise<Result<Data>> {
    const { path, content, options } = call;
    let sentAt = 0;
    const sendRequest: Fetch = (request) => {
      if (!request.url.startsWith('http')) throw new TypeError(`Not an address of HTTP: ${request.url}`);
      sentAt = Date.now();
      return (call.fetch ?? fetch)(request);
    };
    try {
      const sessionId = needsSession(path) ? getSessionId?.() : undefined;
      const token = needsCaptcha(path) ? await getCaptchaToken?.() : undefined;
      const captcha = typeof token === 'object' ? token : { ok: true as const, data: token };
      if (!captcha.ok) return captcha;
      const info = typeof browserInfo === 'function' ? browserInfo() : browserInfo;
      const kept = call.results?.(sessionId, content);
      // Read before the call, because another call may replace the kept result before the response arrives.
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
        fetch: sendRequest,
      });
      const moment = Date.parse(response.headers.get('Date') ?? '');
      const unchanged = last && response.status === 304;
      if ((response.ok || unchanged) && !Number.isNaN(moment))
        await runCallerCode(() => onServerTime?.(moment, sentAt));
      if (unchanged) return last.result as Result<Data>;
      if (response.ok) {
        const result = (await call.read(response, limit)) ?? failed('unreadable', answeredBy(response));
        const tag = response.headers.get('ETag');
        if (kept && result.ok) kept.last = tag ? { tag, result } : undefined;
        return result;
      }
      const ended = endsSession(path, response.status);
      // The session may have been replaced meanwhile; a 401 for the old one does not end the new one.
      if (ended) await runCallerCode(() => sessionId === getSessionId?.() && onSessionEnded?.());
      return await failureOf(response, error, ended);
    } catch (cause) {
      // Errors before the request is sent are the caller's; later ones are those of the connection.
      throw sentAt > 0 ? cause : new CallerError(cause);
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
