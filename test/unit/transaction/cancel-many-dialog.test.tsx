import { fireEvent } from '@testing-library/react';
import { CancelManyDialog } from '#features/transaction/cancel-many-dialog.tsx';
import { unwatchRequest, watchRequest } from '#features/transaction/watched-requests.ts';
import { useResource } from '#stores/resource.ts';
import { startSession } from '#stores/session.ts';
import { ownerSession } from '../dialogs/dialog-case.ts';
import { transaction } from '../fixtures/transaction.ts';
import { assert, render, test, type View } from '../support/render.tsx';
import { type Call, failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const CANCEL = 'transactions/v3/requests/cancel';
const RETRIEVE = 'transactions/v3/retrieve';

const PENDING = [1, 2, 3, 4, 5, 6].map((n) =>
  transaction({ id: `tx_${n}`, formattedAmount: `Q${n}.00`, amount: n }),
);
const nobody = { businessUserId: null, businessUserName: null };
const UNASSIGNED = transaction({ ...nobody, id: 'tx_9', origin: 'payment' });

/** Shows the cached reads that the dialog's calls make stale; `read` gets the key of each read. */
function Reader({ name, read }: { name: string; read: string[] }) {
  useResource(name, async () => {
    read.push(name);
    return { ok: true, data: name };
  });
  return null;
}

async function open(read: string[] = []) {
  startSession(ownerSession());
  return render(
    <>
      {['transactions/all', 'open-balance/all', 'closings/all'].map((name) => (
        <Reader key={name} {...{ name, read }} />
      ))}
      <CancelManyDialog step="cancel-many" first="tx_2" transactions={[...PENDING, UNASSIGNED]} />
    </>,
  );
}

const boxes = (view: View) => view.findAll('li input') as HTMLInputElement[];
const box = (view: View, number: number) => boxes(view)[number - 1] as HTMLInputElement;
const checked = (view: View) => boxes(view).reduce((text, box) => text + (box.checked ? 1 : 0), '');
const idOf = ({ content }: Call) => String(content.transactionId);
const canceled = ({ content }: Call) =>
  successResponse({ transaction: transaction({ id: String(content.transactionId), status: 'canceled' }) });
const outcomes = (view: View) => view.texts('li').map((text) => text.replace(/^.* · /, ''));

test('Shift selects the rows in between, by keyboard as by pointer, and one button selects all or none', async () => {
  const view = await open();
  assert.equal([checked(view), view.text('[role=status]')], ['010000', '1 de 6'], 'the row it came from');
  assert.ok(view.button('Cancelar 1 pendiente'));
  assert.match(view.text('li'), 'Centro · Caja 1', 'who sees several branches sees which');
  await view.click(box(view, 5));
  await view.click(box(view, 3));
  assert.is(checked(view), '011010');
  await view.act(() => void fireEvent.keyDown(box(view, 6), { key: ' ', shiftKey: true }));
  assert.is(checked(view), '011111');
  await view.click(box(view, 1));
  await view.click(box(view, 1));
  await view.act(() => void fireEvent.click(box(view, 6), { shiftKey: true }));
  assert.is(checked(view), '000000');
  await view.click(view.find('input'));
  assert.is(checked(view), '111111');
  await view.click(view.find('input'));
  assert.is(checked(view), '000000');
  assert.ok(view.button('Elige al menos uno').disabled);
});

test('after a confirmation each is canceled by a call of its own, a few at a time', async () => {
  let atOnce = 0;
  let most = 0;
  const api = stubbedApi({
    [CANCEL]: async (call) => {
      most = Math.max(most, ++atOnce);
      await new Promise((resolve) => setTimeout(resolve, 0));
      atOnce--;
      return canceled(call);
    },
  });
  const read: string[] = [];
  const view = await open(read);
  await view.loaded();
  read.length = 0;
  await view.click(view.find('input'));
  await view.click(view.button('Cancelar 6 pendientes'));
  assert.equal(api.calls, []);
  await view.click(view.button('Sí, cancelar 6 pendientes'));
  await view.until(() => document.body.textContent?.includes('Cancelado: 6.') === true);
  const canceledIds = api.callsOf(CANCEL).map(idOf).sort();
  assert.equal(
    canceledIds,
    PENDING.map(({ id }) => id),
  );
  assert.is(new Set(api.callsOf(CANCEL).map(({ idempotencyKey }) => idempotencyKey)).size, 6);
  assert.is(most, 4);
  await view.loaded();
  assert.equal(read.sort(), ['closings/all', 'open-balance/all', 'transactions/all'], 'read again');
});

test('what was paid and refunded meanwhile is said to be paid', async () => {
  stubbedApi({
    [CANCEL]: () => failureResponse(409, { title: 'Solicitud', message: 'Ya no está pendiente' }),
    [RETRIEVE]: { transaction: transaction({ status: 'refunded' }) },
  });
  const view = await open();
  await view.click(view.button('Cancelar 1 pendiente'));
  await view.click(view.button('Sí, cancelar 1 pendiente'));
  await view.until(() => outcomes(view)[0] === 'Q2.00Ya se pagó');
  assert.equal(outcomes(view), ['Q2.00Ya se pagó']);
});

test('the outcome of each is shown in words, and only failed ones are repeated, with the same key', async () => {
  let fails = true;
  const api = stubbedApi({
    [CANCEL]: (call) => {
      if (idOf(call) === 'tx_1' || idOf(call) === 'tx_3')
        return failureResponse(409, { title: 'Solicitud', message: 'Ya no está pendiente' });
      if (idOf(call) === 'tx_2' && fails)
        return failureResponse(503, { title: 'Servidor', message: 'Intenta de nuevo' });
      return canceled(call);
    },
    [RETRIEVE]: (call) =>
      successResponse({
        transaction: transaction({ status: idOf(call) === 'tx_1' ? 'completed' : 'rejected' }),
      }),
  });
  watchRequest({ id: 'tx_4' });
  const view = await open();
  for (const number of [1, 3, 4]) await view.click(box(view, number));
  await view.click(view.button('Cancelar 4 pendientes'));
  assert.match(view.text(), '¿Cancelar 4 pendientes?Suman Q10.00. Ya nadie podrá pagar lo que canceles.');
  await view.click(view.button('Sí, cancelar 4 pendientes'));
  await view.until(() => view.findAll('[role=status]')[0]?.textContent?.includes(':') === true);
  assert.equal(outcomes(view), [
    'Q1.00Ya se pagó',
    'Q2.00No se pudoIntenta de nuevo',
    'Q3.00Ya estaba rechazado',
    'Q4.00Cancelado',
  ]);
  assert.not.ok(unwatchRequest('tx_4'), 'its outcome is not announced as well');
  fails = false;
  await view.click(view.button('Repetir la que falló'));
  await view.until(() => outcomes(view)[1] === 'Q2.00Cancelado');
  assert.equal(api.callsOf(CANCEL).map(idOf).slice(4), ['tx_2']);
  const keys = api.callsOf(CANCEL).filter((call) => idOf(call) === 'tx_2');
  assert.is(keys[0]?.idempotencyKey, keys[1]?.idempotencyKey);
});
