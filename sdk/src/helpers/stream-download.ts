import { brokenOff, type Deadline } from '../deadline.ts';
import { type Download, hasFile } from '../download.ts';
import { fileNameFrom } from '../file-name-from-header.ts';
import { FILE_READER, type FileOptions } from '../file-reader-option.ts';
import type { CallOptions } from '../options.ts';
import type { Failure, Result } from '../result.ts';
import { streamWithDeadline } from '../stream-with-deadline.ts';

/** A file from the server, read while it arrives. */
export interface StreamedDownload {
  /** Read it to the end, or `cancel()` it. It throws a {@link BrokenDownload} if the rest of the file does not arrive. */
  stream: ReadableStream<Uint8Array>;
  /** Safe to use as a file name. */
  fileName: string;
}

/** Thrown by the stream of a download that breaks off, with the failure in the form that every call returns. */
export class BrokenDownload extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message, 'cause' in failure ? { cause: failure.cause } : undefined);
    this.name = 'BrokenDownload';
    this.failure = failure;
  }
}

type DownloadCall<Content> = (content: Content, options?: CallOptions) => Promise<Result<Download>>;

/**
 * Downloads a file without holding it in memory: `await streamDownload(api.transactions.exportHistory, { statuses })`.
 * The `signal` and the `timeoutMs` of the options apply to the whole file, until its last byte is read.
 */
export function streamDownload<Content>(
  call: DownloadCall<Content>,
  content: Content,
  options?: CallOptions,
): Promise<Result<StreamedDownload>> {
  const streamed: FileOptions<StreamedDownload> = { ...options, [FILE_READER]: readStream };
  // A call returns whatever its reader returns, which the types do not express.
  return call(content, streamed) as Promise<Result<unknown>> as Promise<Result<StreamedDownload>>;
}

async function readStream(
  response: Response,
  limit: Deadline,
): Promise<Result<StreamedDownload> | undefined> {
  if (!hasFile(response)) return undefined;
  const fileName = fileNameFrom(response.headers.get('Content-Disposition'));
  const broken = (cause: unknown) => new BrokenDownload(brokenOff(limit, cause).failure);
  const stream = streamWithDeadline(response.body ?? new Blob().stream(), limit, broken);
  return { ok: true, data: { stream, fileName } };
}
