export const EVENTS_TYPE = 'text/event-stream';

/** The response for a stream of events. Proxies must forward each event immediately. */
export function toEventResponse(events: ReadableStream<Uint8Array>, method: string): Response {
  // Canceled, because nobody would read them.
  if (method === 'HEAD') void events.cancel();
  const headers = { 'Content-Type': EVENTS_TYPE, 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' };
  return new Response(method === 'HEAD' ? null : events, { headers });
}
