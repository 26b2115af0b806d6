import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { branchOf } from '../../../src/screens/cashiers/use-shown-branch.ts';

const admin = { type: 'admin' as const, branchId: null, branchName: null, username: 'tiendaluna' };
const state = {
  branchId: 'br_antigua',
  branchName: 'Antigua',
  username: 'antigua',
  emailAddress: 'a@luna.gt',
};
const centro = { branchId: 'br_centro', branchName: 'Centro', username: 'centro', emailAddress: 'c@luna.gt' };

test('an administrator acts in the branch of the navigation state, or in none if there is no such state', () => {
  assert.equal(branchOf(admin, state), {
    id: 'br_antigua',
    name: 'Antigua',
    username: 'antigua',
    emailAddress: 'a@luna.gt',
    scope: { businessBranchId: 'br_antigua' },
  });
  for (const nothing of [null, undefined, {}, { branchId: '' }])
    assert.is(branchOf(admin, nothing), undefined);
});

test('a navigation state that has only the id of the branch is enough', () => {
  const scope = { businessBranchId: 'br_antigua' };
  const known = { id: 'br_antigua', name: '', username: '', scope };
  assert.equal(branchOf(admin, { branchId: 'br_antigua' }), known);
});

test('a branch administrator acts in their own branch, whatever the navigation state contains', () => {
  const { branchId: id, branchName: name, ...rest } = centro;
  assert.equal(branchOf({ type: 'branch_admin', ...centro }, state), { id, name, ...rest, scope: {} });
});
