import { invalidFields } from './api-error.ts';

const TYPED = /^[a-z][a-z0-9.]{2,31}$/;

/**
 * Checks a whole username: the one above it, a hyphen, and what a person typed (specification §5).
 * @throws ApiError 400 that names the field
 */
export function checkChildUsername(username: string, parent: string, field: string): void {
  const typed = username.startsWith(`${parent}-`) ? username.slice(parent.length + 1) : '';
  if (!TYPED.test(typed)) throw invalidFields([{ field, message: 'El usuario no es válido' }]);
}
