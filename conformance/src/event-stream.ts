import type { components } from '../../sdk/generated/schema.ts';
import { eventMisfitOf } from './compare-with-description.ts';
import { Misfit } from './expect.ts';

export type ChangeEvent = components['schemas']['ChangeEvent'];

/** An open stream of changes. */
export interface EventStream {
  /**
   * The next event of a described kind; undefined at the end of the stream.
   * @throws Misfit if it is not as described, or none comes in time
   */
  next(): Promise<ChangeEvent | undefined>;
  close(): Promise<void>;
}

/** Longer than anything needs that is told as it happens. */
const WAIT_MS = 10_000;

export function readEventStream(response: Response): EventStream {
  if (!response.body) throw new Misfit('The stream of changes has no body');
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const nextBlock = async (): Promise<string | undefined> => {
    for (;;) {
      const end = /\r?\n\r?\n/.exec(text);
      if (end) {
        const block = text.slice(0, end.index);
        text = text.slice(end.index + end[0].length);
        return block;
      }
      const { done, value } = await inTime(reader.read());
      if (done) return undefined;
      text += decoder.decode(value, { stream: true });
    }
  };
  return {
    async next() {
      for (;;) {
        const block = await nextBlock();
        if (block === undefined) return undefined;
        const event = parse(block);
        if (!event) continue;
        const misfit = eventMisfitOf(event);
        if (misfit) throw new Misfit(misfit);
        if (KNOWN.has(event.event)) return event as ChangeEvent;
      }
    },
    close: () => reader.cancel().catch(() => {}),
  };
}

const KNOWN: ReadonlySet<string> = new Set<ChangeEvent['event']>(['ready', 'changed', 'ping', 'bye']);

/** The event of a block; undefined for one that is only a comment. */
function parse(block: string): { event: string; data: unknown } | undefined {
  const valuesOf = (field: string) =>
    block
      .split(/\r?\n/)
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1).replace(/^ /, ''));
  const data = valuesOf('data').join('\n');
  const [event] = valuesOf('event');
  if (event === undefined && data === '') return undefined;
  try {
    return { event: event ?? 'message', data: JSON.parse(data) };
  } catch {
    throw new Misfit(`The data of the event ${event ?? 'without a name'} is not JSON: ${data}`);
  }
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const message = `The stream of changes says nothing for ${WAIT_MS / 1000} seconds when it should`;
    timer = setTimeout(() => reject(new Misfit(message)), WAIT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
