import type { Deadline } from './deadline.ts';
import type { CallOptions } from './options.ts';
import type { Result } from './result.ts';

/** Reads a successful response within the time limit of its call; undefined if it is not what the call asks for. */
export type Reader<Data> = (response: Response, limit: Deadline) => Promise<Result<Data> | undefined>;

/** The key under which a download's options hold a reader other than the default, which returns a blob. */
export const FILE_READER = Symbol('file reader');

export interface FileOptions<File> extends CallOptions {
  [FILE_READER]?: Reader<File>;
}
