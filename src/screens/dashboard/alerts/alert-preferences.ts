import { type Signal, signal } from '@preact/signals-react';
import { deviceStorage } from '#stores/browser-storage.ts';
import { NOTICE_PREFERENCE } from '#stores/notice-preference.ts';

/** Alerts for arriving payments are set per device and are off by default. */
export const soundOn = preference('cobros.alert-sound');
export const noticeOn = preference(NOTICE_PREFERENCE);

interface Preference {
  value: Signal<boolean>;
  set(on: boolean): void;
}

function preference(key: string): Preference {
  const value = signal(deviceStorage.get(key) === 'on');
  return {
    value,
    set: (on) => {
      value.value = on;
      if (on) deviceStorage.set(key, 'on');
      else deviceStorage.remove(key);
    },
  };
}

/** Plays a sound and shows a desktop notice, if they are turned on. The code of each is loaded on first use. */
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
