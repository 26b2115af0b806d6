import { payByCode } from '#sandbox/money/transactions/pay-by-code.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import { cellValues, exportedSheet } from '../support/read-xlsx.ts';
import { assert, dataOf, failureOf, receive, refusalOf, sandboxWith, test } from '../support/suite.ts';

const { sandbox, admin, caja1: cashier } = await sandboxWith('admin', 'caja1');

const charge = async (content: object = {}) =>
  dataOf(await cashier.transactions.charge({ amount: 50, note: 'Café', reference: 'C7', ...content }))
    .transaction;
const scan = async (code: string | null | undefined, username = 'maria.lopez') =>
  payByCode(sandbox.database, { username, code: code ?? '', now: await readClock(sandbox.database) });
const retrieve = async (transactionId: string) =>
  dataOf(await cashier.transactions.retrieve({ transactionId })).transaction;
const cents = async () =>
  Math.round(dataOf(await admin.transactions.balances()).balanceDetail.totalOpenBalance * 100);

test('a charge is pending without a payer, and its link contains neither the amount nor the id', async () => {
  assert.ok(dataOf(await cashier.auth.renewSession({})).userData.capabilities?.includes('charges'));
  const made = await charge();
  assert.equal(
    [made.origin, made.status, made.friUser, made.amount, made.note, made.reference, made.paymentRequestId],
    ['charge', 'pending', null, 50, 'Café', 'C7', null],
  );
  assert.is(Date.parse(made.expirationDate ?? '') - Date.parse(made.creationDate), 900_000);
  assert.match(made.paymentLink ?? '', /^http:\/\/sandbox\/api\/pay\/[0-9A-HJKMNP-TV-Z]{26}$/);
  const { transactions } = dataOf(await cashier.transactions.listPending());
  assert.equal(transactions.find(({ id }) => id === made.id)?.paymentLink, made.paymentLink);
});

test('a charge is paid by whoever scans it, and the balance rises by its amount', async () => {
  const before = await cents();
  const { id, paymentLink } = await charge();
  assert.is(await scan(paymentLink, 'jose.perez'), id);
  const paid = await retrieve(id);
  assert.equal([paid.status, paid.friUser?.username, paid.paymentLink], ['completed', 'jose.perez', null]);
  const timeline = paid.timeline.map(({ status, actorName }) => `${status} by ${actorName}`);
  assert.equal(timeline, ['pending by tiendaluna-centro-caja1', 'completed by José Pérez']);
  assert.ok(paid.receiptCode && paid.transferId && paid.authorizationNumber && paid.receivedDate);
  assert.is((await cents()) - before, 5_000);
});

test('a charge of more than seven days is rejected with its own code', async () => {
  const tooLong = await cashier.transactions.charge({ amount: 1, timerSeconds: 7 * 24 * 3600 + 1 });
  assert.is(failureOf(tooLong).code, 'time-too-long');
  assert.match(refusalOf(tooLong), /^422 .*7 días/);
  dataOf(await cashier.transactions.charge({ amount: 1, timerSeconds: 7 * 24 * 3600 }));
});

test('neither a deleted cashier nor one of another business receives a charge', async () => {
  await sandbox.database.query(`update users set status = 'deleted' where id = 'us_caja3'`);
  try {
    for (const businessUserId of ['us_caja3', 'us_sol1'])
      assert.is(failureOf(await admin.transactions.charge({ amount: 1, businessUserId })).status, 404);
  } finally {
    await sandbox.database.query(`update users set status = 'active' where id = 'us_caja3'`);
  }
});

test('a canceled charge has that status and no link, and is recorded', async () => {
  const { id } = await charge();
  const result = await cashier.transactions.cancelRequest({ transactionId: id, reason: 'Se fue' });
  const { transaction } = dataOf(result);
  assert.equal(
    [result.ok && result.info?.message, transaction.status, transaction.friUser, transaction.paymentLink],
    ['El cobro de Q50.00 fue cancelado.', 'canceled', null, null],
  );
  const again = await cashier.transactions.cancelRequest({ transactionId: id });
  assert.is(refusalOf(again), '409 El cobro ya fue cancelado');
  const { data } = dataOf(await admin.activity.list({ pageProperties: { currentPage: 1, pageSize: 2 } }));
  assert.equal(
    data.map(({ description }) => description),
    [
      'Canceló el cobro de Q50.00 de la caja tiendaluna-centro-caja1',
      'Creó un cobro de Q50.00 para la caja tiendaluna-centro-caja1',
    ],
  );
});

