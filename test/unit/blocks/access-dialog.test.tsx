import { AccessDialog } from '#blocks/access/access-dialog.tsx';
import { sendCashierPassword } from '#screens/cashiers/cashier-operations.ts';
import { startSession } from '#stores/session.ts';
import { adminSession, cashier } from '../fixtures/index.ts';
import { assert, render, test } from '../support/render.tsx';
import { failureResponse, stubbedApi } from '../support/stubbed-api.ts';

const RESET = 'users/v3/password/reset';
const SENT = 'Enviamos otra contraseña de un solo uso a caja1.centro@tiendaluna.gt.';

test('resending a password shows a failure, retries with the same key, and uses a new key for the next resend', async () => {
  startSession(adminSession());
  const api = stubbedApi({ [RESET]: () => failureResponse(500, { title: 'Ocupado', message: 'Intenta' }) });
  const scope = { businessBranchId: 'br_centro' };
  const branch = { id: 'br_centro', name: 'Centro', username: 'tiendaluna-centro', scope };
  const view = await render(
    <AccessDialog
      access={{ ...cashier(), branch: 'Centro' }}
      resend={() => sendCashierPassword(cashier(), branch)}
      onClose={() => {}}
    />,
  );
  const sendAgain = () => view.clickAndLoad('Enviar de nuevo');
  const said = () => view.texts('[role=alert], [role=status]');

  assert.match(view.text('[role=dialog]'), 'de un solo uso a caja1.centro@tiendaluna.gt');
  assert.is(view.text('[role=dialog] dl'), 'Usuariotiendaluna-centro-caja1SucursalCentro');
  await sendAgain();
  assert.equal(said(), ['Ocupado: Intenta']);
  api.responders[RESET] = () => Response.json({ responseContent: {} });
  await sendAgain();
  assert.equal(said(), [SENT]);
  api.responders[RESET] = () => failureResponse(500, { title: 'Ocupado', message: 'Intenta' });
  await sendAgain();
  assert.equal(said(), ['Ocupado: Intenta'], 'it does not say that it was sent');
  const [first, second, third] = api.callsOf(RESET).map(({ idempotencyKey }) => idempotencyKey);
  assert.ok(first === second && second !== third);

  await view.clickButton('Hoja de acceso');
  assert.is(view.text('h2'), 'Hoja de acceso de Caja 1');
  assert.is(
    view.text('article'),
    `Tienda LunaCentroCaja 1Hoja de accesoPortal${location.host}Usuariotiendaluna-centro-caja1Correocaja1.centro@tiendaluna.gt` +
      'Abre el portal en el navegador y escribe tu usuario.Escribe la contraseña de un solo uso que llegó a tu correo.' +
      'Crea tu propia contraseña. No se la des a nadie ni la anotes aquí.',
  );
  await view.clickButton('Volver');
  assert.ok(view.button('Listo'));
});
