import type { CallOptions } from './call-options.ts';
import type { Reader } from './send.ts';

/** The key under which a download's options hold a reader other than the default, which returns a blob. */
export const FILE_READER = Symbol('file reader');

export interface FileOptions<File> extends CallOptions {
  [FILE_READER]?: Reader<File>;
}
