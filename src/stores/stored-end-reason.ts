import { tabStorage } from './browser-storage.ts';

const STORAGE_KEY = 'cobros.end-reason';

export const TIME_OVER = 'Tu sesión terminó porque pasaron 6 horas.';
export const CLOSED_BY_SERVER =
  'Tu sesión terminó porque pasaron 6 horas, cambió tu contraseña o acceso, o se cerró desde otro dispositivo.';

/** Reason of the end of this tab's session, for the page that is loaded anew. Without signals, for the inline script. */
export const storedEndReason = () => tabStorage.get(STORAGE_KEY);
export const storeEndReason = (reason: string) => tabStorage.set(STORAGE_KEY, reason);
export const forgetStoredEndReason = () => tabStorage.remove(STORAGE_KEY);
