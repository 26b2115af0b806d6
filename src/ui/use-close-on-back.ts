import { useEffect, useRef } from 'react';

// Every open dialog has its own entry in the browser's history, above its screen's, so that Back closes only the
// dialog. An entry stores the number of dialogs open on it, and the address.

interface EntryState {
  dialogs?: number;
  openedAt?: string;
}

/** Close functions of the open dialogs, lowest first. */
const open: { close: () => void }[] = [];
let settling = false;
/** Set while our own history step is running; called when it is done. */
let arrive: (() => void) | undefined;

const here = () => (history.state ?? {}) as EntryState;
const dialogsHere = () => here().dialogs ?? 0;

/** Adds or removes history entries to match the open dialogs. A dialog that replaces another takes over its entry. */
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
    // The screen changed its address while the dialog was open: the new one is kept.
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
  // A busy dialog stays, and gets its entry back; entries of closed dialogs are skipped.
  settleSoon();
}

// In the capture phase, before the screen handles the step.
addEventListener('popstate', onStep, true);

// A reload leaves the entries of dialogs that no longer exist.
settleSoon();

/** Closes a dialog on the browser's Back while mounted. */
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
