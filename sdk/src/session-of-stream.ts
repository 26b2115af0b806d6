import type { SessionId } from './kept-results.ts';
import type { CallOptions } from './options.ts';
import type { Result } from './result.ts';

/** Key under which `changes.stream` keeps its client's `getSessionId`: only calls of one session may share a stream. */
export const SESSION_OF_STREAM = Symbol('session of stream');

export interface StreamOfSession {
  (options?: CallOptions): Promise<Result<ReadableStream<Uint8Array>>>;
  [SESSION_OF_STREAM]?: (() => SessionId) | undefined;
}
