import type { UploadProgress } from './upload-progress.ts';

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
