import type { Schemas } from '#ground/contract/operation-types.ts';
import { invalidFields } from '#terms/errors/api-error.ts';
import type { UserType } from './user-permissions.ts';

type Level = Schemas['ClientType'];

/** The level of a setting by the type of its owner: the settings of a branch belong to its admin. */
export function levelOf(type: UserType): Level {
  if (type === 'operator') return 'BusinessUser';
  return type === 'branch_admin' ? 'BusinessBranch' : 'Business';
}

/** @throws ApiError 400 if a setting names a level other than its owner's */
export function checkLevel(level: Level, type: UserType): void {
  const own = levelOf(type);
  if (level !== own) throw invalidFields([{ field: 'level', message: `debe ser ${own} para este dueño` }]);
}
