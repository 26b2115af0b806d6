import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deleteCashier } from '../../../src/screens/cashiers/cashier-operations.ts';
import { clearMessage, message } from '../../../src/stores/messages.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('deleting a default cashier');
test.after.each(clearMessage);

const TITLE = 'Se elimino';

test('the success says that the branch has no default one any more', async () => {
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
