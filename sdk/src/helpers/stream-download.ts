import type { CallOptions } from '../call-options.ts';
import { brokenOff, type Deadline } from '../deadline.ts';
import type { Download } from '../download.ts';
import { fileNameFrom } from '../file-name-from-header.ts';
import { FILE_READER, type FileOptions } from '../file-reader-option.ts';
import type { Failure, Result } from '../result.ts';

/** A file from the server that is read while it arrives. */
export interface StreamedDownload {
  /** Read it to its end, or `cancel()` it. It throws a {@link BrokenDownload} if the rest of the file does not come. */
  stream: ReadableStream<Uint8Array>;
  /** Safe to save under. */
  fileName: string;
}

/** Thrown by the stream of a download that breaks off, with the failure as every call returns it. */
export class BrokenDownload extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message, 'cause' in failure ? { cause: failure.cause } : undefined);
    this.name = 'BrokenDownload';
    this.failure = failure;
  }
}

type DownloadCall<Content> = (content?: Content, options?: CallOptions) => Promise<Result<Download>>;

/**
 * Downloads a file without holding it in memory: `await streamDownload(api.transactions.exportHistory, { statuses })`. The
 * `signal` and the `timeoutMs` of the options are for the whole file, until its last byte is read.
 */
export function streamDownload<Content>(
  call: DownloadCall<Content>,
  content: Content,
  options?: CallOptions,
): Promise<Result<StreamedDownload>> {
  const streamed: FileOptions<StreamedDownload> = { ...options, [FILE_READER]: readStream };
  // The call returns what its reader reads.
  return call(content, streamed) as Promise<Result<unknown>> as Promise<Result<StreamedDownload>>;
}

async function readStream(response: Response, limit: Deadline): Promise<Result<StreamedDownload>> {
  const fileName = fileNameFrom(response.headers.get('Content-Disposition'));
  return { ok: true, data: { stream: limited(response.body ?? new Blob().stream(), limit), fileName } };
}

/** The same bytes until the deadline, which lasts as long as they come. By hand: `pipeTo` would end only after the next read. */
function limited(body: ReadableStream<Uint8Array>, limit: Deadline): ReadableStream<Uint8Array> {
  limit.lasts = true;
  const reader = body.getReader();
  const end = (reason?: unknown) => {
    limit.clear();
    return reader.cancel(reason);
  };
  const breakOff = (controller: ReadableStreamDefaultController, cause: unknown) => {
    controller.error(new BrokenDownload(brokenOff(limit, cause).failure));
    end(cause).catch(() => undefined);
  };
  return new ReadableStream<Uint8Array>(
    {
      start: (controller) => void limit.reached.catch((cause) => breakOff(controller, cause)),
      async pull(controller) {
        try {
          const { done, value } = await Promise.race([reader.read(), limit.reached]);
          if (!done) return controller.enqueue(value);
          limit.clear();
          controller.close();
        } catch (cause) {
          breakOff(controller, cause);
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
