import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BlockManyDialog } from '../../../src/screens/cashiers/block-many-dialog.tsx';
import { startSession } from '../../../src/stores/session.ts';
import { ownerSession } from '../../dialogs/dialog-case.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const BLOCK = 'users/v3/block';
const SCOPE = { businessBranchId: 'br_centro' };
const branch = { id: 'br_centro', name: 'Centro', username: 'tiendaluna-centro', scope: SCOPE };
const [one, two] = [cashier(), cashier({ id: 'us_caja2', name: 'Caja 2' })];
const blocked = cashier({ id: 'us_caja3', name: 'Caja 3', status: 'blocked' });

test('the active cashiers are blocked once the word is typed, and a rejection is shown with its reason', async () => {
  const api = stubbedApi({
    [BLOCK]: ({ content }) =>
      content.userId === 'us_caja2'
        ? failureResponse(404, { title: 'Caja', message: 'No se encontró la caja' })
        : successResponse({}),
  });
  startSession(ownerSession());
  const view = await render(
    <BlockManyDialog step="block-many" cashier={one} among={[one, two, blocked]} branch={branch} />,
  );
  assert.is(view.findAll('li').length, 2);
  await view.click(view.find('input'));
  await view.click(view.button('Bloquear 2 cajas'));
  assert.match(document.body.textContent ?? '', 'Caja 1, Caja 2: dejarán de entrar y de cobrar');
  assert.ok(view.button('Bloquear 2 cajas').disabled);
  await view.type(view.field('Escribe'), 'Bloquear');
  await view.click(view.button('Bloquear 2 cajas'));
  await view.until(() => view.findAll('[role=status]')[0]?.textContent?.includes(':') === true);
  assert.equal(view.texts('li'), ['Caja 1Bloqueada', 'Caja 2No se hizoNo se encontró la caja']);
  assert.equal(
    api.callsOf(BLOCK).map(({ content }) => content),
    [one, two].map(({ id }) => ({ userId: id, ...SCOPE })),
  );
});
