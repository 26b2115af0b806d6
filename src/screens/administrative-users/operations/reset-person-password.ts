import type { AdministrativeUser, Result } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import { finishPersonChange } from '../finish-person-change.ts';

/** Signs the person out and sends a one-time password by e-mail. */
export async function resetPersonPassword({ id }: AdministrativeUser): Promise<Result<unknown>> {
  return finishPersonChange(await api.administrativeUsers.resetPassword({ userId: id }));
}
