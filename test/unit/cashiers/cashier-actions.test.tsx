import type { Permission, Person, Role } from '#domain/permissions.ts';
import { BlockManyDialog } from '#screens/cashiers/block-many-dialog.tsx';
import { cashierActions } from '#screens/cashiers/cashier-actions.ts';
import { startSession } from '#stores/session.ts';
import { ownerSession } from '../dialogs/dialog-case.ts';
import { cashier } from '../fixtures/cashier.ts';
import { assert, render, test } from '../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';
import { subsets } from '../support/subsets.ts';

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
  ['Desbloquear caja', MANAGE, ({ status }) => status === 'blocked'],
  ['Tipo de cierre', MANAGE, always],
  ['Definir predeterminada', MANAGE, ({ isDefault }) => !isDefault],
  ['Autorizar cierre individual', MANAGE, always, ADMINS],
  ['Caja titular', MANAGE, ({ isChild }) => !isChild, ADMINS],
  ['Eliminar!', ['cashier_delete'], always],
];
/** Without one of these permissions there is no column Acciones. */
const SEES_COLUMN: Permission[] = ['cashier_manage', 'cashier_view'];

const PERMISSIONS: Permission[] = ['cashier_view', 'cashier_create', 'cashier_manage', 'cashier_delete'];
const STATES: State[] = (['active', 'blocked'] as const).flatMap((status) =>
  [true, false].flatMap((isDefault) => [true, false].map((isChild) => ({ status, isDefault, isChild }))),
);

const named = ({ label, danger }: { label: string; danger?: boolean }) => (danger ? `${label}!` : label);
function labels({ status, isDefault, isChild }: State, person: Person): string[] {
  const one = cashier({ status, isChildCashier: isChild });
  return cashierActions(one, isDefault ? one.id : 'us_other', person).map(named);
}

for (const type of [...ADMINS, 'operator'] as const)
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

const BLOCK = 'users/v3/block';
const SCOPE = { businessBranchId: 'br_centro' };
const branch = { id: 'br_centro', name: 'Centro', username: 'tiendaluna-centro', scope: SCOPE };
const [one, two] = [cashier(), cashier({ id: 'us_caja2', name: 'Caja 2' })];
const blocked = cashier({ id: 'us_caja3', name: 'Caja 3', status: 'blocked' });

test('the active cashiers are blocked once the word is typed, and a rejection is shown with its reason', async () => {
  const api = stubbedApi({
    [BLOCK]: ({ content }) =>
      content.userId === 'us_caja2'
        ? failureResponse(404, { title: 'Caja', message: 'No se encontró la caja' })
        : successResponse({}),
  });
  startSession(ownerSession());
  const view = await render(
    <BlockManyDialog step="block-many" among={[one, two, blocked]} branch={branch} />,
  );
  const detail = 'C101 · @tiendaluna-centro-caja1';
  assert.equal(view.texts('li'), [`Caja 1${detail}`, `Caja 2${detail}`]);
  assert.ok(view.button('Elige al menos uno').disabled);
  await view.click(view.find('input'));
  await view.click(view.button('Bloquear 2 cajas'));
  assert.match(document.body.textContent ?? '', 'Caja 1, Caja 2: dejarán de entrar y de cobrar');
  assert.ok(view.button('Bloquear 2 cajas').disabled);
  await view.type(view.field('Escribe'), 'Bloquear');
  await view.click(view.button('Bloquear 2 cajas'));
  await view.until(() => view.findAll('[role=status]')[0]?.textContent?.includes(':') === true);
  assert.equal(view.texts('li'), ['Caja 1Bloqueada', 'Caja 2No se hizoNo se encontró la caja']);
  const contents = api.contentsOf(BLOCK);
  assert.equal(
    contents,
    [one, two].map(({ id }) => ({ userId: id, ...SCOPE })),
  );
});
