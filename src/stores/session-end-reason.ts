import { signal } from '@preact/signals-react';
import { tabStorage } from './browser-storage.ts';

const STORAGE_KEY = 'cobros.end-reason';

export const TIME_OVER = 'Tu sesión terminó porque pasaron 6 horas.';
export const CLOSED_BY_SERVER =
  'Tu sesión terminó porque pasaron 6 horas, cambió tu contraseña o acceso, o se cerró desde otro dispositivo.';

/** Reason why a session ended that the user did not end; shown once, also after a reload. */
export const endReason = signal(tabStorage.get(STORAGE_KEY));
tabStorage.remove(STORAGE_KEY);

export function keepEndReason(reason: string): void {
  endReason.value = reason;
  tabStorage.set(STORAGE_KEY, reason);
}
