import type { BusinessApi, Result } from '@cobros/sdk';
import type { Person } from '#domain/permissions.ts';
import type { Permission } from '#sandbox/access/users/user-permissions.ts';
import { insertRows } from '#sandbox/operation/seed/insert-rows.ts';
import { type BranchAction, branchActions } from '#screens/branches/branch-actions.ts';
import { type CashierAction, cashierActions } from '#screens/cashiers/cashier-actions.ts';
import { assert, dataOf, sandboxWith, test } from '../support/suite.ts';
import { PUSH_SETTING } from './fixtures/push-setting.ts';

// Tests every item of the row menus (section 2 of the specification) against the API: calls that the portal does not offer a user
// are rejected, and those that it offers succeed.

const { sandbox, database } = await sandboxWith();

const ALL: Permission[] = [
  'view_payments',
  'profile_view',
  'branch_view',
  'branch_manage',
  'branch_delete',
  'cashier_view',
  'cashier_manage',
  'cashier_delete',
];
/** Roles of administrative users that lack some permissions. */
const ROLES: Record<string, Permission[]> = {
  everything: ALL,
  'keeps-all': ALL.filter((one) => one !== 'branch_delete' && one !== 'cashier_delete'),
  'no-cashiers': ALL.filter((one) => one !== 'cashier_manage'),
  'no-branches': ALL.filter((one) => one !== 'branch_manage'),
  'only-looks': ['view_payments', 'branch_view', 'cashier_view'],
  'only-deletes': ['branch_view', 'branch_delete', 'cashier_view', 'cashier_delete'],
  'looks-at-payments': ['view_payments', 'profile_view'],
};
const PEOPLE = [
  'tiendaluna',
  'tiendaluna-centro',
  'tiendaluna-centro-caja1',
  ...Object.keys(ROLES).map((role) => `tiendaluna-${role}`),
];

for (const [role, permissions] of Object.entries(ROLES)) {
  await insertRows(database, 'roles', [{ id: `ro_${role}`, name: role, description: '', permissions }]);
  await database.query(
    `insert into users (id, business_id, type, role_id, username, name, email_address, password_hash, created_at)
     select 'us_' || $1::text, business_id, 'admin', 'ro_' || $1::text, 'tiendaluna-' || $1::text, $1::text, $1::text || '@luna.gt',
       password_hash, created_at from users where id = 'us_luna'`,
    [role],
  );
}

/** Signs a user in and reads their permissions. */
async function signIn(username: string): Promise<{ api: BusinessApi; person: Person }> {
  const api = await sandbox.api(username);
  const { user, permissions } = dataOf(await api.auth.renewSession({})).userData;
  return { api, person: { type: user.type, permissions } };
}

const people = await Promise.all(PEOPLE.map(async (username) => ({ username, ...(await signIn(username)) })));

const BRANCH = { id: 'br_zona10', admin: 'us_zona10' };
const CASHIER = 'us_caja3';
const place = { name: 'Zona 10', address: 'Zona 10', referenceId: 'C1', regionId: 'gt-01-01-z10' };

type Call = (api: BusinessApi) => Promise<Result<unknown>>;

const BRANCH_CALLS: Record<BranchAction, Call> = {
  edit: ({ branches }) => branches.update({ ...place, id: BRANCH.id }),
  notifications: ({ notifications }) =>
    notifications.change({ ...PUSH_SETTING, ownerId: BRANCH.admin, level: 'BusinessBranch' }),
  password: ({ branches }) => branches.resetAdminPassword({ userId: BRANCH.admin }),
  block: ({ branches }) => branches.blockAdmin({ userId: BRANCH.admin }),
  unblock: ({ branches }) => branches.unblockAdmin({ userId: BRANCH.admin }),
  'closing-type': ({ branches }) =>
    branches.setClosingConfig({ level: 'BusinessBranch', ownerId: BRANCH.admin, closingType: 'manual' }),
  default: ({ branches }) => branches.setDefault({ id: BRANCH.id }),
  delete: ({ branches }) => branches.remove({ id: BRANCH.id }),
};

