/** Events that the router sends after the calls of the same names. */
const NAVIGATIONS = ['pushState', 'replaceState'] as const;

/**
 * Starts to step back in the browser's history, and notes what is opened before the step has arrived, because the step goes
 * back from that too.
 * @returns opens that again; to be called when the step has arrived
 */
export function stepBack(steps = 1): () => void {
  const opened: (() => void)[] = [];
  const note = ({ type }: Event) => {
    const { state } = history;
    const { href } = location;
    opened.push(() => history[type as (typeof NAVIGATIONS)[number]](state, '', href));
  };
  for (const type of NAVIGATIONS) addEventListener(type, note);
  history.go(-steps);
  return () => {
    for (const type of NAVIGATIONS) removeEventListener(type, note);
    for (const open of opened) open();
  };
}
