import { forbidden } from '../api-error.ts';
import type { Permission } from '../user-permissions.ts';

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
