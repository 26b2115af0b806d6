import type { Transaction } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { PaidMessage } from '../../../src/screens/customer-display/paid-message.tsx';
import { RequestAndCode } from '../../../src/screens/customer-display/request-and-code.tsx';
import { appUser, paid, transaction } from '../../fixtures/transaction.ts';
import { loadedView, render } from '../../support/render.tsx';
import { failureResponse, later, stubbedApi } from '../../support/stubbed-api.ts';

const QR = 'users/v3/qr/download';
const NOW = Date.parse('2026-11-20T16:50:00.000Z');
const drawing = () => new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } });

async function show(request: Transaction | undefined, code: () => Response | Promise<Response> = drawing) {
  stubbedApi({ [QR]: code, 'transactions/v3/qr/download': code });
  const view = await render(<RequestAndCode request={request} cashier="Caja 1" now={NOW} />);
  return { view, text: () => view.text() };
}

test('without a request, the code and the cashier it pays are shown', async () => {
  const { view, text } = await show(undefined);
  await loadedView(view);
  assert.match(text(), 'Escanea y paga');
  assert.match(text(), 'Pagas a Caja 1');
  assert.is(view.find('img').getAttribute('alt'), 'Código QR de Caja 1');
});

test('the display does not ask to scan a code that has not loaded', async () => {
  const waiting = later();
  const { view, text } = await show(undefined, () => waiting.response);
  assert.match(text(), 'Listo para cobrar');
  assert.not.ok(view.has('img'));
  // The message is shown in place of the code.
  assert.ok(view.has('figure'));
  await view.act(() => waiting.give(failureResponse(503, { title: 'QR', message: 'No está' })));
  await view.until(() => !view.has('figure'));
  assert.match(text(), 'Listo para cobrar');
  assert.not.ok(view.has('figure'));
});

test('a request shows its amount, how long it can be accepted, and that its code works once', async () => {
  const { view, text } = await show(transaction({ paymentLink: 'https://pagos.example/pay/X' }));
  await loadedView(view);
  assert.match(text(), 'María, tu cobro es deQ125.50');
  assert.match(text(), 'Quedan 7:51');
  assert.match(text(), 'El código sirve una sola vez');
  assert.is(view.find('img').getAttribute('alt'), 'Código QR para pagar Q125.50');
});

for (const [name, shown] of [
  ['María José', /^María, tu cobro es de/],
  [' Ana', /^Ana, tu cobro es de/],
  ['  ', /^Tu cobro es de/],
] as const) {
  test(`a customer called «${name}» is addressed by the first name, if there is one`, async () => {
    const { text } = await show(transaction({ friUser: appUser({ name }) }));
    assert.match(text(), shown);
  });
}

for (const [what, over, shown] of [
  ['all details', { authorizationNumber: '804522' }, '10:43 · Caja 1Autorización …4522Gracias, María'],
  ['no authorization', {}, '10:43 · Caja 1Gracias, María'],
  ['no name', { friUser: appUser({ name: '' }) }, '10:43 · Caja 1Gracias'],
  ['no time', { formattedResolutionTime: null }, ' · Caja 1Gracias, María'],
] as const) {
  test(`the display says thank you for a payment with ${what}`, async () => {
    const view = await render(
      <PaidMessage payment={paid(over)} paidAt={NOW - 5_400} cashier="Caja 1" now={NOW} />,
    );
    assert.is(view.text(), `PagadoQ125.50${shown}Hace 5 s`);
  });
}

test('a payment that seems to be in the future because of a wrong clock counts as just received', async () => {
  const view = await render(<PaidMessage payment={paid()} paidAt={NOW + 3000} cashier="Caja 1" now={NOW} />);
  assert.match(view.text(), 'Hace 0 s');
  assert.ok(view.findAll('[aria-hidden] > div').some(({ style }) => style.width === '100%'));
});
