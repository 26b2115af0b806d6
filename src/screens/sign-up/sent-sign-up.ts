import { computed, signal } from '@preact/signals-react';
import { tabStorage } from '../../stores/browser-storage.ts';

const STORAGE_KEY = 'cobros.sign-up-sent';

/** Shown by Listo for a sign-up sent in this tab. */
export interface SentSignUp {
  emailAddress: string;
  username: string;
}

const current = signal<SentSignUp | null>(null);

export const sentSignUp = computed(() => current.value);

export function restoreSentSignUp(): void {
  try {
    const stored = JSON.parse(tabStorage.get(STORAGE_KEY) ?? 'null') as Partial<SentSignUp> | null;
    const { emailAddress, username } = stored ?? {};
    current.value = emailAddress && username ? { emailAddress, username } : null;
  } catch {
    current.value = null;
  }
}

export function rememberSentSignUp(sent: SentSignUp): void {
  tabStorage.set(STORAGE_KEY, JSON.stringify(sent));
  current.value = sent;
}
