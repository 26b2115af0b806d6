import type { ReactNode } from 'react';
import { administrativeUserModal } from '#screens/administrative-users/administrative-user-actions.ts';
import AdministrativeUsersScreen from '#screens/administrative-users/administrative-users-screen.tsx';
import { branchModal } from '#screens/branches/branch-actions.ts';
import BranchesScreen from '#screens/branches/branches-screen.tsx';
import { cashierModal } from '#screens/cashiers/cashier-actions.ts';
import CashiersScreen from '#screens/cashiers/cashiers-screen.tsx';
import { ADMINISTRATIVE_USERS, PLACES } from '#stores/cache-keys.ts';
import { invalidate } from '#stores/resource.ts';
import { administrativeUser, adminSession, branch, cashier } from '../fixtures/index.ts';
import { assert, openPage, test, type View } from '../support/render.tsx';

const shown = { id: 'br_centro', name: 'Centro', username: 'tiendaluna-centro', scope: {} };
const pageProperties = { currentPage: 1, pageSize: 10, totalPages: 1 };

const RESPONSES = {
  'users/v3/notification-change': {},
  'users/v3/notification/catalogs': {
    notificationMethods: ['webhook', 'webhook-v2'].map((method) => ({
      id: method,
      name: method,
      notificationMethod: method,
    })),
    webhookAPIKeyHeaders: [],
  },
};
const webhook = { notificationMethod: 'webhook', webhookURL: 'tiendaluna.gt' } as const;

interface Case {
  screen: ReactNode;
  state?: object;
  list: string;
  /** The list's response with what the other administrator saved. */
  answer: (saved: object) => object;
  open: () => void;
  saved: object;
  /** The field that this administrator fills in, or what else it does. */
  change: string | ((view: View) => Promise<void>);
  button?: string;
  edit: string;
  /** Undefined if no call is made. */
  sent: object | undefined;
}

const CASHIERS_OF_CENTRO = {
  screen: <CashiersScreen />,
  state: { branchId: 'br_centro', branchName: 'Centro', username: 'tiendaluna-centro' },
  list: 'users/v3/admin/list',
  answer: (saved: object) => ({
    users: [cashier(saved), ...[2, 3].map((n) => cashier({ id: `us_caja${n}`, name: `Caja ${n}` }))],
    defaultUser: null,
  }),
};

const NOTHING = async () => undefined;

