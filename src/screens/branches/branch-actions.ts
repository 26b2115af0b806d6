import type { Branch } from '@cobros/sdk';
import type { RowAction } from '#blocks/list/row-actions.ts';
import { createModalStep } from '#blocks/modal-host.tsx';
import { can, type Person, type Requirement } from '#domain/permissions.ts';

export const CREATES_BRANCHES: Requirement = { all: ['branch_create'] };

/** Permission required to see the Acciones column. */
export const SEES_ACTIONS: Requirement = { all: ['branch_manage'] };

const SEES_CASHIERS: Requirement = { all: ['cashier_view'] };
const OPENS_MENU: Requirement = { all: ['branch_manage', 'cashier_manage'] };
const DELETES: Requirement = { all: ['branch_delete'] };

type Row = { id: string; admin: Pick<Branch['admin'], 'status'> };
type Viewer = { person: Person; defaultBranchId: string | undefined };

/** The actions of section 2 of the specification, in its order, for users who may open the menu. */
const ACTIONS = [
  { id: 'edit', label: 'Editar', icon: 'edit', when: () => true },
  { id: 'notifications', label: 'Notificaciones', icon: 'bell', when: () => true },
  { id: 'password', label: 'Reiniciar contraseña', icon: 'key', when: () => true },
  { id: 'block', label: 'Bloquear sucursal', icon: 'lock', when: ({ admin }) => admin.status === 'active' },
  {
    id: 'unblock',
    label: 'Desbloquear sucursal',
    icon: 'unlock',
    when: ({ admin }) => admin.status === 'blocked',
  },
  { id: 'closing-type', label: 'Tipo de cierre', icon: 'clock', when: () => true },
  {
    id: 'default',
    label: 'Definir predeterminada',
    icon: 'star',
    when: ({ id }, { defaultBranchId }) => id !== defaultBranchId,
  },
  {
    id: 'delete',
    label: 'Eliminar',
    icon: 'trash',
    danger: true,
    when: (_, { person }) => can(person, DELETES),
  },
] as const satisfies readonly RowAction<string, Row, Viewer>[];

export type BranchAction = (typeof ACTIONS)[number]['id'];

/** True if the user gets a link to a branch's cashiers: Ver cajas or, without the Acciones column, the branch's name. */
export function offersCashiers(person: Person): boolean {
  return can(person, SEES_CASHIERS);
}

export function branchActions(
  branch: Row,
  defaultBranchId: string | undefined,
  person: Person,
): RowAction<BranchAction, Row, Viewer>[] {
  if (!can(person, OPENS_MENU)) return [];
  return ACTIONS.filter(({ when }) => when(branch, { person, defaultBranchId }));
}

export type BranchStep =
  | { step: 'create' }
  /** Shown after a one-time password was sent to the branch's admin. */
  | { step: 'access'; branch: Branch }
  | { [Name in BranchAction]: { step: Name; branch: Branch } }[BranchAction];

export type StepOf<Name extends BranchStep['step']> = Extract<BranchStep, { step: Name }>;

export const branchModal = createModalStep<BranchStep>('branch');
