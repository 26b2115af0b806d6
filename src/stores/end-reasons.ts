import { tabStorage } from './browser-storage.ts';

const STORAGE_KEY = 'cobros.end-reason';

export const TIME_OVER = 'Tu sesión terminó porque pasaron 6 horas.';
export const CLOSED_BY_SERVER =
  'Tu sesión terminó porque pasaron 6 horas, cambió tu contraseña o acceso, o se cerró desde otro dispositivo.';

/** For the page that is loaded anew. */
export const keptEndReason = () => tabStorage.get(STORAGE_KEY);
export const setKeptEndReason = (reason: string) => tabStorage.set(STORAGE_KEY, reason);
export const forgetKeptEndReason = () => tabStorage.remove(STORAGE_KEY);
