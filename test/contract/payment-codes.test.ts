import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSite } from '../support/in-process-site.ts';
import { dataOf } from '../support/unwrap-result.ts';

const site = await openSite();
test.after(() => site.close());
const cashier = await site.sandbox.api('tiendaluna-centro-caja1');
const admin = await site.sandbox.api('tiendaluna');

const charge = async (content: object = {}) => {
  const { transaction } = dataOf(await cashier.transactions.charge({ amount: 50, ...content }));
  return { id: transaction.id, link: transaction.paymentLink ?? '' };
};
const request = async () => {
  const sent = await cashier.transactions.sendRequest({ friUserId: 'au_maria', amount: 20 });
  const { id, paymentLink } = dataOf(sent).transaction;
  return { id, link: paymentLink ?? '' };
};
const pay = (code: string, username = 'maria.lopez') =>
  site.world<{ payment: { status: string } }>(`users/${username}/scan/pay`, { code });
const scan = (code: string, username = 'maria.lopez') =>
  site.world<{ scanned: Record<string, string> }>(`users/${username}/scan`, { code });
const told = ({ status, body }: Awaited<ReturnType<typeof pay>>) => [status, body.info?.message];
const page = async (link: string, headers = {}) => {
  const response = await site.fetch(new URL(link).pathname, { headers });
  return { response, text: await response.text() };
};

test('a phone sees what it is about to pay, and pays it once', async () => {
  const { link } = await charge({ note: 'Café' });
  assert.equal((await scan(link)).body.scanned, {
    origin: 'charge',
    businessName: 'Tienda Luna',
    branchName: 'Centro',
    cashierName: 'tiendaluna-centro-caja1',
    formattedAmount: 'Q50.00',
    note: 'Café',
  });
  assert.is((await pay(link)).body.payment.status, 'completed');
  for (const [username, message] of [
    ['maria.lopez', 'Ya pagaste este cobro'],
    ['jose.perez', 'El cobro ya fue pagado'],
  ] as const) {
    assert.equal(told(await pay(link, username)), [409, message]);
    assert.equal(told((await scan(link, username)) as never), [409, message]);
  }
});

test('of two phones at the same moment one pays, and the other gets a message', async () => {
  const { link } = await charge();
  const answers = await Promise.all([pay(link), pay(link, 'jose.perez')]);
  assert.equal(answers.map(told).sort(), [
    [200, undefined],
    [409, 'El cobro ya fue pagado'],
  ]);
});

test('the code of a request pays it for its addressee only', async () => {
  const { id, link } = await request();
  assert.equal(told(await pay(link, 'jose.perez')), [
    403,
    'Esta solicitud es para otra persona, solo ella puede pagarla',
  ]);
  assert.is((await pay(link)).status, 200);
  const { status, origin } = dataOf(await cashier.transactions.retrieve({ transactionId: id })).transaction;
  assert.equal([origin, status], ['request', 'completed']);
  assert.equal(told(await pay(link)), [409, 'Ya pagaste esta solicitud']);
});

const LATE: Record<string, { message: string; happen(id: string, link: string): Promise<unknown> }> = {
  'it was canceled': {
    message: 'El cobro ya fue cancelado',
    happen: (transactionId) => cashier.transactions.cancelRequest({ transactionId }),
  },
  'it was refunded': {
    message: 'El cobro ya fue pagado y reembolsado',
    async happen(transactionId, link) {
      await pay(link);
      dataOf(await admin.transactions.refund({ transactionId }));
    },
  },
  'it was closed': {
    message: 'El cobro ya fue pagado',
    async happen(_, link) {
      await pay(link);
      dataOf(await admin.closings.close({ businessUserId: 'us_caja1', businessBranchId: 'br_centro' }));
    },
  },
  'its time is over, before anybody has looked': {
    message: 'El cobro ya expiró',
    happen: () => site.sandbox.advance(901),
  },
};
for (const [when, { message, happen }] of Object.entries(LATE)) {
  test(`a code is rejected with a reason when ${when}`, async () => {
    const { id, link } = await charge();
    await happen(id, link);
    assert.equal(told(await pay(link, 'jose.perez')), [409, message]);
  });
}

test('an unknown code is rejected, and guessing ends after 30 in ten minutes', async () => {
  const unknown = '0'.repeat(26);
  for (const code of ['cobros:pay?to=cashier&id=us_caja1', 'https://example.gt', unknown])
    assert.equal(told(await pay(code, 'jose.perez')), [422, 'Este código no es de ningún cobro']);
  for (let guess = 4; guess <= 30; guess++) await pay(unknown, 'jose.perez');
  const { link } = await charge();
  assert.is((await pay(link, 'jose.perez')).status, 429);
  assert.is((await pay(link)).status, 200);
  assert.is((await pay('')).status, 400);
});

test('the world lists the codes that can be scanned', async () => {
  const { link } = await charge({ amount: 61 });
  const { body } = await site.world<{ codes: { code: string; formattedAmount: string; origin: string }[] }>(
    'codes',
  );
  const [newest] = body.codes;
  assert.equal([newest?.origin, newest?.formattedAmount], ['charge', 'Q61.00']);
  assert.ok(link.endsWith(`/${newest?.code}`));
});

test('a browser shows shop, amount and state of a code, but not the payer', async () => {
  const { link } = await charge({ note: '<b>Secreto</b>', reference: 'C99' });
  const before = await page(link);
  assert.is(before.response.status, 200);
  assert.match(before.text, /Tienda Luna.*Q50\.00.*Pendiente de pago/);
  assert.is(before.response.headers.get('Cache-Control'), 'no-store');
  assert.match(
    before.response.headers.get('Content-Security-Policy') ?? '',
    /^default-src 'none'; style-src 'sha256-/,
  );
  await pay(link);
  const after = await page(link);
  assert.match(after.text, 'Pagado');
  for (const text of [before.text, after.text])
    assert.not.match(text, /Secreto|C99|María|maria|Caja|caja1|Centro/);
});

test('an unknown code shows its own page, and guessing is limited per address', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.9' };
  const unknown = `http://sandbox/api/pay/${'1'.repeat(26)}`;
  const first = await page(unknown, headers);
  assert.is(first.response.status, 404);
  assert.match(first.text, 'Este código no es de ningún cobro');
  for (let guess = 2; guess <= 30; guess++) await page(unknown, headers);
  const { link } = await charge();
  assert.is((await page(link, headers)).response.status, 429);
  assert.is((await page(link)).response.status, 200);
});

// Last, because it ends the session of the cashier.
test('a printed code of a blocked cashier is rejected', async () => {
  const { link } = await charge();
  await admin.cashiers.block({ userId: 'us_caja1', businessBranchId: 'br_centro' });
  assert.equal(told(await pay(link)), [422, 'La caja está bloqueada']);
  await admin.cashiers.unblock({ userId: 'us_caja1', businessBranchId: 'br_centro' });
  assert.is((await pay(link)).status, 200);
});

test.run();
