import type { Transaction } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { code128 } from '../../../src/domain/code128.ts';
import { Receipt, ReceiptDialog, receiptLines } from '../../../src/features/transaction/receipt-dialog.tsx';
import { hasReceipt } from '../../../src/features/transaction/transaction-actions.ts';
import { transactionModal } from '../../../src/features/transaction/transaction-modal.ts';
import { setServerTime } from '../../../src/stores/clock.ts';
import { startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { appUser, paid, transaction } from '../../fixtures/transaction.ts';
import { render } from '../../support/render.tsx';

const received = paid({ receiptCode: 'LUNA-7K2M-9Q4D', authorizationNumber: '804522' });

test('only completed and refunded transactions with a receipt code have a receipt', () => {
  assert.ok(hasReceipt(received));
  assert.ok(hasReceipt({ ...received, status: 'refunded' }));
  for (const status of ['pending', 'rejected', 'canceled', 'expired'] as const)
    assert.not.ok(hasReceipt({ ...received, status }));
  assert.not.ok(hasReceipt({ ...received, receiptCode: null }));
});

test('the lines of a receipt show who paid what, where and when', () => {
  const { who, amounts, numbers } = receiptLines(received);
  assert.equal(who, [
    ['Pagado por', 'María López'],
    ['Usuario', '@maria.lopez'],
    ['Sucursal', 'Centro'],
    ['Caja', 'Caja 1'],
    ['Referencia', 'C1024'],
    ['Nota', '2 cafés y pan dulce'],
    ['Recibido', '20/11/2026 10:43:20'],
  ]);
  assert.equal(amounts.at(-1), ['Total', 'Q125.50']);
  assert.equal(numbers, [
    ['Autorización', '804 522'],
    ['Transacción', 'tx_1'],
  ]);
});

test('empty lines are left out', () => {
  const { who, numbers } = receiptLines({ ...received, note: '', reference: '', authorizationNumber: null });
  assert.not.ok(who.some(([label]) => label === 'Nota' || label === 'Referencia'));
  assert.equal(numbers, [['Transacción', 'tx_1']]);
});

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
for (const [what, over, wanted] of [
  ['an assigned payment, by its assignment', { origin: 'payment' }, '10:43:20'],
  ['an accepted request, by its acceptance', { origin: 'request' }, '10:43:20'],
  ['a refunded payment, if the API reports when it was received', { ...refund, ...said }, '10:43:20'],
  ['a refunded payment, if only the timeline knows', { ...refund, timeline: events }, '10:41:00'],
  ['a refunded payment of an API that does not report it', { ...refund, origin: 'payment' }, '10:42:51'],
  ['a refunded request of such an API', refund, undefined],
  ['a pending payment', { ...transaction(), origin: 'payment' }, undefined],
  ['a rejected payment', { origin: 'payment', status: 'rejected' }, undefined],
] as [string, Partial<Transaction>, string | undefined][]) {
  test(`the receipt and all other places show the same moment of receipt: ${what}`, () => {
    const { who } = receiptLines({ ...received, ...over });
    assert.is(who.find(([label]) => label === 'Recibido')?.[1], wanted && `20/11/2026 ${wanted}`);
  });
}

test('a payer without a name is shown by username, and an unassigned payment has no cashier line', () => {
  const friUser = { ...appUser(), name: '', lastname: '' };
  const { who } = receiptLines({ ...received, friUser, businessBranchName: null, businessUserName: null });
  assert.equal(who.slice(0, 3), [
    ['Pagado por', '@maria.lopez'],
    ['Usuario', '@maria.lopez'],
    ['Referencia', 'C1024'],
  ]);
});

const printed = (shown: Transaction) => render(<Receipt {...PRINTING} transaction={shown} />);
const PRINTING = { businessName: 'Tienda Luna', printedAt: '20/11/2026 10:44:02', platform: 'cobros' };

test('the receipt of a refunded payment shows when it was received and when it was refunded', async () => {
  const { text } = await printed({ ...received, ...refund, ...said });
  assert.match(text(), 'Recibido20/11/2026 10:43:20Reembolsado21/11/2026 09:00:00');
});

test('an unknown status is printed as the API names it', async () => {
  const { text } = await printed({ ...received, status: 'disputed' as 'completed' });
  assert.match(text(), 'disputed');
});

test('the receipt begins with the shop’s name, has the code also as a barcode, and ends with the platform’s name', async () => {
  const view = await printed(received);
  assert.match(view.container.textContent ?? '', /^Tienda LunaComprobanteQ125\.50Recibido.*cobros$/s);
  assert.match(view.text(), 'Comprueba este comprobante en el portal: códigoLUNA-7K2M-9Q4D');
  assert.match(view.text(), 'Impreso el 20/11/2026 10:44:02');
  const bars = view.find('svg path').getAttribute('d') ?? '';
  assert.is(bars.split('M').length - 1, code128('LUNA-7K2M-9Q4D')?.bars.length);
});

test('markup in a note is printed as plain text', async () => {
  const view = await printed({ ...received, note: '<img src=x onerror=alert(1)>' });
  assert.match(view.text(), '<img src=x');
  assert.not.ok(view.has('img'));
});

test('the preview prints the receipt with the time in the business’s time zone, and can be left', async () => {
  const { userData } = session();
  const business = { ...userData.business, timeZone: 'Asia/Tokyo' };
  startSession(session({ userData: { ...userData, business } }));
  setServerTime(Date.parse('2026-11-20T16:44:02.000Z'));
  let prints = 0;
  window.print = () => prints++;
  transactionModal.open({ step: 'receipt', transaction: received });
  const view = await render(<ReceiptDialog step="receipt" transaction={received} />);
  await view.settle();
  assert.is(document.activeElement, view.button('Imprimir'));
  const text = view.text('[role=dialog]');
  assert.match(text, 'Tienda Luna');
  assert.match(text, 'Impreso el 21/11/2026 01:44:02');
  await view.clickButton('Imprimir');
  assert.is(prints, 1);
  await view.clickButton('Volver');
  assert.is(transactionModal.current.value.step, 'none');
});
