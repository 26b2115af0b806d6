const STORAGE_KEY = 'cobros.remembered-user';

export function rememberedUser(): string {
  return localStorage.getItem(STORAGE_KEY) ?? '';
}

export function rememberUser(username: string, remember: boolean): void {
  if (remember) localStorage.setItem(STORAGE_KEY, username);
  else localStorage.removeItem(STORAGE_KEY);
}