const CASES: Record<string, Case> = {
  'a branch': {
    screen: <BranchesScreen />,
    list: 'branch/v3/list',
    answer: (saved) => ({ branches: [branch(saved)] }),
    open: () => branchModal.open({ step: 'edit', branch: branch() }),
    saved: { name: 'Central' },
    change: 'Dirección',
    edit: 'branch/v3/update',
    sent: { name: 'Central', address: 'Otra' },
  },
  'a cashier': {
    ...CASHIERS_OF_CENTRO,
    open: () => cashierModal.open({ step: 'edit', cashier: cashier(), branch: shown }),
    saved: { emailAddress: 'nueva@tiendaluna.gt' },
    change: 'Nombre',
    edit: 'users/v3/modify',
    sent: { name: 'Otra', emailAddress: 'nueva@tiendaluna.gt' },
  },
  'somebody of Equipo': {
    screen: <AdministrativeUsersScreen />,
    list: 'users/v1/admin/users/list',
    answer: (saved) => ({ data: [administrativeUser(saved)], count: 1, pageProperties }),
    open: () => administrativeUserModal.open({ step: 'edit', person: administrativeUser() }),
    saved: { status: 'blocked', roleId: 'ro_turno' },
    change: 'Nombre',
    edit: 'users/v1/admin/users/edit',
    sent: { name: 'Otra', status: 'blocked', roleId: 'ro_turno' },
  },
  'the notifications of a cashier': {
    ...CASHIERS_OF_CENTRO,
    open: () => cashierModal.open({ step: 'notifications', cashier: cashier(webhook), branch: shown }),
    saved: { ...webhook, webhookURL: 'pagos.tiendaluna.gt' },
    change: async (view) => view.click(view.field('webhook-v2')),
    button: 'Guardar',
    edit: 'users/v3/notification-change',
    sent: { notificationMethod: 'webhook-v2', webhookURL: 'pagos.tiendaluna.gt' },
  },
  'the children of a titular': {
    ...CASHIERS_OF_CENTRO,
    open: () => cashierModal.open({ step: 'child-cashiers', cashier: cashier(), branch: shown }),
    saved: { childrenUser: ['us_caja2'] },
    change: async (view) => view.click(view.field('Caja 3')),
    button: 'Guardar 2 cajas',
    edit: 'users/v3/set-children',
    sent: { businessUserChildren: ['us_caja2', 'us_caja3'] },
  },
  'whether a cashier closes itself': {
    ...CASHIERS_OF_CENTRO,
    open: () => cashierModal.open({ step: 'closing-block', cashier: cashier(), branch: shown }),
    saved: { closingLocked: true },
    change: NOTHING,
    button: 'Guardar',
    edit: 'users/v3/config/closings/locked-state',
    sent: undefined,
  },
  'when a cashier is closed': {
    ...CASHIERS_OF_CENTRO,
    open: () => cashierModal.open({ step: 'closing-type', cashier: cashier(), branch: shown }),
    saved: { closingType: 'automatic', closingTime: 20 },
    change: NOTHING,
    button: 'Guardar',
    edit: 'users/v3/config/closings',
    sent: undefined,
  },
  'the addresses that receive closings': {
    screen: <BranchesScreen />,
    list: 'branch/v3/config/get-emails',
    answer: (saved) => ({ emails: ['a@tiendaluna.gt', 'b@tiendaluna.gt'], ...saved }),
    open: () => branchModal.open({ step: 'notifications', branch: branch() }),
    saved: { emails: ['b@tiendaluna.gt', 'c@tiendaluna.gt'] },
    change: async (view) => {
      await view.clickButton('Quitar b@tiendaluna.gt');
      await view.type(view.field('Agregar correo'), 'd@tiendaluna.gt');
    },
    button: 'Guardar',
    edit: 'branch/v3/config/emails',
    sent: { emails: ['c@tiendaluna.gt', 'd@tiendaluna.gt'] },
  },
  'the roles that need a second factor': {
    screen: <AdministrativeUsersScreen />,
    list: 'users/v1/admin/role/list',
    answer: ({ required }: { required?: boolean }) => ({
      roles: ['Uno', 'Dos'].map((name) => ({
        id: `ro_${name}`,
        name,
        description: '',
        permissions: [],
        requiresSecondFactor: name === 'Uno' && required === true,
      })),
    }),
    open: () => administrativeUserModal.open({ step: 'second-factor-roles' }),
    saved: { required: true },
    change: async (view) => view.click(view.field('Dos')),
    edit: 'users/v1/admin/role/second-factor',
    sent: { roleIds: ['ro_Uno', 'ro_Dos'] },
  },
};

for (const [
  what,
  { screen, state, list, answer, open, saved, change, button = 'Guardar cambios', edit, sent },
] of Object.entries(CASES))
  test(`editing ${what} does not undo what another administrator saves meanwhile`, async () => {
    history.replaceState(state, '');
    const { view, api, contents } = await openPage(
      screen,
      { [list]: answer({}), ...RESPONSES },
      { as: adminSession() },
    );
    await view.act(open);
    await view.appears('[role=dialog]');
    if (typeof change === 'string') await view.type(view.field(change), 'Otra');
    else await change(view);
    api.responders[list] = answer(saved);
    for (const word of [...PLACES, ADMINISTRATIVE_USERS]) await view.act(() => invalidate(word));
    await view.loaded();
    await view.clickAndLoad(button);
    const content = contents(edit).at(-1);
    assert.equal(sent && { ...content, ...sent }, content);
  });
