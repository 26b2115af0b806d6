import type { Transaction } from '@cobros/sdk';
import { code128 } from '#domain/code128.ts';
import { Receipt, receiptLines } from '#features/transaction/receipt.tsx';
import { ReceiptDialog } from '#features/transaction/receipt-dialog.tsx';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { setServerTime } from '#stores/clock.ts';
import { startSession } from '#stores/session.ts';
import { appUser, paid, session, transaction } from '../fixtures/index.ts';
import { assert, render, test } from '../support/render.tsx';

const received = paid({ receiptCode: 'LUNA-7K2M-9Q4D', authorizationNumber: '804522' });

const refund = {
  status: 'refunded',
  formattedResolutionDate: '21/11/2026',
  formattedResolutionTime: '09:00:00',
} as const;
const said = {
  receivedDate: '2026-11-20T16:43:20.000Z',
  formattedReceivedDate: '20/11/2026',
  formattedReceivedTime: '10:43:20',
};
const events = (['pending', 'completed', 'refunded'] as const).map((status, minute) => ({
  status,
  creationDate: `2026-11-20T16:4${minute}:00.000Z`,
  formattedCreationDate: '20/11/2026',
  formattedCreationTime: `10:4${minute}:00`,
  actorName: 'Caja 1',
  reason: null,
}));
test('the receipt and all other places show the same moment of receipt, also of a refunded payment, which has that of the refund too', () => {
  for (const [over, wanted] of [
    [{ origin: 'payment' }, '10:43:20'],
    [{ origin: 'request' }, '10:43:20'],
    [{ ...refund, ...said }, '10:43:20'],
    // An API that does not report it.
    [{ ...refund, timeline: events }, '10:41:00'],
    [{ ...refund, origin: 'payment' }, '10:42:51'],
    [refund, undefined],
    [{ ...transaction(), origin: 'payment' }, undefined],
    [{ origin: 'payment', status: 'rejected' }, undefined],
  ] as [Partial<Transaction>, string | undefined][]) {
    const { who } = receiptLines({ ...received, ...over });
    const moment = who.find(([label]) => label === 'Recibido')?.[1];
    assert.is(moment, wanted && `20/11/2026 ${wanted}`, JSON.stringify(over));
  }
  const { who } = receiptLines({ ...received, ...refund, ...said });
  assert.equal(who.at(-1), ['Reembolsado', '21/11/2026 09:00:00']);
});

test('a payer without a name is shown by username, and what is empty has no line', () => {
  const friUser = { ...appUser(), name: '', lastname: '' };
  const nothing = { note: '', reference: '', authorizationNumber: null };
  const nowhere = { businessBranchName: null, businessUserName: null };
  const { who, numbers } = receiptLines({ ...received, ...nothing, ...nowhere, friUser });
  assert.equal(who, [
    ['Pagado por', '@maria.lopez'],
    ['Usuario', '@maria.lopez'],
    ['Recibido', '20/11/2026 10:43:20'],
  ]);
  assert.equal(numbers, [['Transacción', 'tx_1']]);
});

const printed = (shown: Transaction) => render(<Receipt {...PRINTING} transaction={shown} />);
const PRINTING = { businessName: 'Tienda Luna', printedAt: '20/11/2026 10:44:02', platform: 'cobros' };

test('the receipt says who paid what, where and when, has the code also as a barcode, and ends with the platform’s name', async () => {
  const view = await printed(received);
  assert.is(
    view.container.textContent,
    [
      'Tienda LunaComprobanteQ125.50Recibido',
      'Pagado porMaría LópezUsuario@maria.lopezSucursalCentroCajaCaja 1',
      'ReferenciaC1024Nota2 cafés y pan dulceRecibido20/11/2026 10:43:20',
      'TotalQ125.50Autorización804 522Transaccióntx_1',
      'Comprueba este comprobante en el portalLUNA-7K2M-9Q4D',
      'Escribe o escanea el código en Buscar. Si no encuentra el pago, o el monto es otro, no es auténtico.',
      'Este comprobante no es una factura.Impreso el 20/11/2026 10:44:02cobros',
    ].join(''),
  );
  const bars = view.find('svg path').getAttribute('d') ?? '';
  // Without its hyphens, so that it fits on a roll of 58 mm.
  assert.is(bars.split('M').length - 1, code128('LUNA7K2M9Q4D')?.bars.length);
});

test('the preview prints the receipt with the time in the business’s time zone, and can be left', async () => {
  const { userData } = session();
  const business = { ...userData.business, timeZone: 'Asia/Tokyo' };
  startSession(session({ userData: { ...userData, business } }));
  setServerTime(Date.parse('2026-11-20T16:44:02.000Z'), { sentAt: Date.now() });
  let prints = 0;
  window.print = () => prints++;
  transactionModal.open({ step: 'receipt', transaction: received });
  const view = await render(<ReceiptDialog step="receipt" transaction={received} />);
  await view.settle();
  assert.is(document.activeElement, view.button('Imprimir'));
  const text = view.text('[role=dialog]');
  assert.match(text, 'Comprobante de Q125.50');
  assert.match(text, 'Tienda Luna');
  assert.match(text, 'Impreso el 21/11/2026 01:44:02');
  await view.clickButton('Imprimir');
  assert.is(prints, 1);
  await view.clickButton('Volver');
  assert.is(transactionModal.current.value.step, 'none');
});

test('an unknown status is printed as the API names it', async () => {
  const { text } = await printed({ ...received, status: 'disputed' as 'completed' });
  assert.match(text(), 'disputed');
});
