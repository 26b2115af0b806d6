import type { ReactNode } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { administrativeUserModal } from '../../../src/screens/administrative-users/administrative-user-actions.ts';
import AdministrativeUsersScreen from '../../../src/screens/administrative-users/administrative-users-screen.tsx';
import { branchModal } from '../../../src/screens/branches/branch-actions.ts';
import BranchesScreen from '../../../src/screens/branches/branches-screen.tsx';
import { cashierModal } from '../../../src/screens/cashiers/cashier-actions.ts';
import CashiersScreen from '../../../src/screens/cashiers/cashiers-screen.tsx';
import { ADMINISTRATIVE_USERS, PLACES } from '../../../src/stores/cache-keys.ts';
import { invalidate } from '../../../src/stores/resource.ts';
import { administrativeUser } from '../../fixtures/administrative-user.ts';
import { branch } from '../../fixtures/branch.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { adminSession } from '../../fixtures/session.ts';
import { clickAndLoad, loadedView, openPage } from '../../support/render.tsx';

const shown = { id: 'br_centro', name: 'Centro', username: 'tiendaluna-centro', scope: {} };
const pageProperties = { currentPage: 1, pageSize: 10, totalPages: 1 };

interface Case {
  screen: ReactNode;
  state?: object;
  list: string;
  /** The list's response with what the other administrator saved. */
  answer: (saved: object) => object;
  open: () => void;
  saved: object;
  field: string;
  edit: string;
  sent: object;
}

const CASES: Record<string, Case> = {
  'a branch': {
    screen: <BranchesScreen />,
    list: 'branch/v3/list',
    answer: (saved) => ({ branches: [branch(saved)] }),
    open: () => branchModal.open({ step: 'edit', branch: branch() }),
    saved: { name: 'Central' },
    field: 'Dirección',
    edit: 'branch/v3/update',
    sent: { name: 'Central', address: 'Otra' },
  },
  'a cashier': {
    screen: <CashiersScreen />,
    state: { branchId: 'br_centro', branchName: 'Centro', username: 'tiendaluna-centro' },
    list: 'users/v3/admin/list',
    answer: (saved) => ({ users: [cashier(saved)], defaultUser: null }),
    open: () => cashierModal.open({ step: 'edit', cashier: cashier(), branch: shown }),
    saved: { emailAddress: 'nueva@tiendaluna.gt' },
    field: 'Nombre',
    edit: 'users/v3/modify',
    sent: { name: 'Otra', emailAddress: 'nueva@tiendaluna.gt' },
  },
  'somebody of Equipo': {
    screen: <AdministrativeUsersScreen />,
    list: 'users/v1/admin/users/list',
    answer: (saved) => ({ data: [administrativeUser(saved)], count: 1, pageProperties }),
    open: () => administrativeUserModal.open({ step: 'edit', person: administrativeUser() }),
    saved: { status: 'blocked', roleId: 'ro_turno' },
    field: 'Nombre',
    edit: 'users/v1/admin/users/edit',
    sent: { name: 'Otra', status: 'blocked', roleId: 'ro_turno' },
  },
};

for (const [what, { screen, state, list, answer, open, saved, field, edit, sent }] of Object.entries(CASES)) {
  test(`editing ${what} does not undo what another administrator saves meanwhile`, async () => {
    history.replaceState(state, '');
    const { view, api, contents } = await openPage(screen, { [list]: answer({}) }, { as: adminSession() });
    await view.act(open);
    await view.appears('[role=dialog]');
    await view.type(view.field(field), 'Otra');
    api.responders[list] = answer(saved);
    for (const word of [...PLACES, ADMINISTRATIVE_USERS]) await view.act(() => invalidate(word));
    await loadedView(view);
    await clickAndLoad(view, 'Guardar cambios');
    const content = contents(edit).at(-1);
    assert.equal({ ...content, ...sent }, content);
  });
}
