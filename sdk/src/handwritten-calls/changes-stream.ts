import type { Reader } from '../file-reader-option.ts';
import { discardBody } from '../helpers/discard-body.ts';
import type { CallOptions } from '../options.ts';
import type { Result } from '../result.ts';
import { createSend } from '../send.ts';
import { SESSION_OF_STREAM, type StreamOfSession } from '../session-of-stream.ts';
import { streamWithDeadline } from '../stream-with-deadline.ts';
import type { Transport } from '../transport.ts';

type EventStream = ReadableStream<Uint8Array>;

/**
 * Opens the stream. Its time limit ends when the response begins, whereas its signal stays in effect until the stream ends. The
 * caller reads the events.
 */
export function stream({ settings }: Transport): (options?: CallOptions) => Promise<Result<EventStream>> {
  const send = createSend(settings);
  const open: StreamOfSession = (options) =>
    send({ method: 'GET', path: '/changes/v3/stream', options, read });
  open[SESSION_OF_STREAM] = settings.getSessionId;
  return open;
}

const read: Reader<EventStream> = async (response, limit) => {
  const { body, headers } = response;
  // A server that does not know the path may respond with an HTML page.
  if (!body || !/^text\/event-stream\b/i.test(headers.get('Content-Type') ?? '')) {
    discardBody(response);
    return undefined;
  }
  limit.clearTimer();
  return { ok: true, data: streamWithDeadline(body, limit, (cause) => cause) };
};
