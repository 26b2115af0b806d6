import { suite } from 'uvu';
import CashiersScreen from '../../../src/screens/cashiers/cashiers-screen.tsx';
import { startSession } from '../../../src/stores/session.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { adminSession } from '../../fixtures/session.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { loadedView } from '../../support/loaded-view.ts';
import { render } from '../../support/render.tsx';
import { rowDialogTests, typeWord } from '../../support/row-dialog-tests.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('the dialogs of a cashier');
const LIST = 'users/v3/admin/list';
const NAMED = 'Caja @tiendaluna-centro-caja1';
/** An admin names the branch in every call. */
const SCOPE = { businessBranchId: 'br_centro' };
const SAVED = 'Se actualizo con éxito';

const CASHIERS = [
  cashier(),
  cashier({ id: 'us_caja2', name: 'Caja 2', status: 'blocked', username: 'tiendaluna-centro-caja2' }),
  cashier({ id: 'us_caja3', name: 'Caja 3', username: 'tiendaluna-centro-caja3' }),
];

async function open() {
  startSession(adminSession());
  const branch = { branchId: 'br_centro', branchName: 'Centro', username: 'tiendaluna-centro' };
  history.replaceState(branch, '', '/branches/checkouts');
  const api = stubbedApi({
    [LIST]: () => successResponse({ users: CASHIERS, defaultUser: { id: 'us_caja3', name: 'Caja 3' } }),
    'users/v3/notification/catalogs': () =>
      successResponse({
        notificationMethods: [{ id: '1', name: 'Notificación push', notificationMethod: 'push' }],
        webhookAPIKeyHeaders: [],
      }),
    'transactions/v3/history/daily-totals': () => successResponse({ days: [], places: [] }),
  });
  const view = await render(<CashiersScreen />);
  await loadedView(view);
  return { view, api };
}

rowDialogTests({
  test,
  open,
  list: LIST,
  cases: [
    {
      row: 'Caja 1',
      item: 'Editar',
      tells: 'Editar caja@tiendaluna-centro-caja1',
      fill: async (view) => {
        await view.type(view.field('Nombre'), ' Terraza  sur ');
        await view.type(view.field('Referencia'), ' C102 ');
        await view.type(view.field('Correo electrónico'), ' terraza@tiendaluna.gt ');
      },
      button: 'Guardar cambios',
      call: 'users/v3/modify',
      content: {
        userId: 'us_caja1',
        name: 'Terraza sur',
        emailAddress: 'terraza@tiendaluna.gt',
        referenceId: 'C102',
        ...SCOPE,
      },
      said: ['Se edito', NAMED],
    },
    {
      row: 'Caja 1',
      item: 'Notificaciones',
      tells: 'Cómo se avisa de los pagos de Caja 1',
      button: 'Guardar',
      call: 'users/v3/notification-change',
      content: {
        level: 'BusinessUser',
        ownerId: 'us_caja1',
        notificationMethod: 'push',
        notificationMethodId: '1',
        webhookURL: '',
        webhookAPIKey: '',
        webhookAPIKeyHeader: '',
        ...SCOPE,
      },
      said: ['Las notificaciones', SAVED],
    },
    {
      row: 'Caja 1',
      item: 'Reiniciar contraseña',
      tells: 'Enviaremos una contraseña de un solo uso a caja1.centro@tiendaluna.gt',
      fill: typeWord('Reiniciar'),
      button: 'Reiniciar contraseña',
      call: 'users/v3/password/reset',
      content: { userId: 'us_caja1', ...SCOPE },
      said: ['Se reinicio la contraseña', NAMED],
    },
    {
      row: 'Caja 1',
      item: 'Bloquear caja',
      tells: 'Caja 1 dejará de entrar y de cobrar',
      fill: typeWord('Bloquear'),
      button: 'Bloquear caja',
      call: 'users/v3/block',
      content: { userId: 'us_caja1', ...SCOPE },
      said: ['Se bloqueo', NAMED],
    },
    {
      row: 'Caja 2',
      item: 'Desbloquear caja',
      tells: 'Caja 2 podrá entrar y cobrar de nuevo',
      fill: typeWord('Desbloquear'),
      button: 'Desbloquear caja',
      call: 'users/v3/unblock',
      content: { userId: 'us_caja2', ...SCOPE },
      said: ['Se desbloqueo', 'Caja @tiendaluna-centro-caja2'],
    },
    {
      row: 'Caja 1',
      item: 'Tipo de cierre',
      tells: 'Tipo de cierre para tiendaluna-centro-caja1',
      fill: async (view) => {
        await view.click(view.field('Automático'));
        await view.type(view.find<HTMLSelectElement>('[aria-label="Hora de cierre"]'), '7');
      },
      button: 'Guardar',
      call: 'users/v3/config/closings',
      content: {
        level: 'BusinessUser',
        ownerId: 'us_caja1',
        closingType: 'automatic',
        closingTime: 7,
        ...SCOPE,
      },
      said: ['La configuración de cierre', SAVED],
    },
    {
      row: 'Caja 1',
      item: 'Definir predeterminada',
      tells: 'Predeterminada ahoraCaja 3Nueva predeterminadaCaja 1',
      button: 'Definir predeterminada',
      call: 'branch/v3/config/default-operative',
      content: { id: 'us_caja1', ...SCOPE },
      said: ['La caja predeterminada', SAVED],
    },
    {
      row: 'Caja 1',
      item: 'Autorizar cierre individual',
      tells: 'Para Caja 1, @tiendaluna-centro-caja1',
      fill: (view) => view.click(view.find('[role=switch]')),
      button: 'Guardar',
      call: 'users/v3/config/closings/locked-state',
      content: { businessUserId: 'us_caja1', closingLocked: true, ...SCOPE },
      said: ['La configuración de cierre', SAVED],
    },
    {
      row: 'Caja 1',
      item: 'Caja titular',
      tells: 'Caja 1 podrá ver y cerrar las cajas que elijas',
      fill: (view) => view.click(view.field('Caja 3')),
      button: 'Guardar 1 caja',
      call: 'users/v3/set-children',
      content: { businessUserId: 'us_caja1', businessUserChildren: ['us_caja3'], ...SCOPE },
      said: ['La caja titular', SAVED],
    },
    {
      row: 'Caja 1',
      item: 'Eliminar',
      tells: 'Vas a eliminar Caja 1Esta acción no se puede deshacer',
      fill: typeWord('Eliminar'),
      button: 'Eliminar caja',
      call: 'users/v3/delete',
      content: { userId: 'us_caja1', ...SCOPE },
      said: ['Se elimino', NAMED],
    },
  ],
});

test.run();
