import type { Download } from './download.ts';
import { unwrap } from './envelope.ts';
import { FILE_READER, type FileOptions } from './file-reader-option.ts';
import type { KeptResults } from './kept-results.ts';
import type { BusinessApiOptions, CallOptions, Fetch, MakeKeyed, RepeatableCallOptions } from './options.ts';
import { failed, type Result } from './result.ts';
import { createSend } from './send.ts';

export type { BusinessApiOptions };

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
export function keyed<Content, Data>(transport: Transport, path: string, method: 'post' | 'put' = 'post') {
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
