import { useEffect, useRef } from 'react';

// Every open window has an entry of its own in the browser's history, above the one of its screen, so that Back closes
// the window and leaves the screen alone. An entry says how many dialogs were open on it, and at which address.

interface EntryState {
  dialogs?: number;
  openedAt?: string;
}

/** The close function of each open dialog, the lowest first. */
const open: { close: () => void }[] = [];
let settling = false;
/** A step of our own through the history is under way; to be done when it has arrived. */
let arrive: (() => void) | undefined;

const here = () => (history.state ?? {}) as EntryState;
const dialogsHere = () => here().dialogs ?? 0;

/** Brings the history in step with the dialogs. One that is replaced by another hands its entry on. */
function settle(): void {
  settling = false;
  if (arrive) return;
  for (let dialogs = dialogsHere() + 1; dialogs <= open.length; dialogs += 1)
    history.pushState({ ...history.state, dialogs, openedAt: location.href }, '');
  const left = dialogsHere() - open.length;
  if (left <= 0) return;
  const { href } = location;
  const moved = href !== here().openedAt;
  arrive = () => {
    // The screen changed its address while the window was open: that is its address now.
    if (moved) history.replaceState(history.state, '', href);
  };
  history.go(-left);
}

function settleSoon(): void {
  if (!settling) setTimeout(settle);
  settling = true;
}

function onStep(): void {
  if (arrive) {
    arrive();
    arrive = undefined;
  } else {
    for (const window of open.slice(dialogsHere()).reverse()) window.close();
  }
  // A window whose call runs stays, and gets its entry back. The entry of one that is gone is stepped over.
  settleSoon();
}

// Before the screen learns of the step.
addEventListener('popstate', onStep, true);

// A reload leaves the entries of dialogs that are gone.
settleSoon();

/** Closes a window by the browser's Back for as long as it is there. */
export function useCloseOnBack(close: () => void, enabled = true): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!enabled) return;
    const window = { close: () => latest.current() };
    open.push(window);
    settleSoon();
    return () => {
      open.splice(open.indexOf(window), 1);
      settleSoon();
    };
  }, [enabled]);
}
