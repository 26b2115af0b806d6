import { assert, dataOf, failureOf, siteOf, test } from '../support/suite.ts';

const site = await siteOf();
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
  site.world<{ payment: Record<'status' | 'businessName', string> }>(`users/${username}/scan/pay`, { code });
const scan = (code: string, username = 'maria.lopez') =>
  site.world<{ scanned: Record<string, string> }>(`users/${username}/scan`, { code });
const told = ({ status, body }: Awaited<ReturnType<typeof pay>>) => [status, body.info?.message];
const page = async (link: string, headers = {}) => {
  const response = await site.fetch(new URL(link).pathname, { headers });
  return { response, text: await response.text() };
};

test('a phone shows what it is about to pay, and pays it once', async () => {
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

const PAYER = 'maria.lopez';
const OTHER = 'jose.perez';
const ANOTHERS = 'Esta solicitud es para otra persona, solo ella puede pagarla';
const PAID = 'El cobro ya fue pagado';
const REFUNDED = 'El cobro ya fue pagado y reembolsado';
const CANCELED = 'El cobro ya fue cancelado';
const EXPIRED = 'El cobro ya expiró';
const reject = async (id: string) => {
  const { paymentRequestId } = dataOf(await cashier.transactions.retrieve({ transactionId: id })).transaction;
  return site.world(`users/${PAYER}/requests/${paymentRequestId}/reject`, {});
};
const close = async () =>
  dataOf(await admin.closings.close({ businessUserId: 'us_caja1', businessBranchId: 'br_centro' }));
const HAPPENS = {
  paid: (_: string, link: string) => pay(link),
  'paid and refunded': async (transactionId: string, link: string) => {
    await pay(link);
    dataOf(await admin.transactions.refund({ transactionId }));
  },
  'paid, closed and refunded': async (transactionId: string, link: string) => {
    await pay(link);
    await close();
    dataOf(await admin.transactions.refund({ transactionId }));
  },
  rejected: reject,
  canceled: (transactionId: string) => cashier.transactions.cancelRequest({ transactionId }),
  'expired, but not yet marked as such': () => site.sandbox.advance(901),
};

// Written by hand: the message for the payer (the addressee of a request), and the message for another phone.
type Of = 'charge' | 'request';
const MATRIX: readonly [Of, happens: keyof typeof HAPPENS, payer: string, other: string][] = [
  ['charge', 'paid', 'Ya pagaste este cobro', PAID],
  ['charge', 'paid and refunded', REFUNDED, REFUNDED],
  ['charge', 'canceled', CANCELED, CANCELED],
  ['charge', 'expired, but not yet marked as such', EXPIRED, EXPIRED],
  ['request', 'paid', 'Ya pagaste esta solicitud', ANOTHERS],
  ['request', 'paid, closed and refunded', 'La solicitud ya fue reembolsada', ANOTHERS],
  ['request', 'rejected', 'La solicitud ya fue rechazada', ANOTHERS],
  ['request', 'canceled', 'La solicitud ya fue cancelada', ANOTHERS],
  ['request', 'expired, but not yet marked as such', 'La solicitud ya expiró', ANOTHERS],
];
for (const [of, happens, payer, other] of MATRIX)
  test(`the code of a ${of} that was ${happens} pays nothing, and each phone shows why`, async () => {
    const { id, link } = await (of === 'charge' ? charge() : request());
    await HAPPENS[happens](id, link);
    const before = dataOf(await admin.transactions.retrieve({ transactionId: id })).transaction;
    for (const way of [scan, pay]) {
      assert.equal(told((await way(link, PAYER)) as never), [409, payer]);
      assert.equal(told((await way(link, OTHER)) as never), [other === ANOTHERS ? 403 : 409, other]);
    }
    assert.equal(dataOf(await admin.transactions.retrieve({ transactionId: id })).transaction, before);
  });

test('only its addressee can pay a pending request with its code', async () => {
  const { id, link } = await request();
  assert.equal(told(await pay(link, OTHER)), [403, ANOTHERS]);
  assert.is((await pay(link)).status, 200);
  const { status, origin } = dataOf(await cashier.transactions.retrieve({ transactionId: id })).transaction;
  assert.equal([origin, status], ['request', 'completed']);
});

test('the code of another business pays that business, and nobody else sees it', async () => {
  const { id, link } = await charge();
  const sol = await site.sandbox.api('cafesol');
  assert.is(failureOf(await sol.transactions.downloadQr({ transactionId: id })).status, 404);
  assert.is((await pay(link, OTHER)).body.payment.businessName, 'Tienda Luna');
});

test('an unknown code is rejected, and after 30 of them in ten minutes no more are checked', async () => {
  const unknown = '0'.repeat(26);
  const others = [
    'cobros:pay?to=cashier&id=us_caja1',
    'https://example.gt',
    "' or '1'='1",
    '\0',
    unknown.repeat(500),
  ];
  for (const code of [unknown, ...others])
    assert.equal(told(await pay(code, 'jose.perez')), [422, 'Este código no es de ningún cobro']);
  for (let guess = 7; guess <= 30; guess++) await pay(unknown, 'jose.perez');
  const { link } = await charge();
  assert.is((await pay(link, 'jose.perez')).status, 429);
  assert.is((await pay(link)).status, 200);
  for (const code of ['', [link], { $ne: link }]) assert.is((await pay(code as string)).status, 400);
});

test('the world lists the codes that can be scanned', async () => {
  const { link } = await charge({ amount: 61 });
  type Codes = { codes: Record<'code' | 'formattedAmount' | 'origin', string>[] };
  const [newest] = (await site.world<Codes>('codes')).body.codes;
  assert.equal([newest?.origin, newest?.formattedAmount], ['charge', 'Q61.00']);
  assert.ok(link.endsWith(`/${newest?.code}`));
});

test('a browser shows the shop, amount and state of a code, but not the payer', async () => {
  const { link } = await charge({ note: '<b>Secreto</b>', reference: 'C99' });
  const before = await page(link);
  assert.is(before.response.status, 200);
  assert.match(before.text, /Tienda Luna.*Q50\.00.*Pendiente de pago/);
  assert.is(before.response.headers.get('Cache-Control'), 'no-store');
  const policy = before.response.headers.get('Content-Security-Policy') ?? '';
  assert.match(policy, /^default-src 'none'; style-src 'sha256-/);
  await pay(link);
  const after = await page(link);
  assert.match(after.text, 'Pagado');
  for (const text of [before.text, after.text])
    assert.not.match(text, /Secreto|C99|María|maria|Caja|caja1|Centro/);
});

test('an unknown code shows a page of its own, and guessing is limited by address', async () => {
  const headers = { 'X-Forwarded-For': '203.0.113.9' };
  const unknown = `http://sandbox/api/pay/${'1'.repeat(26)}`;
  const first = await page(unknown, headers);
  assert.is(first.response.status, 404);
  assert.match(first.text, 'Este código no es de ningún cobro');
  for (let guess = 2; guess <= 30; guess++) await page(unknown, headers);
  const { link } = await charge();
  const stopped = (await page(link, headers)).response;
  assert.is(stopped.status, 429);
  assert.ok(Number(stopped.headers.get('Retry-After')) > 0);
  assert.is((await page(link)).response.status, 200);
});

// Runs last, because it ends the session of the cashier.
test('a printed code of a blocked cashier is rejected', async () => {
  const { link } = await charge();
  await admin.cashiers.block({ userId: 'us_caja1', businessBranchId: 'br_centro' });
  assert.equal(told(await pay(link)), [422, 'La caja está bloqueada']);
  await admin.cashiers.unblock({ userId: 'us_caja1', businessBranchId: 'br_centro' });
  assert.is((await pay(link)).status, 200);
});
