import type { BusinessApi, Result } from '@cobros/sdk';
import { requirements } from '#sandbox/access/users/operation-requirements.ts';
import { permissionsOf } from '#sandbox/access/users/user-permissions.ts';
import { description, operations } from '#sandbox/ground/contract/described-operations.ts';
import { assert, dataOf, failureOf, receive, sandboxOf, test } from '../support/suite.ts';
import { PUSH_SETTING } from './fixtures/push-setting.ts';

const sandbox = await sandboxOf();

const payCashier = (id: string) => receive(sandbox.database, id, 5);
const transactionOf = {
  caja1: await payCashier('us_caja1'),
  caja2: await payCashier('us_caja2'),
  zona10: await payCashier('us_zona101'),
  sol: await payCashier('us_sol1'),
};

test('the description and the requirements agree on which calls need a session', () => {
  for (const { id, path, method } of operations) {
    const item: Record<string, { security?: object[] }> =
      description.paths[path as keyof typeof description.paths];
    const [scheme] = Object.keys(item[method.toLowerCase()]?.security?.[0] ?? {});
    assert.is(
      requirements[id].access,
      { session: 'session', 'captcha-token': 'captcha' }[scheme ?? ''] ?? 'public',
      id,
    );
  }
});

test('the sessions of a titular and of a cashier who may not close have a permission that says so', () => {
  const plain = { rolePermissions: null, closingLocked: false, isTitular: false };
  const cashier = { type: 'operator' as const, ...plain };
  assert.ok(permissionsOf({ ...cashier, closingLocked: true }).includes('closing_blocked'));
  assert.ok(permissionsOf({ ...cashier, isTitular: true }).includes('closing_for_master_cashier'));
  const all: string[] = permissionsOf({ ...cashier, type: 'admin' });
  assert.not.ok(all.includes('closing_blocked') || all.includes('closing_for_master_cashier'));
});

const sees: [string, (keyof typeof transactionOf)[]][] = [
  ['tiendaluna', ['caja1', 'caja2', 'zona10']],
  ['tiendaluna-centro', ['caja1', 'caja2']],
  ['tiendaluna-centro-caja1', ['caja1']],
  ['tiendaluna-centro-caja2', ['caja1', 'caja2']],
  ['tiendaluna-zona10-caja1', ['zona10']],
  ['cafesol', ['sol']],
];
for (const [username, seen] of sees)
  test(`${username} sees the payments of ${seen.join(', ')}`, async () => {
    const { transactions } = dataOf(await (await sandbox.api(username)).transactions.listPaid());
    assert.equal(transactions.map(({ id }) => id).sort(), seen.map((name) => transactionOf[name]).sort());
  });

test('an app user is found only by the complete username or phone number', async () => {
  const cashier = await sandbox.api('tiendaluna-centro-caja1');
  for (const search of ['maria.lopez', '@maria.lopez', 'MARIA.LOPEZ', '55551234', '+502 5555-1234'])
    assert.is(dataOf(await cashier.transactions.verifyUser({ search })).user.id, 'au_maria', search);
  for (const search of ['maria', '5555', '@', '%', '5021234'])
    assert.is(failureOf(await cashier.transactions.verifyUser({ search })).status, 404, search);
});

const centro = await sandbox.api('tiendaluna-centro');
const OWN = { userId: 'us_centro' };
const level = 'BusinessBranch';

const CALLS: Record<string, (api: BusinessApi) => Promise<Result<unknown>>> = {
  block: ({ branches }) => branches.blockAdmin(OWN),
  unblock: ({ branches }) => branches.unblockAdmin(OWN),
  'reset the password of': ({ branches }) => branches.resetAdminPassword(OWN),
  'set the closing of': ({ branches }) =>
    branches.setClosingConfig({ level, ownerId: 'us_centro', closingType: 'manual' }),
  'change the notifications of': ({ notifications }) =>
    notifications.change({ ...PUSH_SETTING, ownerId: 'us_centro', level }),
};

// Other roles and branches are covered by permission-matrix and object-access.
for (const [what, call] of Object.entries(CALLS))
  test(`an administrator of a branch may not ${what} that branch`, async () => {
    assert.is(failureOf(await call(centro)).status, 403);
  });
