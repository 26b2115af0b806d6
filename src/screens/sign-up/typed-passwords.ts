import { signal } from '@preact/signals-react';
import type { NewPasswords } from '#domain/password-rules.ts';

const NONE: NewPasswords = { password1: '', password2: '' };

/** Keeps the passwords while another step is open, in memory only: after a reload they have to be typed again. */
export const typedPasswords = signal(NONE);

export function forgetPasswords(): void {
  typedPasswords.value = NONE;
}
