import type { AdministrativeUser } from '@cobros/sdk';
import { can, type Person, type Requirement } from '../../domain/permissions.ts';

/** Who changes Equipo; a Supervisor only sees it. */
export const ADMINISTERS_TEAM: Requirement = { all: ['user_view', 'cashier_manage'] };

export type PersonAction = 'edit' | 'password' | 'delete';

/**
 * What the menu of a person of Equipo offers. Nobody deletes themself or resets the own password, and the business's own
 * account is edited in its profile.
 */
export function personActions(
  { id, isOwner }: Pick<AdministrativeUser, 'id' | 'isOwner'>,
  viewer: Person & { id: string },
): PersonAction[] {
  if (isOwner || !can(viewer, ADMINISTERS_TEAM)) return [];
  return id === viewer.id ? ['edit'] : ['edit', 'password', 'delete'];
}
