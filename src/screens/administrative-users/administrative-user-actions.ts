import type { AdministrativeUser } from '@cobros/sdk';
import type { RowAction } from '../../blocks/list/row-actions.ts';
import { can, type Person, type Requirement } from '../../domain/permissions.ts';

/** Needed to change Equipo; a Supervisor only views it. */
export const MANAGES_ADMINISTRATIVE_USERS: Requirement = { all: ['user_view', 'cashier_manage'] };

type Row = Pick<AdministrativeUser, 'id' | 'isOwner'>;
type Viewer = Person & { id: string };

const isOther = ({ id }: Row, viewer: Viewer) => id !== viewer.id;

/** Users cannot delete themselves or reset their own password. */
const ACTIONS = [
  { id: 'edit', label: 'Editar', icon: 'edit', when: () => true },
  { id: 'password', label: 'Reiniciar contraseña', icon: 'key', when: isOther },
  { id: 'delete', label: 'Eliminar', icon: 'trash', danger: true, when: isOther },
] as const satisfies readonly RowAction<string, Row, Viewer>[];

export type AdministrativeUserAction = (typeof ACTIONS)[number]['id'];

/** The business's own account has no actions: it is edited in its profile. */
export function administrativeUserActions(
  person: Row,
  viewer: Viewer,
): RowAction<AdministrativeUserAction, Row, Viewer>[] {
  if (person.isOwner || !can(viewer, MANAGES_ADMINISTRATIVE_USERS)) return [];
  return ACTIONS.filter(({ when }) => when(person, viewer));
}
