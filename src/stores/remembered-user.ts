import { onDevice } from './kept.ts';

const STORAGE_KEY = 'cobros.remembered-user';

export function rememberedUser(): string {
  return onDevice.get(STORAGE_KEY) ?? '';
}

export function rememberUser(username: string, remember: boolean): void {
  if (remember) onDevice.set(STORAGE_KEY, username);
  else onDevice.remove(STORAGE_KEY);
}
