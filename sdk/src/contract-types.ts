import type { components, paths } from '../generated/schema.d.ts';
import type { Result } from './result.ts';
import type { UploadProgress } from './upload-progress.ts';

/** What every call accepts beside its content. */
export interface CallOptions {
  /** Aborts the call; its result is then a failure of kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait for the whole answer, instead of the client's own. */
  timeoutMs?: number | undefined;
}

export interface RepeatableCallOptions extends CallOptions {
  /** 8 to 128 letters, digits, hyphens or underscores. Repeating the call with it does not do the thing twice. */
  idempotencyKey?: string | undefined;
}

export interface UploadOptions extends CallOptions {
  /** Told now and then how much has been sent. Only browsers can tell. */
  onProgress?: UploadProgress | undefined;
}

export type Path = keyof paths;
export type Method = 'get' | 'post' | 'put';
export type Schemas = components['schemas'];

type Operation<P extends Path, M extends Method> = paths[P][M];

/** The `requestContent` of a call, as the description has it. */
export type ContentOf<P extends Path, M extends Method> =
  Operation<P, M> extends {
    requestBody: { content: { 'application/json': { requestContent: infer Content } } };
  }
    ? Content
    : never;

/** The `responseContent` of a call's success, as the description has it. */
export type DataOf<P extends Path, M extends Method> =
  Operation<P, M> extends {
    responses: { 200: { content: { 'application/json': { responseContent: infer Data } } } };
  }
    ? Data
    : never;

/** `Idempotency-Key` is the only header parameter the description has. */
type OptionsOf<P extends Path, M extends Method> =
  Operation<P, M> extends { parameters: { header?: never } } ? CallOptions : RepeatableCallOptions;

/** A call with content, which may be left out when every part of it may. */
export type Call<P extends Path, M extends Method, Data = DataOf<P, M>> =
  Record<never, never> extends ContentOf<P, M>
    ? (content?: ContentOf<P, M>, options?: OptionsOf<P, M>) => Promise<Result<Data>>
    : (content: ContentOf<P, M>, options?: OptionsOf<P, M>) => Promise<Result<Data>>;

/** A call that asks nothing but itself. */
export type BareCall<P extends Path, M extends Method> = (
  options?: CallOptions,
) => Promise<Result<DataOf<P, M>>>;
