import type { Cashier } from '@cobros/sdk';
import type { RowAction } from '#blocks/list/row-actions.ts';
import { createModalStep } from '#blocks/modal-host.tsx';
import { can, type Person, type Requirement } from '#domain/permissions.ts';
import type { ShownBranch } from './use-shown-branch.ts';

export const CREATES_CASHIERS: Requirement = { all: ['cashier_create'] };

/** Permissions of which one is required to see the Acciones column. */
export const SEES_ACTIONS: Requirement = { any: ['cashier_manage', 'cashier_view'] };

const MANAGES: Requirement = { all: ['cashier_manage'] };
const VIEWS: Requirement = { all: ['cashier_view'] };
const DELETES: Requirement = { all: ['cashier_delete'] };
const ADMINISTERS: Requirement = {
  all: ['cashier_manage'],
  either: [{ role: 'admin' }, { role: 'branch_admin' }],
};

type Row = Pick<Cashier, 'id' | 'status' | 'isChildCashier'>;
type Viewer = { person: Person; defaultCashierId: string | undefined };

const manages = (_: Row, { person }: Viewer) => can(person, MANAGES);

/** The actions of section 2 of the specification, in its order. Users who only view cashiers get those that change nothing. */
const ACTIONS = [
  { id: 'edit', label: 'Editar', icon: 'edit', when: manages },
  { id: 'qr', label: 'Descargar material QR', icon: 'qr', when: (_, { person }) => can(person, VIEWS) },
  { id: 'notifications', label: 'Notificaciones', icon: 'bell', when: manages },
  { id: 'password', label: 'Reiniciar contraseña', icon: 'key', when: manages },
  {
    id: 'block',
    label: 'Bloquear caja',
    icon: 'lock',
    when: ({ status }, { person }) => can(person, MANAGES) && status === 'active',
  },
  {
    id: 'unblock',
    label: 'Desbloquear caja',
    icon: 'unlock',
    when: ({ status }, { person }) => can(person, MANAGES) && status === 'blocked',
  },
  { id: 'closing-type', label: 'Tipo de cierre', icon: 'clock', when: manages },
  {
    id: 'default',
    label: 'Definir predeterminada',
    icon: 'star',
    when: ({ id }, { person, defaultCashierId }) => can(person, MANAGES) && id !== defaultCashierId,
  },
  {
    id: 'closing-block',
    label: 'Autorizar cierre individual',
    icon: 'shield',
    when: (_, { person }) => can(person, ADMINISTERS),
  },
  {
    id: 'child-cashiers',
    label: 'Caja titular',
    icon: 'tree',
    when: ({ isChildCashier }, { person }) => can(person, ADMINISTERS) && !isChildCashier,
  },
  {
    id: 'delete',
    label: 'Eliminar',
    icon: 'trash',
    danger: true,
    when: (_, { person }) => can(person, DELETES),
  },
] as const satisfies readonly RowAction<string, Row, Viewer>[];

export type CashierAction = (typeof ACTIONS)[number]['id'];

export function cashierActions(
  cashier: Row,
  defaultCashierId: string | undefined,
  person: Person,
): RowAction<CashierAction, Row, Viewer>[] {
  if (!can(person, SEES_ACTIONS)) return [];
  return ACTIONS.filter(({ when }) => when(cashier, { person, defaultCashierId }));
}

/** Those that may be blocked. */
export const blockable = <One extends Row>(among: readonly One[], person: Person): One[] =>
  among.filter((one) => cashierActions(one, undefined, person).some(({ id }) => id === 'block'));

export type CashierStep =
  | { step: 'create'; branch: ShownBranch }
  /** Shown after a one-time password was sent. */
  | { step: 'access'; cashier: Cashier; branch: ShownBranch }
  /** `among` has the cashiers of the list. */
  | { step: 'block-many'; among: readonly Cashier[]; branch: ShownBranch }
  | { [Name in CashierAction]: { step: Name; cashier: Cashier; branch: ShownBranch } }[CashierAction];

export type StepOf<Name extends CashierStep['step']> = Extract<CashierStep, { step: Name }>;

export const cashierModal = createModalStep<CashierStep>('cashier');
