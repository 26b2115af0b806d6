import type { CallOptions } from './call-options.ts';
import type { Reader } from './send.ts';

/** Where the options of a download keep a reader other than the one that returns a blob. */
export const FILE_READER = Symbol('file reader');

export interface FileOptions<File> extends CallOptions {
  [FILE_READER]?: Reader<File>;
}
