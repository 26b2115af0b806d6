import type { Branch } from '@cobros/sdk';
import { validate } from 'superstruct';
import {
  type CreateBranchForm,
  createBranchForm,
  EMPTY_BRANCH,
  editBranchForm,
  formOf,
} from '#blocks/places/branch-form.ts';
import type { Permission, Person, Role } from '#domain/permissions.ts';
import { branchActions } from '#screens/branches/branch-actions.ts';
import { DIALOGS_BY_STEP } from '#screens/branches/branch-dialogs.tsx';
import { branch, branchAdmin } from '../fixtures/branch.ts';
import { assert, render, test } from '../support/render.tsx';
import { subsets } from '../support/subsets.ts';

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
  ['Eliminar!', ['branch_delete'], () => true],
];
const OPENS: Permission[] = ['branch_manage', 'cashier_manage'];

const ROLES: Role[] = ['admin', 'branch_admin', 'operator'];
const PERMISSIONS: Permission[] = ['branch_manage', 'branch_delete', 'cashier_manage'];
const STATES: State[] = (['active', 'blocked'] as const).flatMap((status) =>
  [true, false].map((isDefault) => ({ status, isDefault })),
);

const holds = ({ permissions }: Person, needs: Permission[]) =>
  needs.every((one) => permissions.includes(one));

const named = ({ label, danger }: { label: string; danger?: boolean }) => (danger ? `${label}!` : label);
function labels({ status, isDefault }: State, person: Person): string[] {
  const one = branch({ admin: branchAdmin({ status }) });
  return branchActions(one, isDefault ? one.id : 'br_other', person).map(named);
}

for (const type of ROLES)
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

const FILLED = {
  branchName: 'Cayalá',
  branchAddress: 'Boulevard 10-05',
  reference: 'C40',
  adminName: 'Diego Morales',
  adminUsername: ' cayala ',
  adminEmailAddress: ' cayala@tiendaluna.gt ',
  state: 'gt-01',
  city: 'gt-01-01',
  zone: 'gt-01-01-z16',
};

const wrong = (change: Partial<CreateBranchForm>) => {
  const [failure] = validate({ ...EMPTY_BRANCH, ...FILLED, ...change }, createBranchForm);
  return failure?.failures().map(({ path, message }) => [path[0], message]) ?? [];
};

test('every field of a new branch is required; username and e-mail address must match their patterns', () => {
  const [failure] = validate(EMPTY_BRANCH, createBranchForm);
  const required = failure?.failures().filter(({ message }) => message === 'Este campo es requerido');
  assert.equal(new Set(required?.map(({ path }) => path[0])), new Set(Object.keys(FILLED)));
  assert.equal(wrong({}), []);
  assert.equal(wrong({ adminUsername: 'Cayala' }), [['adminUsername', 'El usuario no es válido']]);
  const adminEmailAddress = 'cayala@tiendaluna';
  assert.equal(wrong({ adminEmailAddress }), [['adminEmailAddress', 'El correo electrónico no es válido']]);
});

test('a branch without a location needs one before it can be saved', () => {
  const branch = { name: 'Centro', address: 'Zona 1', referenceId: 'C10' } as Branch;
  const [failure] = validate(
    formOf({ ...branch, stateId: null, cityId: null, regionId: null }),
    editBranchForm,
  );
  const paths = failure?.failures().map(({ path }) => path[0]);
  assert.equal(paths, ['state', 'city', 'zone']);
});

for (const [cashierCount, told] of [
  [0, []],
  [1, ['Se bloquea 1 caja. Al desbloquear la sucursal se desbloquea también.']],
  [3, ['Se bloquean 3 cajas. Al desbloquear la sucursal se desbloquean también.']],
] as const)
  test(`with ${cashierCount} cashiers`, async () => {
    const view = await render(<DIALOGS_BY_STEP.block step="block" branch={branch({ cashierCount })} />);
    assert.equal(view.texts('[role=status]'), told);
  });
