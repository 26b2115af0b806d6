import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Permission, Person, Role } from '../../../src/domain/permissions.ts';
import { cashierActions } from '../../../src/screens/cashiers/cashier-actions.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { subsets } from '../../support/subsets.ts';

interface State {
  status: 'active' | 'blocked';
  isDefault: boolean;
  isChild: boolean;
}

const MANAGE: Permission[] = ['cashier_manage'];
const always = () => true;
const ADMINS: Role[] = ['admin', 'branch_admin'];

/** The row menu of section 2 of the specification, in order: label, permissions, condition, and roles. Users who can only read get the QR material. */
const MENU: [label: string, needs: Permission[], when: (state: State) => boolean, roles?: Role[]][] = [
  ['Editar', MANAGE, always],
  ['Descargar material QR', ['cashier_view'], always],
  ['Notificaciones', MANAGE, always],
  ['Reiniciar contraseña', MANAGE, always],
  ['Bloquear caja', MANAGE, ({ status }) => status === 'active'],
  ['Bloquear varias', MANAGE, ({ status }) => status === 'active'],
  ['Desbloquear caja', MANAGE, ({ status }) => status === 'blocked'],
  ['Tipo de cierre', MANAGE, always],
  ['Definir predeterminada', MANAGE, ({ isDefault }) => !isDefault],
  ['Autorizar cierre individual', MANAGE, always, ADMINS],
  ['Caja titular', MANAGE, ({ isChild }) => !isChild, ADMINS],
  ['Eliminar', ['cashier_delete'], always],
];
/** Without one of these permissions there is no column Acciones. */
const SEES_COLUMN: Permission[] = ['cashier_manage', 'cashier_view'];

const PERMISSIONS: Permission[] = ['cashier_view', 'cashier_create', 'cashier_manage', 'cashier_delete'];
const STATES: State[] = (['active', 'blocked'] as const).flatMap((status) =>
  [true, false].flatMap((isDefault) => [true, false].map((isChild) => ({ status, isDefault, isChild }))),
);

function labels({ status, isDefault, isChild }: State, person: Person): string[] {
  const one = cashier({ status, isChildCashier: isChild });
  return cashierActions(one, isDefault ? one.id : 'us_other', person).map(({ label }) => label);
}

for (const type of [...ADMINS, 'operator'] as const) {
  test(`${type}: with any permissions and state, the menu has exactly the items of specification §2`, () => {
    for (const permissions of subsets(PERMISSIONS)) {
      const person: Person = { type, permissions };
      const has = (one: Permission) => permissions.includes(one);
      for (const state of STATES) {
        const expected = MENU.filter(
          ([, needs, when, roles = [type]]) =>
            SEES_COLUMN.some(has) && needs.every(has) && when(state) && roles.includes(type),
        ).map(([label]) => label);
        assert.equal(labels(state, person), expected, JSON.stringify({ ...person, ...state }));
      }
    }
  });
}

test('only Eliminar is marked as dangerous', () => {
  const actions = cashierActions(cashier(), undefined, { type: 'admin', permissions: PERMISSIONS });
  assert.equal(
    actions
      .filter(({ danger }) => danger)
      .map(({ label }) => label)
      .join(),
    'Eliminar',
  );
});
