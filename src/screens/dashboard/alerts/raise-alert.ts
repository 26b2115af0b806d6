import { noticeOn, soundOn } from './alert-preferences.ts';
import { showNotice } from './desktop-notice.ts';

/** Sound and desktop notice, if they are on. The code of the sound is loaded with the first one. */
export function raiseAlert(text: string): void {
  if (soundOn.value.peek())
    import('./alert-sound.ts').then(
      ({ playAlertSound }) => playAlertSound(),
      () => undefined,
    );
  if (noticeOn.value.peek()) showNotice('Pago recibido', text);
}
