import type { AdministrativeUser, Result } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import { finishPersonChange } from '../finish-person-change.ts';

/** Their activity stays, under their name. */
export async function deletePerson({ id }: AdministrativeUser): Promise<Result<unknown>> {
  return finishPersonChange(await api.administrativeUsers.remove({ userId: id }));
}
