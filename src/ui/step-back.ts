/** Events that the router sends when an address is opened. */
const OPENINGS = ['pushState', 'replaceState'];

/**
 * Starts to step back in the browser's history, and notes what is opened before the step has arrived, because the step goes
 * back from that too.
 * @returns opens that again; to be called when the step has arrived
 */
export function stepBack(steps = 1): () => void {
  let open = () => {};
  const note = () => {
    open = history.pushState.bind(history, history.state, '', location.href);
  };
  for (const type of OPENINGS) addEventListener(type, note);
  history.go(-steps);
  return () => {
    for (const type of OPENINGS) removeEventListener(type, note);
    open();
  };
}
