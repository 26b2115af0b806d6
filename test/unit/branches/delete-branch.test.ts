import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deleteBranch } from '../../../src/screens/branches/branch-operations.ts';
import { clearMessage, message } from '../../../src/stores/messages.ts';
import { branch } from '../../fixtures/branch.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('deleting a default branch');
test.after.each(clearMessage);

const TITLE = 'Se elimino';

test('the success says that the business has no default one any more', async () => {
  const text = 'Sucursal Centro. El negocio queda sin sucursal predeterminada';
  stubbedApi({ 'branch/v3/deactivate': () => successResponse({}, { title: TITLE, message: text }) });
  await deleteBranch(branch());
  assert.is(message.value?.title, TITLE);
  assert.is(message.value?.text, text);
});

test.run();
