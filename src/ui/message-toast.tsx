import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import * as css from './message-toast.css.ts';

/** The id distinguishes two messages with the same text: each restarts the timer bar. */
export type ToastMessage = { id: number; kind: 'success' | 'error'; title: string; text: string };

type MessageToastProps = {
  message: ToastMessage | null;
  /** Called on hover or focus, which pauses the timer; leaving restarts it. */
  onHold: () => void;
  onRelease: () => void;
  onClose: () => void;
};

/** The portal shows one message at a time. Its live regions are always mounted, as screen readers require. */
export function MessageToast({ message, onHold, onRelease, onClose }: MessageToastProps) {
  const toast = message && (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timer
    <div
      key={message.id}
      className={css.toasts[message.kind]}
      onMouseEnter={onHold}
      onMouseLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      <span className={css.icon[message.kind]}>
        <Icon name={message.kind === 'success' ? 'check-circle' : 'alert'} />
      </span>
      <p className={css.title}>{message.title}</p>
      <p className={css.text}>{message.text}</p>
      <div className={css.close}>
        <IconButton icon="close" label="Cerrar mensaje" onClick={onClose} />
      </div>
      <span className={css.times[message.kind]} />
    </div>
  );
  return (
    <div className={css.region}>
      <div role="status" aria-live="polite">
        {message?.kind === 'success' && toast}
      </div>
      <div role="alert" aria-live="assertive">
        {message?.kind === 'error' && toast}
      </div>
    </div>
  );
}
