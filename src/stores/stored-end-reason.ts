import { tabStorage } from './browser-storage.ts';

const STORAGE_KEY = 'cobros.end-reason';

export const TIME_OVER = 'Tu sesión terminó porque pasaron 6 horas.';
export const CLOSED_BY_SERVER =
  'Tu sesión terminó porque pasaron 6 horas, cambió tu contraseña o acceso, o se cerró desde otro dispositivo.';

/**
 * The reason why this tab's session ended, for the page after the reload. It uses no signals, because the inline
 * script needs it.
 */
export const storedEndReason = () => tabStorage.get(STORAGE_KEY);
export const storeEndReason = (reason: string) => tabStorage.set(STORAGE_KEY, reason);
export const forgetStoredEndReason = () => tabStorage.remove(STORAGE_KEY);
