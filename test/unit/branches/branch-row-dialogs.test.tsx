import { suite } from 'uvu';
import BranchesScreen from '../../../src/screens/branches/branches-screen.tsx';
import { startSession } from '../../../src/stores/session.ts';
import { branch, branchAdmin } from '../../fixtures/branch.ts';
import { adminSession } from '../../fixtures/session.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { loadedView } from '../../support/loaded-view.ts';
import { render } from '../../support/render.tsx';
import { rowDialogTests, typeWord } from '../../support/row-dialog-tests.ts';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('the dialogs of a branch');
const LIST = 'branch/v3/list';
const NAMED = 'Sucursal Centro';

const BRANCHES = [
  branch(),
  branch({
    id: 'br_zona10',
    name: 'Zona 10',
    status: 'blocked',
    admin: branchAdmin({ id: 'us_zona10', username: 'tiendaluna-zona10', status: 'blocked' }),
  }),
];

async function open() {
  startSession(adminSession());
  history.replaceState(null, '', '/branches');
  const api = stubbedApi({
    [LIST]: () => successResponse({ branches: BRANCHES }),
    'branch/v3/admin/list': () => successResponse({ defaultBranch: { id: 'br_zona10', name: 'Zona 10' } }),
    'transactions/v3/history/daily-totals': () => successResponse({ days: [], places: [] }),
  });
  const view = await render(<BranchesScreen />);
  await loadedView(view);
  return { view, api };
}

rowDialogTests({
  test,
  open,
  list: LIST,
  cases: [
    {
      row: 'Centro',
      item: 'Reiniciar contraseña',
      tells: 'Enviaremos una contraseña de un solo uso a centro@tiendaluna.gt',
      fill: typeWord('Reiniciar'),
      button: 'Reiniciar contraseña',
      call: 'users/v3/password/reset',
      content: { userId: 'us_centro' },
      said: ['Se reinicio la contraseña', NAMED],
    },
    {
      row: 'Centro',
      item: 'Bloquear sucursal',
      tells: 'Centro y todas sus cajas dejarán de cobrar',
      fill: typeWord('Bloquear'),
      button: 'Bloquear sucursal',
      call: 'users/v3/block',
      content: { userId: 'us_centro' },
      said: ['Se bloqueo', NAMED],
    },
    {
      row: 'Zona 10',
      item: 'Desbloquear sucursal',
      tells: 'Zona 10 y todas sus cajas podrán cobrar de nuevo',
      fill: typeWord('Desbloquear'),
      button: 'Desbloquear sucursal',
      call: 'users/v3/unblock',
      content: { userId: 'us_zona10' },
      said: ['Se desbloqueo', 'Sucursal Zona 10'],
    },
    {
      row: 'Centro',
      item: 'Tipo de cierre',
      tells: 'Tipo de cierre para tiendaluna-centro',
      fill: async (view) => {
        await view.click(view.field('Automático'));
        await view.type(view.find<HTMLSelectElement>('[aria-label="Hora de cierre"]'), '20');
      },
      button: 'Guardar',
      call: 'users/v3/config/closings',
      content: { level: 'BusinessBranch', ownerId: 'us_centro', closingType: 'automatic', closingTime: 20 },
      said: ['La configuración de cierre', 'Se actualizo con éxito'],
    },
    {
      row: 'Centro',
      item: 'Definir predeterminada',
      tells: 'Predeterminada ahoraZona 10Nueva predeterminadaCentro',
      button: 'Definir predeterminada',
      call: 'users/v3/profile/config/default-branch',
      content: { id: 'br_centro' },
      said: ['La sucursal predeterminada', 'Se actualizo con éxito'],
    },
    {
      row: 'Centro',
      item: 'Eliminar',
      tells: 'Vas a eliminar CentroEsta acción no se puede deshacer',
      fill: typeWord('Eliminar'),
      button: 'Eliminar sucursal',
      call: 'branch/v3/deactivate',
      content: { id: 'br_centro' },
      said: ['Se elimino', NAMED],
    },
  ],
});

test.run();
