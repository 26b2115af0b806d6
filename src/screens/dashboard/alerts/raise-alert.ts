import { noticeOn, soundOn } from './alert-preferences.ts';

/** Sound and desktop notice, if they are on. The code of each is loaded with the first one. */
export function raiseAlert(text: string): void {
  if (soundOn.value.peek())
    import('./alert-sound.ts').then(
      ({ playAlertSound }) => playAlertSound(),
      () => undefined,
    );
  if (noticeOn.value.peek())
    import('./desktop-notice.ts').then(
      ({ showNotice }) => showNotice('Pago recibido', text),
      () => undefined,
    );
}
