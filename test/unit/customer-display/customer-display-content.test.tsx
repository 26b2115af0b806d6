import type { Transaction } from '@cobros/sdk';
import { PaidMessage } from '#screens/customer-display/paid-message.tsx';
import { RequestAndCode } from '#screens/customer-display/request-and-code.tsx';
import { appUser, charge, paid, transaction } from '../fixtures/transaction.ts';
import { assert, openPage, render, test } from '../support/render.tsx';
import { failureResponse, later } from '../support/stubbed-api.ts';

const QR = 'users/v3/qr/download';
const NOW = Date.parse('2026-11-20T16:50:00.000Z');
const drawing = () => new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } });

async function show(request: Transaction | undefined, code: () => Response | Promise<Response> = drawing) {
  const { view } = await openPage(<RequestAndCode request={request} cashier="Caja 1" now={NOW} />, {
    [QR]: code,
    'transactions/v3/qr/download': code,
  });
  return { view, text: () => view.text() };
}

const REQUESTED =
  'Acéptalo en tu aplicación, o escanea el código.El código sirve una sola vez.Quedan 7 min 51 s';
const CHARGED =
  '2 cafés y pan dulceCon tu aplicación: Escanear.El código sirve una sola vez.Quedan 7 min 51 s';
for (const [what, request, shown, code] of [
  [
    'the cashier alone',
    undefined,
    'Pagas a Caja 1Escanea y pagaAquí verás tu pago cuando llegue.',
    'Código QR de Caja 1',
  ],
  [
    'a request',
    transaction({ paymentLink: 'https://pagos.example/pay/X' }),
    `María, tu cobro es deQ125.50${REQUESTED}`,
    'Código QR para pagar Q125.50',
  ],
  ['a charge', charge(), `Escanea para pagarQ125.50${CHARGED}`, 'Código QR para pagar Q125.50'],
] as const)
  test(`the display shows the code of ${what}, and what to do with it`, async () => {
    const { view, text } = await show(request);
    await view.loaded();
    assert.is(text(), shown);
    assert.is(view.find('img').getAttribute('alt'), code);
    assert.match(view.find('img').getAttribute('src') ?? '', /^data:image/);
  });

test('beside the amount of a request without a code of its own there is none, because that of the cashier would make another payment', async () => {
  const { view } = await show(transaction());
  await view.loaded();
  assert.match(view.text(), 'Q125.50');
  assert.not.ok(view.has('figure'));
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
  assert.is(text(), 'Listo para cobrarAquí verás tu pago cuando llegue.');
  assert.not.ok(view.has('figure'));
});

for (const [name, shown] of [
  ['María José', /^María, tu cobro es de/],
  [' Ana', /^Ana, tu cobro es de/],
  ['  ', /^Tu cobro es de/],
] as const)
  test(`a customer called «${name}» is addressed by the first name, if there is one`, async () => {
    const { text } = await show(transaction({ friUser: appUser({ name }) }));
    assert.match(text(), shown);
  });

for (const [what, over, shown] of [
  ['all details', { authorizationNumber: '804522' }, 'Gracias, María10:43 · Autorización …4522'],
  ['no authorization', {}, 'Gracias, María10:43'],
  ['neither name nor time', { friUser: null, formattedResolutionTime: null }, 'Gracias'],
] as const)
  test(`the display says thank you for a payment with ${what}`, async () => {
    const view = await render(<PaidMessage payment={paid(over)} paidAt={NOW - 5_400} now={NOW} />);
    assert.is(view.text(), `PagadoQ125.50${shown}Hace 5 s`);
  });

test('a payment of this second is now', async () => {
  const view = await render(<PaidMessage payment={paid()} paidAt={NOW - 900} now={NOW} />);
  assert.match(view.text(), /Ahora$/);
});
