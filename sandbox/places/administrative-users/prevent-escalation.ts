import type { Permission } from '#access/users/user-permissions.ts';
import { forbidden } from '#terms/errors/api-error.ts';

/**
 * Prevents privilege escalation: callers may neither grant permissions they lack nor change a user who has such permissions.
 * @throws ApiError 403
 */
export function preventEscalation(
  own: ReadonlySet<Permission>,
  wanted: readonly Permission[],
  message: string,
): void {
  if (!wanted.every((permission) => own.has(permission))) throw forbidden(message);
}