const CASHIER_CALLS: Record<CashierAction, Call> = {
  edit: ({ cashiers }) => cashiers.modify({ userId: CASHIER, name: 'Caja tres' }),
  qr: ({ cashiers }) => cashiers.downloadQr({ userId: CASHIER, format: 'svg' }),
  notifications: ({ notifications }) =>
    notifications.change({ ...PUSH_SETTING, ownerId: CASHIER, level: 'BusinessUser' }),
  password: ({ cashiers }) => cashiers.resetPassword({ userId: CASHIER }),
  block: ({ cashiers }) => cashiers.block({ userId: CASHIER }),
  unblock: ({ cashiers }) => cashiers.unblock({ userId: CASHIER }),
  'closing-type': ({ cashiers }) =>
    cashiers.setClosingConfig({ level: 'BusinessUser', ownerId: CASHIER, closingType: 'manual' }),
  default: ({ cashiers }) => cashiers.setDefault({ id: CASHIER }),
  'closing-block': ({ cashiers }) =>
    cashiers.setClosingLock({ businessUserId: CASHIER, closingLocked: false }),
  'child-cashiers': ({ cashiers }) =>
    cashiers.setChildren({ businessUserId: CASHIER, businessUserChildren: ['us_caja4'] }),
  delete: ({ cashiers }) => cashiers.remove({ userId: CASHIER }),
};

interface State {
  name: string;
  status: 'active' | 'blocked';
  isDefault: boolean;
  isChild: boolean;
}
const PLAIN: State = { name: 'active', status: 'active', isDefault: false, isChild: false };
const BLOCKED: State = { ...PLAIN, name: 'blocked', status: 'blocked' };
const DEFAULT: State = { ...PLAIN, name: 'the default', isDefault: true };
const CHILD: State = { ...PLAIN, name: 'a child', isChild: true };

async function putBranch({ status, isDefault }: State): Promise<void> {
  await database.query('update branches set status = $2 where id = $1', [BRANCH.id, status]);
  await database.query('update users set status = $2 where branch_id = $1', [BRANCH.id, status]);
  await database.query(`update businesses set default_branch_id = $1 where id = 'bu_luna'`, [
    isDefault ? BRANCH.id : 'br_centro',
  ]);
}

async function putCashier({ status, isDefault, isChild }: State): Promise<void> {
  await database.query('update users set status = $2, titular_id = $3 where id = $1', [
    CASHIER,
    status,
    isChild ? 'us_caja2' : null,
  ]);
  await database.query('update users set titular_id = null where titular_id = $1', [CASHIER]);
  await database.query(`update branches set default_cashier_id = $1 where id = 'br_centro'`, [
    isDefault ? CASHIER : 'us_caja1',
  ]);
}

/** The status of the failure, or `done`. */
const outcomeOf = (result: Result<unknown>) => (result.ok ? 'done' : result.failure.status);

/** Offered but rejected because of a state that only the API knows: the default must be active. */
const REJECTED_BY_STATE = new Set(['blocked default']);

/**
 * Makes every call as every user. Only one permitted caller resets a password, because hashing one is slow, and no state affects
 * who may do it.
 */
async function walk<Action extends string>(
  calls: Record<Action, Call>,
  state: State,
  put: (state: State) => Promise<void>,
  offeredTo: (person: Person) => Action[],
): Promise<void> {
  await put(state);
  for (const { username, api, person } of people) {
    const offered = offeredTo(person);
    for (const [action, call] of Object.entries(calls) as [Action, Call][]) {
      const mayReset = action === 'password' && offered.includes(action);
      if (mayReset && !(state === PLAIN && username === 'tiendaluna')) continue;
      const outcome = outcomeOf(await call(api));
      if (outcome === 'done') await put(state);
      const which = `${username}: ${action} of one that is ${state.name}, answered ${outcome}`;
      const expected = !offered.includes(action)
        ? [403, 404, 409, 422]
        : REJECTED_BY_STATE.has(`${state.name} ${action}`)
          ? [409]
          : ['done'];
      assert.ok((expected as unknown[]).includes(outcome), `${which}, expected ${expected.join(' or ')}`);
    }
  }
}

for (const state of [PLAIN, BLOCKED, DEFAULT])
  test(`a branch that is ${state.name}: the API accepts what its menu offers and rejects the rest`, () =>
    walk(BRANCH_CALLS, state, putBranch, (person) =>
      branchActions(
        { id: BRANCH.id, admin: { status: state.status } },
        state.isDefault ? BRANCH.id : 'br_centro',
        person,
      ).map(({ id }) => id),
    ));

for (const state of [PLAIN, BLOCKED, DEFAULT, CHILD])
  test(`a cashier that is ${state.name}: the API accepts what its menu offers and rejects the rest`, () =>
    walk(CASHIER_CALLS, state, putCashier, (person) =>
      cashierActions(
        { id: CASHIER, status: state.status, isChildCashier: state.isChild },
        state.isDefault ? CASHIER : 'us_caja1',
        person,
      ).map(({ id }) => id),
    ));
