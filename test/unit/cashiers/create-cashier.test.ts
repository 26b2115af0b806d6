import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contentOf, createCashier } from '../../../src/screens/cashiers/cashier-operations.ts';
import { branchOf, type ShownBranch } from '../../../src/screens/cashiers/use-shown-branch.ts';
import { clearMessage, message } from '../../../src/stores/messages.ts';
import { startSession } from '../../../src/stores/session.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { session } from '../../fixtures/session.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('creating a cashier');
const person = {
  type: 'branch_admin',
  branchId: 'br_centro',
  branchName: 'Centro',
  username: 'tiendaluna-centro',
} as const;
const branch = branchOf(person, undefined) as ShownBranch;

test.before.each(() => {
  clearMessage();
  startSession(session());
});
test.after(clearMessage);

test('creating a cashier shows the server’s message, or one with its username', async () => {
  const form = { name: 'Terraza', referenceId: 'C105', username: 'terraza', emailAddress: 't@luna.gt' };
  const info = { title: 'Caja creada', message: 'Caja @tiendaluna-centro-terraza. Es la predeterminada' };
  const api = stubbedApi({ 'users/v3/create': () => successResponse({ user: cashier() }, info) });
  await createCashier(branch, form);
  assert.is(message.value?.text, info.message);
  api.responders['users/v3/create'] = () => Response.json({ responseContent: { user: cashier() } });
  await createCashier(branch, form);
  assert.is(message.value?.text, 'Caja @tiendaluna-centro-terraza');
});

test('the username of a new cashier begins with that of its branch', () => {
  const form = { name: ' Terraza ', referenceId: 'C105 ', username: ' terraza', emailAddress: ' t@luna.gt ' };
  const state = { branchId: 'br_antigua', branchName: 'Antigua', username: 'tiendaluna-antigua' };
  const admin = { type: 'admin', branchId: null, branchName: null, username: 'tiendaluna' } as const;
  const ofAdmin = branchOf(admin, state);
  assert.ok(ofAdmin);
  assert.equal(contentOf(ofAdmin, form), {
    name: 'Terraza',
    username: 'tiendaluna-antigua-terraza',
    emailAddress: 't@luna.gt',
    referenceId: 'C105',
    businessBranchId: 'br_antigua',
  });
});

test.run();