test('a charge can be neither rejected nor assigned', async () => {
  const { id: transactionId } = await charge();
  for (const result of [
    await admin.transactions.rejectPayment({ transactionId }),
    await admin.transactions.assignPayment({ transactionId, businessUserId: 'us_caja1' }),
  ])
    assert.equal([failureOf(result).status, failureOf(result).code], [409, 'wrong-origin']);
});

test('an unpaid charge is found in the history by its texts, and exported', async () => {
  const { id } = await charge({ note: 'Piñata', amount: 77.25, timerSeconds: 60 });
  await sandbox.advance(61);
  for (const search of ['piñata', 'piñata 77.25', 'caja1 piñata', 'sin cliente piñata', 'sin cliente 77']) {
    const filters = { search, origin: 'charge', pageProperties: { currentPage: 1, pageSize: 10 } } as const;
    const { data, summary } = dataOf(await admin.transactions.history(filters));
    const [one] = data;
    assert.equal([one?.id, one?.status, one?.friUser, summary.count], [id, 'expired', null, 1]);
  }
  const nobodyYet = { search: 'sin cliente aun', pageProperties: { currentPage: 1, pageSize: 100 } };
  const { data } = dataOf(await admin.transactions.history(nobodyYet));
  assert.ok(data.length > 0 && data.every((one) => one.friUser === null && one.status === 'pending'));
  await charge({ note: 'Vela' });
  const { rows } = await exportedSheet(await admin.transactions.exportHistory({ origin: 'charge' }));
  const written = (note: string) =>
    rows
      .map(cellValues)
      .find((cells) => cells[9] === note)
      ?.slice(5, 9);
  assert.equal(written('Piñata'), ['Sin cliente', null, 'Cobro', 'Expirado']);
  assert.equal(written('Vela'), ['Sin cliente aún', null, 'Cobro', 'Pendiente']);
});

test('the webhook of a charge has a payer only if it was paid', async () => {
  await sandbox.database.query(
    `update users set notification_method = 'webhook', webhook_url = 'pagos.example' where id = 'us_caja1'`,
  );
  const unpaid = await charge({ timerSeconds: 60 });
  const paid = await charge({ timerSeconds: 3600 });
  await scan(paid.paymentLink);
  await sandbox.advance(61);
  await retrieve(unpaid.id);
  const sent = await sandbox.database.query<{ event: string; payer: string | null }>(
    `select event, data -> 'transaction' -> 'friUser' ->> 'username' as payer from webhook_deliveries order by position`,
  );
  assert.equal(sent, [
    { event: 'transaction.completed', payer: 'maria.lopez' },
    { event: 'transaction.expired', payer: null },
  ]);
});

test('the code of a charge or request can be drawn and printed while it is pending', async () => {
  const { id: transactionId } = await charge();
  const sent = await cashier.transactions.sendRequest({ friUserId: 'au_maria', amount: 3 });
  for (const transaction of [transactionId, dataOf(sent).transaction.id]) {
    const drawing = dataOf(await cashier.transactions.downloadQr({ transactionId: transaction }));
    assert.is(drawing.blob.type, 'image/svg+xml');
    assert.match(drawing.fileName, /^QR (Cobro|Solicitud) Q[\d.]+\.svg$/);
  }
  const printed = dataOf(await cashier.transactions.downloadQr({ transactionId, format: 'pdf' }));
  assert.is(printed.blob.type, 'application/pdf');
  await cashier.transactions.cancelRequest({ transactionId });
  assert.is(failureOf(await cashier.transactions.downloadQr({ transactionId })).code, 'already-canceled');
});

test('a payment has no code', async () => {
  const transactionId = await receive(sandbox.database, 'us_caja1', 5);
  assert.is(failureOf(await admin.transactions.downloadQr({ transactionId })).status, 409);
});

test('an administrator can charge for a chosen cashier, but not for a blocked one', async () => {
  const chosen = await admin.transactions.charge({ amount: 5, businessUserId: 'us_zona101' });
  assert.is(dataOf(chosen).transaction.businessUserId, 'us_zona101');
  const blocked = await admin.transactions.charge({ amount: 5, businessUserId: 'us_caja4' });
  assert.is(refusalOf(blocked), '422 La caja está bloqueada');
});

