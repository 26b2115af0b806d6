import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { childOption } from '../../../src/screens/cashiers/child-option.ts';
import { contentOf } from '../../../src/screens/cashiers/operations/create-cashier.ts';
import { branchOf } from '../../../src/screens/cashiers/use-shown-branch.ts';

const test = suite('the cashiers of a branch');

const admin = { type: 'admin' as const, branchId: null, branchName: null, username: 'tiendaluna' };
const branchAdmin = {
  type: 'branch_admin' as const,
  branchId: 'br_centro',
  branchName: 'Centro',
  username: 'tiendaluna-centro',
};
const state = { branchId: 'br_antigua', branchName: 'Antigua', username: 'tiendaluna-antigua' };

test('an admin acts in the branch of the navigation state, and without one in none', () => {
  assert.equal(branchOf(admin, state), {
    id: 'br_antigua',
    name: 'Antigua',
    username: 'tiendaluna-antigua',
    scope: { businessBranchId: 'br_antigua' },
  });
  for (const nothing of [null, undefined, {}, { branchId: '' }])
    assert.is(branchOf(admin, nothing), undefined);
});

test('a branch admin acts in their own branch, whatever the navigation state has', () => {
  assert.equal(branchOf(branchAdmin, state), {
    id: 'br_centro',
    name: 'Centro',
    username: 'tiendaluna-centro',
    scope: {},
  });
});

test('the username of a new cashier begins with that of its branch', () => {
  const form = { name: ' Terraza ', referenceId: 'C105 ', username: ' terraza', emailAddress: ' t@luna.gt ' };
  const branch = branchOf(admin, state);
  assert.ok(branch);
  assert.equal(contentOf(branch, form), {
    name: 'Terraza',
    username: 'tiendaluna-antigua-terraza',
    emailAddress: 't@luna.gt',
    referenceId: 'C105',
    businessBranchId: 'br_antigua',
  });
});

test('children of another titular, and titulars, cannot be chosen; the list gives the reason', () => {
  const titular = { childrenUser: ['c2'] };
  const cashier = {
    id: 'c2',
    name: 'Caja 2',
    username: 'luna-c2',
    childrenUser: null as string[] | null,
    isChildCashier: true,
  };
  const choice = (change: Partial<typeof cashier>) => {
    const { disabled, text } = childOption({ ...cashier, ...change }, titular);
    return [disabled, text];
  };
  assert.equal(choice({}), [false, '@luna-c2']);
  assert.equal(choice({ id: 'c3' }), [true, 'Ya pertenece a otra caja titular']);
  assert.equal(choice({ id: 'c4', isChildCashier: false, childrenUser: ['c5'] }), [
    true,
    'Es titular de otras cajas',
  ]);
  assert.equal(choice({ id: 'c6', isChildCashier: false, childrenUser: [] }), [false, '@luna-c2']);
});

test.run();
