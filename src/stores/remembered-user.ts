import { deviceStorage } from './browser-storage.ts';

const STORAGE_KEY = 'cobros.remembered-user';

export function rememberedUser(): string {
  return deviceStorage.get(STORAGE_KEY) ?? '';
}

export function rememberUser(username: string, remember: boolean): void {
  if (remember) deviceStorage.set(STORAGE_KEY, username);
  else deviceStorage.remove(STORAGE_KEY);
}
