let count = 0;

/** The number of requests that have not reached the test's server yet, plus that of responses not yet read. */
export const callsUnderWay = () => count;

/** Counts work as under way until its promise settles. */
export async function underWay<Value>(work: Promise<Value>): Promise<Value> {
  count += 1;
  return work.finally(() => {
    count -= 1;
  });
}

const BODIES = ['json', 'text', 'blob', 'arrayBuffer'] as const;

/** Counts a response as under way until it has been read. A response that nobody starts to read at once counts as read. */
export function underWayBack(response: Response): Response {
  let isRead: (() => void) | undefined;
  void underWay(
    new Promise<void>((resolve) => {
      isRead = resolve;
      setImmediate(() => setImmediate(() => begun || resolve()));
    }),
  );
  let begun = false;
  for (const name of BODIES) {
    const read = () => Response.prototype[name].call(response) as Promise<never>;
    response[name] = async () => {
      begun = true;
      return read().finally(() => setImmediate(() => isRead?.()));
    };
  }
  return response;
}
