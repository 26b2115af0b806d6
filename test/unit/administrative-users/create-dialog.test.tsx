import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CreateDialog } from '../../../src/screens/administrative-users/administrative-user-form-dialogs.tsx';
import { startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('new administrative user');

test('only roles within the user’s own permissions can be given', async () => {
  const { userData } = session();
  startSession(session({ userData: { ...userData, permissions: ['view_payments', 'user_view'] } }));
  stubbedApi({
    'users/v1/admin/role/list': () =>
      successResponse({
        roles: [
          {
            id: 'ro_1',
            name: 'Administrador',
            description: '',
            permissions: ['view_payments', 'user_manage'],
          },
          { id: 'ro_2', name: 'Turno', description: '', permissions: ['view_payments'] },
        ],
      }),
  });
  const view = await render(<CreateDialog />);
  await view.appears('[type=radio]');
  assert.equal(
    view.findAll('[type=radio]').map((radio) => (radio as HTMLInputElement).disabled),
    [true, false],
  );
});

test.run();
