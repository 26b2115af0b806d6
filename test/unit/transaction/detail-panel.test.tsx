import type { Transaction } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { detailFacts, detailIdentifiers } from '../../../src/features/transaction/detail/detail-facts.ts';
import DetailPanel from '../../../src/features/transaction/detail/detail-panel.tsx';
import { transactionModal } from '../../../src/features/transaction/transaction-modal.ts';
import { signInAs } from '../../fixtures/session.ts';
import { appUser, paid, transaction } from '../../fixtures/transaction.ts';
import { loadedView, openPage, render } from '../../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../../support/stubbed-api.ts';

const RETRIEVE = 'transactions/v3/retrieve';

async function open(shown: Transaction) {
  const { view } = await openPage(<DetailPanel id={shown.id} rows={[shown]} />, {
    [RETRIEVE]: { transaction: { ...shown, events: [] } },
  });
  return view;
}

const ALWAYS = ['Transacción anterior', 'Transacción siguiente', 'Cerrar', 'Actualizar el estado'];
const received = paid({ receiptCode: 'AB12-CD34' });

for (const [who, shown, offered] of [
  ['reader', received, ['Comprobante']],
  ['reader', transaction(), []],
  ['branch_admin', received, ['Reembolsar', 'Comprobante']],
  ['branch_admin', paid({ status: 'refunded', receiptCode: 'AB12-CD34' }), ['Comprobante']],
] as const) {
  test(`a ${who} is offered ${offered.join(' and ') || 'nothing'} for a ${shown.status} transaction`, async () => {
    if (who === 'reader') signInAs('admin', ['view_payments']);
    else signInAs('branch_admin');
    const view = await open(shown);
    const buttons = view.findAll('[role=dialog] button');
    const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
    assert.is(names.filter((name) => !ALWAYS.includes(name)).join(), offered.join());
  });
}

for (const [status, again] of [
  [404, false],
  [500, true],
] as const) {
  test(`a transaction that can't be loaded (${status}) shows why, and ${again ? 'can' : "can't"} be retried`, async () => {
    signInAs('operator');
    const { view } = await openPage(<DetailPanel id="tx_9" rows={[]} />, {
      [RETRIEVE]: () => failureResponse(status, { title: 'Transacción', message: 'No se encontró' }),
    });
    const alert = view.find('[role=dialog] [role=alert]');
    assert.match(alert.textContent ?? '', 'No se encontró');
    assert.is(alert.querySelector('button') !== null, again);
  });
}

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

test('a pending transaction shows the time left', async () => {
  signInAs('operator');
  const view = await open(transaction({ expirationDate: new Date(Date.now() + 90_500).toISOString() }));
  assert.match(view.text('[role=dialog] [role=timer]'), /^Quedan 1:(30|31)$/);
});

test('buttons lead to the previous and next rows, and are disabled at the ends', async () => {
  signInAs('operator');
  const rows = ['tx_0', 'tx_1', 'tx_2'].map((id) => paid({ id }));
  stubbedApi({
    [RETRIEVE]: ({ content }) =>
      successResponse({ transaction: paid({ id: String(content.transactionId) }) }),
  });
  for (const [id, before, after] of [
    ['tx_0', undefined, '?t=tx_1'],
    ['tx_1', '?t=tx_0', '?t=tx_2'],
    ['tx_2', '?t=tx_1', undefined],
    ['tx_9', undefined, undefined],
  ] as const)
    for (const [name, leadsTo] of [
      ['Transacción anterior', before],
      ['Transacción siguiente', after],
    ] as const) {
      history.replaceState(null, '', `/transaction/history?t=${id}`);
      const view = await render(<DetailPanel id={id} rows={rows} />);
      await loadedView(view);
      assert.is(view.button(name).disabled, leadsTo === undefined, `${name} of ${id}`);
      await view.clickButton(name);
      assert.is(location.search, leadsTo ?? `?t=${id}`);
      await view.unmount();
    }
});

test('a button in the footer opens its dialog for this transaction', async () => {
  signInAs('branch_admin');
  const view = await open(received);
  for (const [name, step] of [
    ['Reembolsar', 'refund'],
    ['Comprobante', 'receipt'],
  ] as const) {
    await view.clickButton(name);
    const opened = transactionModal.current.value;
    assert.equal([opened.step, 'transaction' in opened && opened.transaction.id], [step, 'tx_1']);
  }
});
