/** Calls that run at the same time; the others wait, so that a slow connection is not flooded. */
const AT_ONCE = 4;

/**
 * Makes one call per item, in order, a few at a time. `report` gets each outcome as it arrives. Never rejects if
 * `call` never does.
 */
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
