import { invalidFields } from '#terms/errors/api-error.ts';

const TYPED = /^[a-z][a-z0-9.]{2,31}$/;

/**
 * Checks a complete username, which consists of the parent's username, a hyphen, and the typed part (specification §5).
 * @throws ApiError 400 with the field
 */
export function checkChildUsername(username: string, parent: string, field: string): void {
  const typed = username.startsWith(`${parent}-`) ? username.slice(parent.length + 1) : '';
  if (!TYPED.test(typed)) throw invalidFields([{ field, message: 'El usuario no es válido' }]);
}
