import type { AdministrativeUser } from '@cobros/sdk';
import type { RowAction } from '#blocks/list/row-actions.ts';
import { createModalStep } from '#blocks/modal-host.tsx';
import { can, type Person, type Requirement } from '#domain/permissions.ts';

/** Permission required to change Equipo; a Supervisor may only view it. */
export const MANAGES_ADMINISTRATIVE_USERS: Requirement = { all: ['user_view', 'cashier_manage'] };

type Row = Pick<AdministrativeUser, 'id' | 'isOwner' | 'secondFactorEnabled'>;
type Viewer = Person & { id: string };

const isOther = ({ id }: Row, viewer: Viewer) => id !== viewer.id;

const isOtherPerson = (row: Row, viewer: Viewer) => isOther(row, viewer) && !row.isOwner;

/**
 * Users cannot delete themselves or reset their own password or second factor. The business's own account is edited
 * in its profile; in Equipo only its second factor can be reset, by others.
 */
const ACTIONS = [
  { id: 'edit', label: 'Editar', icon: 'edit', when: ({ isOwner }) => !isOwner },
  { id: 'password', label: 'Reiniciar contraseña', icon: 'key', when: isOtherPerson },
  {
    id: 'second-factor',
    label: 'Quitar verificación en dos pasos',
    icon: 'shield',
    when: (row, viewer) => row.secondFactorEnabled === true && isOther(row, viewer),
  },
  { id: 'delete', label: 'Eliminar', icon: 'trash', danger: true, when: isOtherPerson },
] as const satisfies readonly RowAction<string, Row, Viewer>[];

type AdministrativeUserAction = (typeof ACTIONS)[number]['id'];

export function administrativeUserActions(
  person: Row,
  viewer: Viewer,
): RowAction<AdministrativeUserAction, Row, Viewer>[] {
  if (!can(viewer, MANAGES_ADMINISTRATIVE_USERS)) return [];
  return ACTIONS.filter(({ when }) => when(person, viewer));
}

export type AdministrativeUserStep =
  | { step: 'create' }
  | { step: 'second-factor-roles' }
  /** Shown after a one-time password was sent. */
  | { step: 'access'; person: AdministrativeUser }
  | {
      [Name in AdministrativeUserAction]: { step: Name; person: AdministrativeUser };
    }[AdministrativeUserAction];

export type StepOf<Name extends AdministrativeUserStep['step']> = Extract<
  AdministrativeUserStep,
  { step: Name }
>;

export const administrativeUserModal = createModalStep<AdministrativeUserStep>('administrative-user');
