import type { CallOptions } from '../call-options.ts';
import type { Result } from '../result.ts';
import { createSend } from '../send.ts';
import type { Transport } from '../transport.ts';

type EventStream = ReadableStream<Uint8Array>;

/** Opens the stream; its time limit ends when the response begins. The caller reads the events. */
export function stream({ settings }: Transport): (options?: CallOptions) => Promise<Result<EventStream>> {
  const send = createSend(settings);
  const read = async ({ body }: Response): Promise<Result<EventStream>> => ({
    ok: true,
    data: body ?? new Blob([]).stream(),
  });
  return (options) => send({ method: 'GET', path: '/changes/v3/stream', options, read });
}
