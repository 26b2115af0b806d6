import { type Signal, signal } from '@preact/signals-react';
import { onDevice } from '../../../stores/kept.ts';

/** How this device calls its person when a payment arrives. Both are off at first. */
export const soundOn = preference('cobros.alert-sound');
export const noticeOn = preference('cobros.alert-notice');

interface Preference {
  value: Signal<boolean>;
  set(on: boolean): void;
}

function preference(key: string): Preference {
  const value = signal(onDevice.get(key) === 'on');
  return {
    value,
    set: (on) => {
      value.value = on;
      if (on) onDevice.set(key, 'on');
      else onDevice.remove(key);
    },
  };
}
