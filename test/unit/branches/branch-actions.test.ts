import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Permission, Person, Role } from '../../../src/domain/permissions.ts';
import { branchActions, offersCashiers } from '../../../src/screens/branches/branch-actions.ts';
import { branch, branchAdmin } from '../../fixtures/branch.ts';
import { subsets } from '../../support/subsets.ts';

interface State {
  status: 'active' | 'blocked';
  isDefault: boolean;
}

/**
 * The row menu of specification §2, in order: label, permissions besides those of the column Acciones (branch_manage) and the menu
 * (cashier_manage), and condition. Reiniciar contraseña is at the same place as in the cashiers' menu.
 */
const MENU: [label: string, needs: Permission[], when: (state: State) => boolean][] = [
  ['Editar', [], () => true],
  ['Notificaciones', [], () => true],
  ['Reiniciar contraseña', [], () => true],
  ['Bloquear sucursal', [], ({ status }) => status === 'active'],
  ['Desbloquear sucursal', [], ({ status }) => status === 'blocked'],
  ['Tipo de cierre', [], () => true],
  ['Definir predeterminada', [], ({ isDefault }) => !isDefault],
  ['Eliminar', ['branch_delete'], () => true],
];
const OPENS: Permission[] = ['branch_manage', 'cashier_manage'];

const ROLES: Role[] = ['admin', 'branch_admin', 'operator'];
const PERMISSIONS: Permission[] = ['branch_manage', 'branch_delete', 'cashier_view', 'cashier_manage'];
const STATES: State[] = (['active', 'blocked'] as const).flatMap((status) =>
  [true, false].map((isDefault) => ({ status, isDefault })),
);

const holds = ({ permissions }: Person, needs: Permission[]) =>
  needs.every((one) => permissions.includes(one));

function labels({ status, isDefault }: State, person: Person): string[] {
  const one = branch({ admin: branchAdmin({ status }) });
  return branchActions(one, isDefault ? one.id : 'br_other', person).map(({ label }) => label);
}

for (const type of ROLES) {
  test(`${type}: with any permissions and state, the menu has exactly the items of specification §2`, () => {
    for (const permissions of subsets(PERMISSIONS)) {
      const person: Person = { type, permissions };
      for (const state of STATES) {
        const expected = MENU.filter(
          ([, needs, when]) => holds(person, [...OPENS, ...needs]) && when(state),
        ).map(([label]) => label);
        assert.equal(labels(state, person), expected, JSON.stringify({ ...person, ...state }));
      }
    }
  });
}

test('the link to the cashiers of a branch requires the permission to see cashiers, with or without the column Acciones', () => {
  for (const permissions of subsets(PERMISSIONS)) {
    const person: Person = { type: 'admin', permissions };
    assert.is(offersCashiers(person), holds(person, ['cashier_view']), String(permissions));
  }
});

test('only Eliminar is marked as dangerous', () => {
  const actions = branchActions(branch(), undefined, { type: 'admin', permissions: PERMISSIONS });
  assert.equal(
    actions
      .filter(({ danger }) => danger)
      .map(({ label }) => label)
      .join(),
    'Eliminar',
  );
});
