import { signal } from '@preact/signals-react';
import type { NewPasswords } from '../../domain/password-rules.ts';

const NONE: NewPasswords = { password1: '', password2: '' };

/** The passwords while one looks at another step again. They are in memory alone: a reload asks for them anew. */
export const typedPasswords = signal(NONE);

export function forgetPasswords(): void {
  typedPasswords.value = NONE;
}
