import type { AdministrativeUser } from '@cobros/sdk';
import { suite } from 'uvu';
import AdministrativeUsersScreen from '../../../src/screens/administrative-users/administrative-users-screen.tsx';
import { startSession } from '../../../src/stores/session.ts';
import { administrativeUser } from '../../fixtures/administrative-user.ts';
import { adminSession } from '../../fixtures/session.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { loadedView } from '../../support/loaded-view.ts';
import { render } from '../../support/render.tsx';
import { rowDialogTests, typeWord } from '../../support/row-dialog-tests.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('the dialogs of an administrative user');
const LIST = 'users/v1/admin/users/list';
const SAID: [string, string] = ['Equipo', 'Se actualizo con éxito'];

async function open() {
  startSession(adminSession());
  history.replaceState(null, '', '/user-administration');
  const data: AdministrativeUser[] = [administrativeUser({ secondFactorEnabled: true })];
  const api = stubbedApi({
    [LIST]: () =>
      successResponse({ data, count: 1, pageProperties: { currentPage: 1, pageSize: 10, totalPages: 1 } }),
    'users/v1/admin/role/list': () =>
      successResponse({
        roles: [
          {
            id: 'ro_supervisor',
            name: 'Supervisor',
            description: 'Ve todo.',
            permissions: ['view_payments'],
          },
          { id: 'ro_admin', name: 'Administrador', description: 'Cambia todo.', permissions: [] },
        ],
      }),
  });
  const view = await render(<AdministrativeUsersScreen />);
  await loadedView(view);
  return { view, api };
}

rowDialogTests({
  test,
  open,
  list: LIST,
  cases: [
    {
      row: 'Claudia Tun',
      item: 'Editar',
      tells: 'Editar usuario@tiendaluna-claudia',
      fill: async (view) => {
        await view.type(view.field('Nombre'), ' Claudia  Tun Paz ');
        await view.type(view.field('Correo electrónico'), ' paz@tiendaluna.gt ');
        await view.type(view.field('Teléfono'), '');
        await view.click(view.field('Administrador'));
        await view.click(view.button('Bloqueado'));
      },
      button: 'Guardar cambios',
      call: 'users/v1/admin/users/edit',
      content: {
        userId: 'us_claudia',
        name: 'Claudia Tun Paz',
        emailAddress: 'paz@tiendaluna.gt',
        countryCode: '502',
        phoneNumber: null,
        roleId: 'ro_admin',
        status: 'blocked',
      },
      said: SAID,
    },
    {
      row: 'Claudia Tun',
      item: 'Reiniciar contraseña',
      tells: 'Enviaremos una contraseña de un solo uso a claudia@tiendaluna.gt',
      fill: typeWord('Reiniciar'),
      button: 'Reiniciar contraseña',
      call: 'users/v3/password/reset',
      content: { userId: 'us_claudia' },
      said: SAID,
    },
    {
      row: 'Claudia Tun',
      item: 'Quitar verificación en dos pasos',
      tells:
        'Si Claudia Tun perdió su teléfono. Sus sesiones se cierran y le avisamos a claudia@tiendaluna.gt',
      fill: typeWord('Quitar'),
      button: 'Quitar verificación',
      call: 'users/v1/admin/users/second-factor/reset',
      content: { userId: 'us_claudia' },
      said: SAID,
    },
    {
      row: 'Claudia Tun',
      item: 'Eliminar',
      tells: 'Vas a eliminar a Claudia TunEsta acción no se puede deshacer',
      fill: typeWord('Eliminar'),
      button: 'Eliminar usuario',
      call: 'users/v1/admin/users/delete',
      content: { userId: 'us_claudia' },
      said: SAID,
    },
  ],
});

test.run();
