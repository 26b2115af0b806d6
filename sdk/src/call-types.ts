import type { components, paths } from '../generated/schema.d.ts';
import type { Result } from './result.ts';
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

export type Path = keyof paths;
export type Method = 'get' | 'post' | 'put';
export type Schemas = components['schemas'];

type Operation<P extends Path, M extends Method> = paths[P][M];

/** The `requestContent` of a call in the description. */
export type ContentOf<P extends Path, M extends Method> =
  Operation<P, M> extends {
    requestBody: { content: { 'application/json': { requestContent: infer Content } } };
  }
    ? Content
    : never;

/** The `responseContent` of a call's 200 response in the description. */
export type DataOf<P extends Path, M extends Method> =
  Operation<P, M> extends {
    responses: { 200: { content: { 'application/json': { responseContent: infer Data } } } };
  }
    ? Data
    : never;

type HeadersOf<P extends Path, M extends Method> =
  Operation<P, M> extends { parameters: { header?: infer Headers } } ? Headers : never;

type KeyOf<Value> = Value extends object ? keyof Value : never;

type OptionsOf<P extends Path, M extends Method> =
  'Idempotency-Key' extends KeyOf<HeadersOf<P, M>> ? RepeatableCallOptions : CallOptions;

/** A call with content, which is optional when all its fields are. */
export type Call<P extends Path, M extends Method, Data = DataOf<P, M>> =
  Record<never, never> extends ContentOf<P, M>
    ? (content?: ContentOf<P, M>, options?: OptionsOf<P, M>) => Promise<Result<Data>>
    : (content: ContentOf<P, M>, options?: OptionsOf<P, M>) => Promise<Result<Data>>;

/** A call without content. */
export type BareCall<P extends Path, M extends Method> = (
  options?: CallOptions,
) => Promise<Result<DataOf<P, M>>>;
