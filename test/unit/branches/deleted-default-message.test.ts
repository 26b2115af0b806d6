import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deleteBranch } from '../../../src/screens/branches/operations/delete-branch.ts';
import { deleteCashier } from '../../../src/screens/cashiers/operations/delete-cashier.ts';
import { clearMessage, message } from '../../../src/stores/messages.ts';
import { branch } from '../../fixtures/branch.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('deleting a default branch or cashier');
test.after.each(clearMessage);

const TITLE = 'Se elimino';

test('a branch: the success says that the business has no default one any more', async () => {
  const text = 'Sucursal Centro. El negocio queda sin sucursal predeterminada';
  stubbedApi({ 'branch/v3/deactivate': () => successResponse({}, { title: TITLE, message: text }) });
  await deleteBranch(branch());
  assert.is(message.value?.title, TITLE);
  assert.is(message.value?.text, text);
});

test('a cashier: the success says that the branch has no default one any more', async () => {
  const text = 'Caja @tiendaluna-centro-caja1. La sucursal queda sin caja predeterminada';
  stubbedApi({ 'users/v3/delete': () => successResponse({}, { title: TITLE, message: text }) });
  await deleteCashier(cashier(), {
    id: 'br_centro',
    name: 'Centro',
    username: 'tiendaluna-centro',
    scope: {},
  });
  assert.is(message.value?.title, TITLE);
  assert.is(message.value?.text, text);
});

test.run();
