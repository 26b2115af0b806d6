import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { RoleChoice } from '../../../src/screens/administrative-users/role-choice.tsx';
import { successResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('choosing a role');

test('each role has one explanation: its own, or one made from its permissions', async () => {
  const permissions = ['view_payments', 'cashier_manage'];
  stubbedApi({
    'users/v1/admin/role/list': () =>
      successResponse({
        roles: [
          { id: 'ro_1', name: 'Administrador', description: 'Ve y cambia todo.', permissions },
          { id: 'ro_2', name: 'Turno', description: '', permissions: ['view_payments'] },
          { id: 'ro_3', name: 'Más', description: 'Ve cierres.', permissions: ['closing_history'] },
        ],
      }),
  });
  const view = await render(
    <RoleChoice permissions={permissions} value="" onChange={() => undefined} error={undefined} />,
  );
  await view.settle();
  assert.equal(view.texts('label'), [
    'AdministradorVe y cambia todo.',
    'TurnoVe pagos, sin cambiar nada.',
    'MásVe cierres.Puede más que tú: no lo puedes dar.',
  ]);
});

test.run();
