import * as Radix from '@radix-ui/react-dialog';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useFocusReturn } from './use-focus-return.ts';

export type ModalProps = {
  scrimClass: string;
  className: string;
  /** Confirms something destructive, or opens without an action of the user. */
  urgent?: boolean;
  /** A call is running: nothing closes it. */
  busy?: boolean;
  /** A click outside closes it too. */
  outsideCloses?: boolean;
  /** The page's address contains that it is open, so Back already closes it. */
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
  // The second click of a double-click that began before this was open belongs to what was there before.
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
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              const content = event.currentTarget as HTMLElement;
              focus.remember(content);
              (props.firstFocus(content) ?? content).focus();
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
