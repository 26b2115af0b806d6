import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { components } from '../../sdk/generated/schema.ts';
import { eventMisfitOf } from './compare-with-description.ts';
import { Misfit } from './expect.ts';

export type ChangeEvent = components['schemas']['ChangeEvent'];

/** An open stream of changes. */
export interface EventStream {
  /**
   * The next described event other than a ping; undefined at the end of the stream.
   * @throws Misfit if it does not match the description, or if none arrives in time, whatever else arrives
   */
  next(): Promise<ChangeEvent | undefined>;
  close(): Promise<void>;
}

/** Longer than any change needs to be reported. */
const WAIT_MS = 10_000;

export function readEventStream(response: Response): EventStream {
  if (!response.body) throw new Misfit('The stream of changes has no body');
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const waiting: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => waiting.push(message) });
  const checkCount = countCheck();
  const nextMessage = async (late: Promise<never>): Promise<EventSourceMessage | undefined> => {
    while (waiting.length === 0) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return undefined;
      parser.feed(decoder.decode(value, { stream: true }));
    }
    return waiting.shift();
  };
  const nextThatTells = async (late: Promise<never>): Promise<ChangeEvent | undefined> => {
    for (;;) {
      const message = await nextMessage(late);
      if (!message) return undefined;
      const event = parse(message);
      const misfit = eventMisfitOf(event);
      if (misfit) throw new Misfit(misfit);
      checkCount(event as ChangeEvent);
      if (TELLING.has(event.event)) return event as ChangeEvent;
    }
  };
  return {
    next: () => inTime(nextThatTells),
    close: () => reader.cancel().catch(() => {}),
  };
}

const TELLING: ReadonlySet<string> = new Set<ChangeEvent['event']>(['ready', 'changed', 'bye']);

/** Compares the counts in the events with the number of events received. @returns a function that throws a Misfit */
function countCheck(): (event: ChangeEvent) => void {
  let changes = 0;
  let isCounted: boolean | undefined;
  return ({ event, data }) => {
    if (event === 'changed') changes += 1;
    if (event !== 'ready' && event !== 'changed' && event !== 'ping') return;
    const { changedCount } = data;
    isCounted ??= changedCount !== undefined;
    if (!isCounted && changedCount === undefined) return;
    if (changedCount === undefined || !isCounted)
      throw new Misfit(`Not every event of the stream of changes has a changedCount: ${event} differs`);
    if (changedCount !== changes)
      throw new Misfit(`The event ${event} has the changedCount ${changedCount} instead of ${changes}`);
  };
}

function parse({ event, data }: EventSourceMessage): { event: string; data: unknown } {
  try {
    return { event: event ?? 'message', data: JSON.parse(data) };
  } catch {
    throw new Misfit(`The data of the event ${event ?? 'without a name'} is not JSON: ${data}`);
  }
}

async function inTime<Value>(work: (late: Promise<never>) => Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = `The stream of changes reports nothing for ${WAIT_MS / 1000} seconds when it should`;
    timer = setTimeout(() => reject(new Misfit(message)), WAIT_MS);
  });
  return work(late).finally(() => clearTimeout(timer));
}
