import type { BrowserInfo } from '../generated/entities.ts';
import type { SessionId } from './kept-results.ts';
import type { Result } from './result.ts';
import type { UploadProgress } from './upload-progress.ts';

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
   * Called after each successful call with the server's time from the `Date` header, in milliseconds with a precision of one
   * second, and when the request was sent by the caller's clock: the server's time is from between then and now. For other
   * origins, browsers expose that header only if the server allows it (CORS).
   */
  onServerTime?: ((moment: number, sentAt: number) => void) | undefined;
  /** Returns a new single-use captcha token for each sign-up call. If it fails, so does the call. */
  getCaptchaToken?: (() => CaptchaToken | Promise<CaptchaToken>) | undefined;
  /**
   * Makes each call that takes an `Idempotency-Key` but was not given one, by calling `send` with a key of its choice: the same
   * key to repeat a call that may already have been carried out. Without this option each such call gets a random key, which
   * is the same in all attempts of `retryingFetch`.
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
type CaptchaToken = string | Result<string>;

export interface CallOptions {
  /** Aborts the call, which then returns a failure of kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait for the complete response. Defaults to the client's `timeoutMs`. */
  timeoutMs?: number | undefined;
}

export interface RepeatableCallOptions extends CallOptions {
  /** 8 to 128 letters, digits, hyphens or underscores. A retry with the same key is not carried out twice. */
  idempotencyKey?: string | undefined;
}

export interface UploadOptions extends CallOptions {
  /** Called as the upload advances. Browsers only. */
  onProgress?: UploadProgress | undefined;
}
