import * as Radix from '@radix-ui/react-dialog';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { takeEarlyKeys } from './early-keys.ts';
import { focusNeighbor, placesOf } from './focus-neighbor.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

export type ModalProps = {
  scrimClass: string;
  className: string;
  /** The modal confirms something destructive, or opens without an action of the user. */
  urgent?: boolean;
  /** A call is running, so nothing closes the modal. */
  busy?: boolean;
  /** A click outside also closes the modal. */
  outsideCloses?: boolean;
  /** The open state is in the page's address, so Back already closes the modal. */
  inAddress?: boolean;
  /** Id of an element announced with the description. */
  describedBy?: string | undefined;
  /** Returns the element that gets the focus first. */
  firstFocus: (content: HTMLElement) => HTMLElement | null | undefined;
  onClose: () => void;
  children: ReactNode;
};

export const ModalTitle = Radix.Title;
export const ModalDescription = Radix.Description;

/** Shared by everything that covers the page and traps the focus: dialogs, side panels, sheets and print previews. */
export function Modal(props: ModalProps) {
  const { busy = false, outsideCloses = false, urgent = false, inAddress = false } = props;
  const focus = useFocusReturn();
  const close = () => {
    if (!busy) props.onClose();
  };
  useCloseOnBack(close, !inAddress);
  const clicked = useRef(false);
  // The second click of a double-click that began before the modal opened was meant for what was there before.
  const ignoreSecondClick = (event: MouseEvent) => {
    if (event.detail < 2 || clicked.current) {
      clicked.current = true;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className={props.scrimClass}>
          <Radix.Content
            className={props.className}
            role={urgent ? 'alertdialog' : 'dialog'}
            aria-modal="true"
            aria-describedby={props.describedBy}
            onClickCapture={ignoreSecondClick}
            // Radix doesn't scroll to the element when Tab goes on from the last to the first.
            onKeyUp={({ key, target }) =>
              key === 'Tab' && (target as Element).scrollIntoView({ block: 'nearest' })
            }
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              const content = event.currentTarget as HTMLElement;
              focus.remember(content);
              // A low window shows the start of the dialog, such as a code to be scanned, not a button below it.
              (props.firstFocus(content) ?? content).focus({ preventScroll: true });
              // A field that selects its text on focus does so first.
              queueMicrotask(typeEarlyKeys);
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              focus.giveBack();
            }}
            onInteractOutside={(event) => {
              if (!outsideCloses) event.preventDefault();
            }}
          >
            {props.children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Types into the field that got the focus what was typed before, up to Tab: the rest was meant for another field. */
function typeEarlyKeys(): void {
  const [, text, enter] = /^([^\n\t]*)(\n?)/.exec(takeEarlyKeys()) ?? [];
  const field = document.activeElement;
  // Enter alone is the second press of whoever pressed it twice. Some fields, such as that of an e-mail address, have no
  // selection to write at.
  if (!text || !(field instanceof HTMLInputElement) || field.selectionStart === null) return;
  field.setRangeText(text, field.value.length, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (enter) setTimeout(() => field.form?.requestSubmit());
}

const DIALOG = '[role=dialog], [role=alertdialog]';

// A dialog that opens another, or is replaced by one, passes on its opener, so that the focus finally returns to the
// last opener still on the page.
const openersOf = new WeakMap<Element, HTMLElement[]>();
const placesOfOpeners = new WeakMap<Element, ReturnType<typeof placesOf>>();

/** In a panel that is still open, which keeps the focus even if the opener has left, as when its payment is refunded. */
const isInOpenPanel = (opener: Element) =>
  placesOfOpeners.get(opener)?.some(({ parent }) => parent.isConnected && parent.matches(DIALOG));

function whoIsOpening(): HTMLElement[] {
  const active = document.activeElement;
  const focused = active instanceof HTMLElement && active !== document.body ? [active] : [];
  for (const element of focused) placesOfOpeners.set(element, placesOf(element));
  const dialogs = document.querySelectorAll(DIALOG);
  const around = active?.closest(DIALOG) ?? (focused.length === 0 ? dialogs[dialogs.length - 1] : undefined);
  return [...focused, ...((around && openersOf.get(around)) ?? [])];
}

/**
 * Remembers the focused element when a dialog is created, and focuses it again when the dialog has closed. If the
 * dialog has disabled or removed that element, its neighbor gets the focus.
 */
function useFocusReturn() {
  const openers = useRef<HTMLElement[] | null>(null);
  openers.current ??= whoIsOpening();
  return {
    remember: (dialog: Element) => openersOf.set(dialog, openers.current ?? []),
    giveBack: () => {
      const target = openers.current?.find(
        (element) => (element.isConnected && !element.matches(':disabled')) || isInOpenPanel(element),
      );
      const holder = document.activeElement?.closest(DIALOG);
      // The next dialog of a chain already has the focus.
      if (holder && !holder.contains(target ?? null)) return;
      const opener = target ?? openers.current?.at(-1);
      target?.focus();
      const { activeElement, body } = document;
      // The opener left, is disabled or is hidden, for instance because a phone was rotated; or there was none, because the
      // dialog opened by itself or by a key.
      if (opener ? activeElement !== target : activeElement === body)
        focusNeighbor((opener && placesOfOpeners.get(opener)) ?? []);
    },
  };
}
