import type { Transaction } from '@cobros/sdk';
import { detailFacts, detailIdentifiers } from '#features/transaction/detail/detail-facts.ts';
import DetailPanel from '#features/transaction/detail/detail-panel.tsx';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { clearMessage, message } from '#stores/messages.ts';
import { forgetResources } from '#stores/resource.ts';
import { appUser, charge, paid, signInAs, transaction } from '../fixtures/index.ts';
import { assert, openPage, render, test, type View } from '../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const RETRIEVE = 'transactions/v3/retrieve';

async function open(shown: Transaction) {
  const { view } = await openPage(<DetailPanel id={shown.id} rows={[shown]} />, {
    [RETRIEVE]: { transaction: { ...shown, events: [] } },
  });
  return view;
}

const received = paid({ receiptCode: 'AB12-CD34' });

test('a transaction that can’t be loaded shows why, and is loaded again only if that can help', async () => {
  signInAs('operator');
  for (const status of [404, 500]) {
    const { view, api } = await openPage(<DetailPanel id="tx_9" rows={[]} />, {
      [RETRIEVE]: () => failureResponse(status, { title: 'Transacción', message: 'No se encontró' }),
    });
    const alert = view.text('[role=dialog] [role=alert]');
    assert.match(
      alert,
      status === 404
        ? /No se encontró la transacciónPuede que no exista, que no tengas acceso o que el enlace esté mal\.$/
        : /No se encontróReintentar$/,
    );
    if (status === 404) continue;
    api.responders[RETRIEVE] = { transaction: received };
    await view.clickAndLoad('Reintentar');
    assert.match(view.text('[role=dialog]'), 'Q125.50');
  }
});

test('a pending charge whose branch or cashier is blocked says why it cannot be paid, and is not offered for sharing', async () => {
  signInAs('operator');
  assert.match((await open(charge())).text('[role=dialog]'), 'Compartir');
  const said = {
    branch: 'Por ahora no se puede pagar: la sucursal está bloqueada',
    cashier: 'Por ahora no se puede pagar: la caja está bloqueada',
  } as const;
  for (const blockedBy of ['branch', 'cashier'] as const) {
    const view = await open(charge({ blockedBy, paymentLink: null }));
    assert.is(view.text('[role=dialog] [role=status]'), said[blockedBy]);
    assert.not.match(view.text('[role=dialog]'), 'Compartir');
  }
});

test('what is no longer pending shows when it ended instead of the time left', async () => {
  signInAs('operator');
  const { expirationDate } = charge();
  assert.ok(expirationDate);
  const words = (await open(paid({ expirationDate }))).text('[role=dialog]');
  assert.match(words, '10:43:20');
  assert.not.match(words, /Quedan|Venci|Expir/);
});

test('the total is shown alone, or below the subtotal if there is a discount; the identifiers for support have labels', () => {
  const labels = (formattedSubTotal: string, formattedDiscount: string) => {
    const amountDetail = { formattedSubTotal, formattedDiscount, formattedTotal: 'Q58.25' };
    return detailFacts(transaction({ amountDetail })).map(([label]) => label);
  };
  assert.is(labels('Q58.25', 'Q0.00')[0], 'Total');
  assert.equal(labels('Q61.00', '−Q2.75').slice(0, 3), ['Subtotal', 'Descuento', 'Total']);
  const named = Object.fromEntries(detailIdentifiers(transaction({ transferId: 'tr_1', closingId: 'cl_1' })));
  assert.equal(named, {
    Transacción: 'tx_1',
    Solicitud: 'pr_1',
    Transferencia: 'tr_1',
    Cierre: 'cl_1',
    Negocio: 'bu_luna',
    Sucursal: 'br_centro',
    Caja: 'us_caja1',
    Usuario: 'au_maria',
    'Tipo de usuario': appUser().type,
  });
});

test('buttons lead to the previous and next rows, and are disabled at the ends', async () => {
  signInAs('operator');
  const rows = ['tx_0', 'tx_1', 'tx_2'].map((id) => paid({ id }));
  stubbedApi({
    [RETRIEVE]: ({ content }) =>
      successResponse({ transaction: paid({ id: String(content.transactionId) }) }),
  });
  for (const [id, ...leadTo] of [
    ['tx_0', undefined, '?t=tx_1'],
    ['tx_1', '?t=tx_0', '?t=tx_2'],
    ['tx_2', '?t=tx_1', undefined],
    ['tx_9', undefined, undefined],
  ] as const)
    for (const [index, name] of ['Transacción anterior', 'Transacción siguiente'].entries()) {
      history.replaceState(null, '', `/transaction/history?t=${id}`);
      const view = await render(<DetailPanel id={id} rows={rows} />);
      await view.loaded();
      assert.is(view.button(name).disabled, leadTo[index] === undefined, `${name} of ${id}`);
      await view.clickButton(name);
      assert.is(location.search, leadTo[index] ?? `?t=${id}`);
    }
});

test('the footer has what the user may do with the transaction, and each button opens its dialog', async () => {
  const buttons = (view: View) => view.texts('[role=dialog] button').filter(Boolean).join();
  signInAs('admin', ['view_payments']);
  assert.is(buttons(await open(received)), 'Comprobante');
  assert.is(buttons(await open(transaction())), '');
  signInAs('branch_admin');
  const view = await open(received);
  assert.is(buttons(view), 'Reembolsar,Comprobante');
  for (const [name, step] of [
    ['Reembolsar', 'refund'],
    ['Comprobante', 'receipt'],
  ] as const) {
    await view.clickButton(name);
    const opened = transactionModal.current.value;
    assert.equal([opened.step, 'transaction' in opened && opened.transaction.id], [step, 'tx_1']);
  }
});

/** Opens the detail of a transaction that a list knows as these rows, and the server as this one. */
function openKnown(rows: readonly Transaction[], served: Transaction) {
  clearMessage();
  forgetResources();
  return openPage(<DetailPanel id="tx_1" rows={rows} />, { [RETRIEVE]: { transaction: served } });
}

test('opening a transaction that was pending, or is in no list, reports its outcome', async () => {
  for (const rows of [[transaction()], []]) {
    const { view } = await openKnown(rows, paid());
    assert.match(message.value?.text ?? '', 'fue aceptada');
    assert.match(view.text('[role=dialog]'), 'Recibido20/11/2026 10:43:20');
    await view.unmount();
  }
});

test('a pending transaction shows the time left, and is polled until it is resolved', async () => {
  const waiting = transaction({ expirationDate: new Date(Date.now() + 90_500).toISOString() });
  const { view, api } = await openKnown([waiting], waiting);
  assert.match(view.text('[role=dialog] [role=timer]'), /^Quedan 1 min( [0-3]?\d s)?$/);
  await view.backOnline();
  assert.is(api.callsOf(RETRIEVE).length, 2);
  api.responders[RETRIEVE] = { transaction: transaction({ status: 'rejected' }) };
  await view.backOnline();
  assert.match(message.value?.text ?? '', 'fue rechazada');
  await view.backOnline();
  assert.is(api.callsOf(RETRIEVE).length, 3);
});
