/** Calls under way at a time: the others wait, so that a bad line is not flooded. */
const AT_ONCE = 4;

/** Runs a call per item, some at a time, in order. `report` gets each outcome as it comes. Never rejects if `call` never does. */
export async function runEach<Item, Outcome>(
  items: readonly Item[],
  call: (item: Item) => Promise<Outcome>,
  report: (item: Item, outcome: Outcome) => void,
): Promise<void> {
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) report(item, await call(item));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