test('a payment that is not the charge is remembered with it, for everybody who sees it, once', async () => {
  const { id: transactionId, distinctPaymentIds } = await charge();
  assert.equal(distinctPaymentIds, []);
  const [first, second] = [
    await receive(sandbox.database, 'us_caja1', 50),
    await receive(sandbox.database, 'us_caja1', 50),
  ];
  const both = await Promise.all(
    [cashier, admin].map((user) => user.transactions.markDistinct({ transactionId, paymentId: first })),
  );
  for (const result of both) assert.equal(dataOf(result).transaction.distinctPaymentIds, [first]);
  const { transaction } = dataOf(
    await cashier.transactions.markDistinct({ transactionId, paymentId: second }),
  );
  assert.equal([transaction.status, transaction.distinctPaymentIds], ['pending', [second, first]]);
  const { transactions } = dataOf(await admin.transactions.listPending());
  assert.equal(transactions.find(({ id }) => id === transactionId)?.distinctPaymentIds, [second, first]);
  const { data } = dataOf(await admin.activity.list({ pageProperties: { currentPage: 1, pageSize: 3 } }));
  const said = 'Siguió esperando un cobro: el pago de Q50.00 de @maria.lopez era otro';
  assert.equal(
    data.map(({ description }) => description === said),
    [true, true, false],
    'not written again by the second who said it',
  );
});

test('nothing is said of a charge that waits no longer, or of what is no payment to its cashier', async () => {
  const code = async (transactionId: string, paymentId: string) =>
    failureOf(await admin.transactions.markDistinct({ transactionId, paymentId })).code;
  const paymentId = await receive(sandbox.database, 'us_caja1', 50);
  const [paid, canceled, expired, waits] = [
    await charge(),
    await charge(),
    await charge({ timerSeconds: 60 }),
    await charge(),
  ];
  await scan(paid.paymentLink);
  await cashier.transactions.cancelRequest({ transactionId: canceled.id });
  await sandbox.advance(61);
  assert.is(await code(paid.id, paymentId), 'already-completed');
  assert.is(await code(canceled.id, paymentId), 'already-canceled');
  assert.is(await code(expired.id, paymentId), 'already-expired');
  assert.is(await code(waits.id, await receive(sandbox.database, 'us_zona101', 50)), 'wrong-origin');
  assert.is(await code(waits.id, paid.id), 'wrong-origin');
  assert.is(await code(paymentId, paymentId), 'wrong-origin');
  assert.equal((await retrieve(waits.id)).distinctPaymentIds, []);
});

test('that a link was sent, and reminded of once, is known to everybody who asks for that money', async () => {
  const { id: transactionId, linkSentDate, reminderSentDate } = await charge();
  assert.equal([linkSentDate, reminderSentDate], [null, null]);
  const moments = async () => {
    const { transactions } = dataOf(await admin.transactions.listPending());
    const found = transactions.find(({ id }) => id === transactionId);
    return [found?.linkSentDate, found?.reminderSentDate];
  };
  const mark = async (reminder = false) => {
    const { transaction } = dataOf(await cashier.transactions.markSent({ transactionId, reminder }));
    return [transaction.linkSentDate, transaction.reminderSentDate];
  };
  const first = await mark();
  assert.equal(await moments(), [first[0], null]);
  await sandbox.advance(60);
  const [sent, reminded] = await mark(true);
  assert.equal([sent, typeof reminded], [first[0], 'string'], 'a reminder is not the link sent again');
  await sandbox.advance(60);
  assert.equal(await mark(true), [sent, reminded], 'the first reminder counts');
  const [again] = await mark();
  assert.ok(String(again) > String(reminded));
  assert.equal(await moments(), [again, reminded]);
  const { data } = dataOf(await admin.activity.list({ pageProperties: { currentPage: 1, pageSize: 4 } }));
  const link = 'Envió el enlace para pagar Q50.00 a la caja tiendaluna-centro-caja1';
  const reminder = 'Envió un recordatorio para pagar Q50.00 a la caja tiendaluna-centro-caja1';
  assert.equal(
    data.map(({ description }) => description),
    [link, reminder, reminder, link],
  );
});

test('nothing is sent of what waits no longer, or of a payment', async () => {
  const code = async (transactionId: string) =>
    failureOf(await admin.transactions.markSent({ transactionId })).code;
  const [paid, canceled, expired] = [await charge(), await charge(), await charge({ timerSeconds: 60 })];
  await scan(paid.paymentLink);
  await cashier.transactions.cancelRequest({ transactionId: canceled.id });
  await sandbox.advance(61);
  assert.is(await code(paid.id), 'already-completed');
  assert.is(await code(canceled.id), 'already-canceled');
  assert.is(await code(expired.id), 'already-expired');
  assert.is(await code(await receive(sandbox.database, 'us_caja1', 50)), 'wrong-origin');
});
