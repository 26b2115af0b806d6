import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { branchOf } from '../../../src/screens/cashiers/use-shown-branch.ts';

const admin = { type: 'admin' as const, branchId: null, branchName: null, username: 'tiendaluna' };
const branchAdmin = {
  type: 'branch_admin' as const,
  branchId: 'br_centro',
  branchName: 'Centro',
  username: 'tiendaluna-centro',
  emailAddress: 'centro@tiendaluna.gt',
};
const state = {
  branchId: 'br_antigua',
  branchName: 'Antigua',
  username: 'tiendaluna-antigua',
  emailAddress: 'a@luna.gt',
};

test('an administrator acts in the branch of the navigation state, or in none if there is no such state', () => {
  assert.equal(branchOf(admin, state), {
    id: 'br_antigua',
    name: 'Antigua',
    username: 'tiendaluna-antigua',
    emailAddress: 'a@luna.gt',
    scope: { businessBranchId: 'br_antigua' },
  });
  for (const nothing of [null, undefined, {}, { branchId: '' }])
    assert.is(branchOf(admin, nothing), undefined);
});

test('a navigation state that has only the id of the branch is enough', () => {
  const scope = { businessBranchId: 'br_antigua' };
  assert.equal(branchOf(admin, { branchId: 'br_antigua' }), {
    id: 'br_antigua',
    name: '',
    username: '',
    scope,
  });
});

test('a branch administrator acts in their own branch, whatever the navigation state contains', () => {
  assert.equal(branchOf(branchAdmin, state), {
    id: 'br_centro',
    name: 'Centro',
    username: 'tiendaluna-centro',
    emailAddress: 'centro@tiendaluna.gt',
    scope: {},
  });
});
