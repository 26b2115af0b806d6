import { invalidFields } from '../api-error.ts';
import type { Session } from '../sessions.ts';

/**
 * The branch of a call: the caller's own or, for an admin, the one that the call names.
 * @throws ApiError 400 if an admin names none
 */
export function branchOfCall(session: Session, businessBranchId: string | undefined): string {
  if (businessBranchId !== undefined) return businessBranchId;
  if (session.user.branchId !== null) return session.user.branchId;
  throw invalidFields([{ field: 'businessBranchId', message: 'Este campo es requerido' }]);
}
