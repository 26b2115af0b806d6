import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BranchesTable } from '../../../src/screens/branches/branches-table.tsx';
import { resetBranchPassword } from '../../../src/screens/branches/operations/reset-branch-password.ts';
import { clearMessage, message } from '../../../src/stores/messages.ts';
import { branch } from '../../fixtures/branch.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('branches on the screen');
test.after(clearMessage);

for (const [permissions, name] of [
  [['branch_view', 'cashier_view'], 'LinkToCashiers'],
  [['branch_view', 'cashier_view', 'branch_manage'], 'Ver cajas'],
  [['branch_view'], ''],
] as const) {
  test(`with ${permissions.join(', ')} the cashiers are reached by ${name || 'nothing'}`, async () => {
    const person = { type: 'admin', permissions: [...permissions] } as const;
    const view = await render(
      <BranchesTable rows={[branch()]} defaultBranchId={undefined} person={person} />,
    );
    assert.equal(
      view.findAll('a[aria-label="Ver cajas de Centro"]').map(({ textContent }) => textContent),
      name ? [name.replace('LinkToCashiers', 'Centro')] : [],
    );
    await view.unmount();
  });
}

test('the one-time password is for the admin of the branch', async () => {
  const api = stubbedApi({ 'users/v3/password/reset': () => successResponse({}) });
  await resetBranchPassword(branch());
  assert.equal(
    api.calls.map(({ content }) => content),
    [{ userId: 'us_centro' }],
  );
  assert.is(message.value?.kind, 'success');
});

test.run();
