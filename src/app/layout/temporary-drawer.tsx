import { type MouseEvent, useEffect, useRef } from 'react';
import type { CurrentUser } from '#stores/current-user.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Logo } from '#ui/logo.tsx';
import { useCloseOnBack } from '#ui/use-close-on-back.ts';
import * as css from './drawer.css.ts';
import { DrawerContent } from './drawer-content.tsx';

/** The drawer of narrow screens: a native modal dialog, which traps the focus, returns it, and closes on Escape. */
export function TemporaryDrawer({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => void dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  useCloseOnBack(close);
  const closeOnScrim = (event: MouseEvent) => event.target === event.currentTarget && close();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a native modal dialog already closes on Escape
    <dialog
      ref={dialog}
      className={`${css.drawer} ${css.temporary}`}
      aria-label="Menú principal"
      onClose={onClose}
      onClick={closeOnScrim}
    >
      <DrawerContent
        user={user}
        onChoose={close}
        head={
          <>
            <Logo width={104} />
            <IconButton icon="close" label="Cerrar menú" onClick={close} />
          </>
        }
      />
    </dialog>
  );
}
