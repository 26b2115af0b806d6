import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AccessDialog } from '../../../src/blocks/access/access-dialog.tsx';
import { sendCashierPassword } from '../../../src/screens/cashiers/cashier-operations.ts';
import { startSession } from '../../../src/stores/session.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { adminSession } from '../../fixtures/session.ts';
import { clickAndLoad, render } from '../../support/render.tsx';
import { failureResponse, stubbedApi } from '../../support/stubbed-api.ts';

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
  const sendAgain = () => clickAndLoad(view, 'Enviar de nuevo');
  const said = () => view.texts('[role=alert], [role=status]');

  assert.match(view.text('[role=dialog]'), 'de un solo uso a caja1.centro@tiendaluna.gt');
  await sendAgain();
  assert.equal(said(), ['Ocupado: Intenta']);
  api.responders[RESET] = () => Response.json({ responseContent: {} });
  await sendAgain();
  assert.equal(said(), [SENT]);
  await sendAgain();
  const [first, second, third] = api.callsOf(RESET).map(({ idempotencyKey }) => idempotencyKey);
  assert.ok(first === second && second !== third);

  await view.clickButton('Hoja de acceso');
  const sheet = view.text('article');
  for (const text of ['Centro', 'Caja 1', 'tiendaluna-centro-caja1', location.host])
    assert.match(sheet, text);
  await view.clickButton('Volver');
  assert.ok(view.button('Listo'));
});
