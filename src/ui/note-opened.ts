/** Events that the router sends when an address is opened. */
const OPENINGS = ['pushState', 'replaceState'];

/**
 * Notes what is opened from now on. To be called before a step back in the browser's history, which goes back from what is
 * opened before it has arrived too.
 * @param arrived what is done first when the step has arrived
 * @returns to be called when the step has arrived; opens again what was opened meanwhile
 */
export function noteOpened(arrived?: () => void): () => void {
  let open = () => {};
  const note = () => {
    open = history.pushState.bind(history, history.state, '', location.href);
  };
  for (const type of OPENINGS) addEventListener(type, note);
  return () => {
    for (const type of OPENINGS) removeEventListener(type, note);
    arrived?.();
    open();
  };
}
