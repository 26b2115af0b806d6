import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CreateDialog } from '../../../src/screens/administrative-users/administrative-user-form-dialogs.tsx';
import { permissionsSummary } from '../../../src/screens/administrative-users/role-choice.tsx';
import { ADMIN, SUPERVISOR } from '../../fixtures/role-permissions.ts';
import { render } from '../../support/render.tsx';
import { signInAs } from '../../support/sign-in-as.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

test('each role has one explanation, its own or one derived from its permissions, and only roles within the user’s own permissions can be given', async () => {
  const permissions = ['view_payments', 'cashier_manage'];
  signInAs('admin', permissions);
  stubbedApi({
    'users/v1/admin/role/list': {
      roles: [
        { id: 'ro_1', name: 'Administrador', description: 'Ve y cambia todo.', permissions },
        { id: 'ro_2', name: 'Turno', description: '', permissions: ['view_payments'] },
        { id: 'ro_3', name: 'Más', description: 'Ve cierres.', permissions: ['closing_history'] },
      ],
    },
  });
  const view = await render(<CreateDialog />);
  await view.appears('[type=radio]');
  const radios = view.findAll('[type=radio]') as HTMLInputElement[];
  const shown = radios.map((radio) => [radio.labels?.[0]?.textContent, radio.disabled]);
  assert.equal(shown, [
    ['AdministradorVe y cambia todo.', false],
    ['TurnoVe pagos, sin cambiar nada.', false],
    ['MásVe cierres.Puede más que tú: no lo puedes dar.', true],
  ]);
});

for (const [permissions, words] of [
  [ADMIN, 'Ve y cambia pagos, cierres, sucursales, cajas y equipo; solo ve pagos por liquidar.'],
  [SUPERVISOR, 'Ve pagos, pagos por liquidar, cierres, sucursales, cajas y equipo, sin cambiar nada.'],
  [
    ['view_balance', 'view_payments', 'closing_history'],
    'Ve pagos, pagos por liquidar y cierres, sin cambiar nada.',
  ],
  [['view_payments', 'cashier_manage'], 'Ve y cambia pagos.'],
  [[], 'No ve nada.'],
] as const)
  test(`permissions in words: ${words}`, () => assert.is(permissionsSummary(permissions), words));
