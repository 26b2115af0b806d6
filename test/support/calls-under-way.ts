let count = 0;

/** How many requests have not reached the server of the test yet, and how many of its responses have not been read. */
export const callsUnderWay = () => count;

/** Counts as under way until it is settled. */
export async function underWay<Value>(work: Promise<Value>): Promise<Value> {
  count += 1;
  return work.finally(() => {
    count -= 1;
  });
}

const BODIES = ['json', 'text', 'blob', 'arrayBuffer'] as const;

/** Counts a response as under way until it has been read; one that nobody begins to read at once has arrived. */
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
