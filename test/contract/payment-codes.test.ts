import sharp from 'sharp';
import { createApi } from '#sandbox/operation/run/create-api.ts';
import { assert, dataOf, failureOf, refusalOf, siteOf, test } from '../support/suite.ts';

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
const preview = (text: string, property: string) =>
  new RegExp(`<meta property="og:${property}" content="([^"]*)">`).exec(text)?.[1];
const picture = async (link: string) =>
  Buffer.from(await (await site.fetch(new URL(`${link}/picture.png`).pathname)).arrayBuffer());

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

test('a browser shows shop, amount, note and until when, for every phone without a script, and nothing of anybody else', async () => {
  const { link } = await charge({ note: '<b>Café</b>', reference: 'C99', timerSeconds: 604_800 });
  const { response, text } = await page(link);
  assert.is(response.status, 200);
  assert.match(
    text,
    /<h1 id="shop" translate="no">Tienda Luna<\/h1>.*Centro · @tiendaluna.*Q50\.00.*&#60;b&#62;Café/s,
  );
  assert.match(text, /vale hasta el \d+\/\d+\/\d{4} a las \d\d:\d\d/);
  assert.match(text, 'Para pagar, escanea el código con tu aplicación de pagos.');
  assert.not.match(text, /C99|María|maria|Caja|caja1|<script/);
  const header = (name: string) => response.headers.get(name) ?? '';
  assert.is(header('Cache-Control'), 'no-store');
  assert.is(header('X-Robots-Tag'), 'noindex, nofollow');
  assert.match(header('Content-Security-Policy'), /^default-src 'none'; style-src 'sha256-.*img-src 'self'/);
  const requested = await request();
  const shown = (await page(requested.link)).text;
  assert.match(shown, 'Solo puede pagarlo la persona a quien se le envió.');
});

test('each end says so, in its preview too, and offers nothing to pay', async () => {
  const ended = async (happens: keyof typeof HAPPENS) => {
    const { id, link } = await charge();
    const toPay = await picture(link);
    await HAPPENS[happens](id, link);
    const { text } = await page(link);
    assert.not.match(text, /class="qr"|class="open"|vale hasta|sirve una sola vez/);
    const told = text.slice(text.indexOf('class="state')).replace(/<[^>]*>/g, ' ');
    assert.is(preview(text, 'title'), `Tienda Luna · Q50.00 · ${/> *(\S+)/.exec(told)?.[1]}`);
    assert.not.equal(await picture(link), toPay);
    return told;
  };
  assert.match(
    await ended('paid'),
    /Pagado\s+Se pagó el .* Autorización ….{4}\. No hay que pagar otra vez\./,
  );
  assert.match(await ended('paid and refunded'), /Reembolsado\s+El negocio devolvió el pago/);
  assert.match(
    await ended('canceled'),
    /Cancelado\s+Ya no se puede pagar\s+Pide un enlace nuevo a Tienda Luna\./,
  );
  assert.match(
    await ended('expired, but not yet marked as such'),
    /Expirado\s+Expiró el .*\s+Pide un enlace nuevo a Tienda Luna\./,
  );
});

test('messengers find shop and amount in title and picture, and whoever opens a link before the person consumes nothing', async () => {
  const { id, link } = await charge();
  const before = await site.sandbox.database.query('select * from transactions where id = $1', [id]);
  const { text } = await page(link);
  assert.is(preview(text, 'title'), 'Tienda Luna te cobra Q50.00');
  assert.is(preview(text, 'image'), `${link}/picture.png`);
  for (const method of ['GET', 'HEAD']) {
    for (const path of ['', '/picture.png']) {
      const response = await site.fetch(new URL(link).pathname + path, { method });
      assert.is(response.status, 200);
      assert.is(response.headers.get('X-Robots-Tag'), 'noindex, nofollow');
      await response.arrayBuffer();
    }
  }
  const { width, height, format } = await sharp(await picture(link)).metadata();
  assert.equal([width, height, format], [1200, 630, 'png']);
  const after = await site.sandbox.database.query('select * from transactions where id = $1', [id]);
  assert.equal(after, before);
  assert.is((await pay(link)).status, 200);
  assert.match((await page(link)).text, '<meta property="og:title" content="Tienda Luna · Q50.00 · Pagado">');
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
  assert.is((await page(`${link}/picture.png`, headers)).response.status, 429);
  assert.ok(Number(stopped.headers.get('Retry-After')) > 0);
  assert.is((await page(link)).response.status, 200);
});

test('a request that its payer rejected says so on its page and in its preview, and offers nothing to pay', async () => {
  const { id, link } = await request();
  assert.is((await reject(id)).status, 200);
  const { response, text } = await page(link);
  assert.is(response.status, 200);
  const told = text.slice(text.indexOf('class="state')).replace(/<[^>]*>/g, ' ');
  assert.match(told, /Rechazado\s+Ya no se puede pagar\s+Pide un enlace nuevo a Tienda Luna\./);
  assert.is(preview(text, 'title'), 'Tienda Luna · Q20.00 · Rechazado');
  assert.not.match(text, /class="qr"|class="open"|vale hasta|sirve una sola vez|te cobra|Solo puede pagarlo/);
});

// The rest ends sessions of the cashier.
test('a printed code of a blocked cashier is rejected, and neither its page nor its preview ask for money until the cashier is active again', async () => {
  const { link } = await charge();
  const toPay = await picture(link);
  await admin.cashiers.block({ userId: 'us_caja1', businessBranchId: 'br_centro' });
  assert.equal(told(await pay(link)), [422, 'La caja está bloqueada']);
  const { text } = await page(link);
  assert.match(text, 'Por ahora no se puede pagar: la caja está bloqueada');
  assert.not.match(text, /class="qr"|class="open"|vale hasta|sirve una sola vez|te cobra/);
  assert.is(preview(text, 'title'), 'Tienda Luna · Q50.00 · No disponible');
  assert.not.equal(await picture(link), toPay);
  await admin.cashiers.unblock({ userId: 'us_caja1', businessBranchId: 'br_centro' });
  const active = (await page(link)).text;
  assert.match(active, 'class="qr"');
  assert.is(preview(active, 'title'), 'Tienda Luna te cobra Q50.00');
  assert.equal(await picture(link), toPay);
  assert.is((await pay(link)).status, 200);
});

for (const [blocked, block, unblock] of [
  [
    'caja',
    () => admin.cashiers.block({ userId: 'us_caja1', businessBranchId: 'br_centro' }),
    () => admin.cashiers.unblock({ userId: 'us_caja1', businessBranchId: 'br_centro' }),
  ],
  [
    'sucursal',
    () => admin.branches.blockAdmin({ userId: 'us_centro' }),
    () => admin.branches.unblockAdmin({ userId: 'us_centro' }),
  ],
] as const)
  test(`while a ${blocked} is blocked, each place names it, and the charge has no link to send`, async () => {
    const again = await site.sandbox.api('tiendaluna-centro-caja1');
    const made = dataOf(await again.transactions.charge({ amount: 50 })).transaction;
    const [transactionId, link] = [made.id, made.paymentLink ?? ''];
    const shown = async () => {
      const { transaction } = dataOf(await admin.transactions.retrieve({ transactionId }));
      const listed = dataOf(await admin.transactions.listPending()).transactions;
      const { blockedBy, paymentLink } = listed.find(({ id }) => id === transactionId) ?? {};
      assert.equal([transaction.blockedBy, transaction.paymentLink], [blockedBy, paymentLink]);
      return [blockedBy, paymentLink];
    };
    assert.equal(await shown(), [null, link]);
    dataOf(await block());
    assert.equal(told(await pay(link)), [422, `La ${blocked} está bloqueada`]);
    assert.match((await page(link)).text, `Por ahora no se puede pagar: la ${blocked} está bloqueada`);
    assert.equal(await shown(), [blocked === 'caja' ? 'cashier' : 'branch', null]);
    const printed = await admin.transactions.downloadQr({ transactionId });
    assert.is(refusalOf(printed), `409 La ${blocked} está bloqueada`);
    assert.is(
      refusalOf(await admin.cashiers.setDefault({ id: 'us_caja1', businessBranchId: 'br_centro' })),
      `409 La ${blocked} está bloqueada`,
    );
    dataOf(await unblock());
    assert.equal(await shown(), [null, link]);
    assert.is((await pay(link)).status, 200);
  });

test('who pays a link after the shop has closed the day is in the next closing', async () => {
  const toClose = { businessUserId: 'us_caja1', businessBranchId: 'br_centro' };
  const makeClosing = async () => {
    const owner = await site.sandbox.api('tiendaluna');
    return dataOf(await owner.closings.close(toClose)).closings[0]?.id;
  };
  const chargeAgain = async (content: object = {}) => {
    const again = await site.sandbox.api('tiendaluna-centro-caja1');
    return dataOf(await again.transactions.charge({ amount: 50, ...content })).transaction;
  };
  const { id: transactionId, paymentLink } = await chargeAgain({ timerSeconds: 604_800 });
  await pay((await chargeAgain()).paymentLink ?? '');
  const first = await makeClosing();
  await site.sandbox.advance(2 * 86_400);
  assert.is((await pay(paymentLink ?? '')).status, 200);
  const second = await makeClosing();
  const owner = await site.sandbox.api('tiendaluna');
  const { closingId } = dataOf(await owner.transactions.retrieve({ transactionId })).transaction;
  assert.ok(first && first !== second);
  assert.is(closingId, second);
});

test('a backend’s app is opened by its own address, and found by who lacks it', async () => {
  const paymentApp = { openUrl: 'billetera://pagar?c={code}&u={link}', downloadUrl: 'https://app.example/' };
  const { database } = site.sandbox;
  const server = createApi({ database, paymentApp, housekeepingSeconds: 0, webhookSeconds: 0 });
  const again = await site.sandbox.api('tiendaluna-centro-caja1');
  const { paymentLink } = dataOf(await again.transactions.charge({ amount: 50 })).transaction;
  const link = paymentLink ?? '';
  const code = link.slice(-26);
  const text = await (await server.handle(new Request(link))).text();
  await server.close();
  const address = `billetera://pagar?c=${code}&#38;u=${encodeURIComponent(link)}`;
  assert.match(text, `<a class="open" href="${address}">Pagar con la aplicación</a>`);
  assert.match(text, /<a href="https:\/\/app\.example\/"[^>]*>Descárgala/);
  assert.not.match(text, 'class="qr"');
});
