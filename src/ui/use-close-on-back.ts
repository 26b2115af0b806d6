import { useEffect, useRef } from 'react';
import { noteOpened } from './note-opened.ts';

// Every open dialog has its own entry in the browser's history, above that of its screen, so that Back closes only the
// dialog. An entry stores how many dialogs are open on it, and the address.

interface EntryState {
  dialogs?: number;
  openedAt?: string;
}

/** Close functions of the open dialogs, lowest first. */
const open: { close: () => void }[] = [];
let settling = false;
/** Set while our own history step is running; called when it has finished. */
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
  arrive = noteOpened(() => {
    // If the screen changed its address while the dialog was open, the new address is kept.
    if (moved) history.replaceState(history.state, '', href);
  });
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
  // A busy dialog stays open and gets its entry back; entries of closed dialogs are skipped.
  settleSoon();
}

// Listens in the capture phase, before the screen handles the step.
addEventListener('popstate', onStep, true);

// Removes the entries that dialogs left before a reload.
settleSoon();

/** Closes a dialog when the browser's Back is pressed, while mounted. */
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
