import { useRef } from 'react';
import { focusNeighbour, placesOf } from './focus-neighbour.ts';

const DIALOG = '[role=dialog], [role=alertdialog]';

// A dialog that opens another, or is replaced by one, passes on its opener: in the end the focus returns to the last
// opener still on the page.
const openersOf = new WeakMap<Element, HTMLElement[]>();
const placesOfOpeners = new WeakMap<Element, ReturnType<typeof placesOf>>();

function whoIsOpening(): HTMLElement[] {
  const active = document.activeElement;
  const focused = active instanceof HTMLElement && active !== document.body ? [active] : [];
  for (const element of focused) placesOfOpeners.set(element, placesOf(element));
  const dialogs = document.querySelectorAll(DIALOG);
  const around = active?.closest(DIALOG) ?? (focused.length === 0 ? dialogs[dialogs.length - 1] : undefined);
  return [...focused, ...((around && openersOf.get(around)) ?? [])];
}

/**
 * Remembers the focused element when a dialog is created, and focuses it again when the dialog is gone. If the dialog
 * has disabled it, or removed it with its row, its neighbour gets the focus.
 */
export function useFocusReturn() {
  const openers = useRef<HTMLElement[] | null>(null);
  openers.current ??= whoIsOpening();
  return {
    remember: (dialog: Element) => openersOf.set(dialog, openers.current ?? []),
    giveBack: () => {
      const target = openers.current?.find((element) => element.isConnected && !element.matches(':disabled'));
      const holder = document.activeElement?.closest(DIALOG);
      // The next dialog of a chain already has the focus.
      if (holder && !holder.contains(target ?? null)) return;
      const first = openers.current?.at(-1);
      if (target) {
        target.focus();
        // Hidden meanwhile, such as by a turned phone.
        if (document.activeElement !== target) focusNeighbour(placesOf(target));
      } else if (first) focusNeighbour(placesOfOpeners.get(first) ?? []);
      // It opened by itself, or by a key, before anything had the focus.
      else if (document.activeElement === document.body) focusNeighbour([]);
    },
  };
}
