import type { BusinessApi } from '@cobros/sdk';
import { lapseRefundRequests } from '#sandbox/money/refund-requests/request-refund.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import {
  assert,
  dataOf,
  failureOf,
  PASSWORD,
  receive,
  refusalOf,
  rejectionOf,
  sandboxWith,
  test,
} from '../support/suite.ts';
import { saveRules } from './support/refund-rules.ts';

const {
  sandbox,
  database,
  admin,
  administracion,
  centro,
  zona10,
  caja1: cashier,
} = await sandboxWith('admin', 'administracion', 'centro', 'zona10', 'caja1');
const titular = await sandbox.api('tiendaluna-centro-caja2');
const supervisor = await sandbox.api('tiendaluna-supervisor');

const RULES = [
  { roleId: 'operator', mode: 'may-request' as const },
  { roleId: 'branch_admin', mode: 'allowed' as const, perRefund: 50 },
];
await saveRules(admin, RULES);

const REASON = 'Precio equivocado: marqué el café grande';
const paid = (amount = 75, cashierId = 'us_caja1') => receive(database, cashierId, amount);
const ask = async (transactionId: string, amount?: number, api: BusinessApi = cashier) =>
  dataOf(await api.transactions.requestRefund({ transactionId, amount, reason: REASON })).request;
const listed = async (api: BusinessApi, state: 'waiting' | 'decided' = 'waiting') =>
  dataOf(
    await api.transactions.listRefundRequests({ state, pageProperties: { currentPage: 1, pageSize: 100 } }),
  );
const ids = async (api: BusinessApi) => (await listed(api)).data.map(({ id }) => id);
const retrieve = async (transactionId: string, api: BusinessApi = admin) =>
  dataOf(await api.transactions.retrieve({ transactionId })).transaction;
const approve = (requestId: string, api: BusinessApi = admin, more = {}) =>
  api.transactions.approveRefund({ requestId, ...more });
const cents = async () =>
  Math.round(dataOf(await admin.transactions.balances()).balanceDetail.totalOpenBalance * 100);

/** No request of another test waits. */
test.before.each(async () => {
  await database.query('delete from refund_requests');
});

test('who may ask leaves a request; money moves when somebody else approves it, whose refund it is', async () => {
  const transactionId = await paid();
  const before = await cents();
  assert.equal(
    [(await retrieve(transactionId, cashier)).refundAllowance?.mayRequest, await listed(cashier)].map(
      (part) => (typeof part === 'object' ? [part.count, part.mayDecide] : part),
    ),
    [true, [0, false]],
  );
  const request = await ask(transactionId, 7.5);
  assert.equal(
    [request.status, request.formattedAmount, request.reason, request.requestedBy.name, request.mayWithdraw],
    ['pending', 'Q7.50', REASON, 'tiendaluna-centro-caja1', true],
  );
  assert.is(await cents(), before);
  const seen = await listed(centro);
  assert.equal(
    seen.data.map(({ id, mayApprove, mayReject, mayWithdraw, transaction }) => [
      id,
      mayApprove,
      mayReject,
      mayWithdraw,
      transaction.id,
    ]),
    [[request.id, true, true, false, transactionId]],
  );
  assert.equal([seen.waiting.count, seen.waiting.formattedAmount, seen.mayDecide], [1, 'Q7.50', true]);

  await sandbox.advance(600);
  const approved = dataOf(await approve(request.id, centro));
  assert.is(await cents(), before - 750);
  assert.equal(
    [approved.request.status, approved.request.decidedBy?.name, approved.transaction.refundedAmount],
    ['approved', 'tiendaluna-centro', 7.5],
  );
  const { refunds = [], refundRequests = [] } = await retrieve(transactionId);
  assert.equal(
    refunds.map(({ actorName, requestedByName, reason, creationDate }) => [
      actorName,
      requestedByName,
      reason,
      creationDate,
    ]),
    [['tiendaluna-centro', 'tiendaluna-centro-caja1', REASON, refundRequests[0]?.decisionDate]],
  );
  assert.equal([(await listed(centro)).count, (await listed(cashier, 'decided')).count], [0, 1]);
});

test('nobody decides about their own request, and only who made it withdraws it', async () => {
  const own = await ask(await paid(), 60, centro);
  for (const call of [approve(own.id, centro), centro.transactions.rejectRefund({ requestId: own.id })]) {
    assert.equal([failureOf(await call).status, failureOf(await call).code], [403, 'own-request']);
  }
  const foreign = await admin.transactions.withdrawRefundRequest({ requestId: own.id });
  assert.is(refusalOf(foreign), '403 Solo quien lo pidió puede retirarlo');
  const withdrawn = dataOf(await centro.transactions.withdrawRefundRequest({ requestId: own.id })).request;
  assert.equal([withdrawn.status, withdrawn.decidedBy], ['withdrawn', null]);
  assert.is(refusalOf(await approve(own.id)), '409 Quien pidió el reembolso ya lo retiró');
});

test('who approves needs limits that suffice, but may reject without', async () => {
  const { id: requestId } = await ask(await paid());
  const [seen] = (await listed(centro)).data;
  assert.equal([seen?.mayApprove, seen?.mayReject, seen?.approvalLimitedBy], [false, true, 'per-refund']);
  const above = await approve(requestId, centro);
  assert.equal([failureOf(above).status, failureOf(above).code], [409, 'refund-limit']);
  const reason = 'Que vuelva con el recibo';
  const { request } = dataOf(await centro.transactions.rejectRefund({ requestId, reason }));
  assert.equal([request.status, request.decisionReason], ['rejected', reason]);
  assert.is((await listed(cashier, 'decided')).data[0]?.decisionReason, reason);
});

test('an approval counts for the day of who approves', async () => {
  await saveRules(admin, [...RULES, { roleId: 'ro_administrador', mode: 'allowed', perDay: 100 }]);
  const [first, second] = [await ask(await paid()), await ask(await paid())];
  dataOf(await approve(first.id, administracion));
  const above = await approve(second.id, administracion);
  assert.is(refusalOf(above), '409 Hoy puedes reembolsar hasta Q25.00 más');
  dataOf(await approve(second.id, admin));
  await saveRules(admin, RULES);
});

test('the days of a request count from when its payment was received', async () => {
  await saveRules(admin, [
    RULES[0] as (typeof RULES)[number],
    { roleId: 'branch_admin', mode: 'allowed', withinDays: 2 },
  ]);
  const transactionId = await paid();
  // As one that waited to be assigned.
  await database.query(`update transactions set created_at = created_at - interval '9 days' where id = $1`, [
    transactionId,
  ]);
  await ask(transactionId, 5);
  assert.is((await listed(centro)).data[0]?.mayApprove, true);
  await saveRules(admin, RULES);
});

test('a large request is approved with a proof', async () => {
  await saveRules(admin, RULES, { confirmFrom: 60 });
  const { id } = await ask(await paid());
  const [waiting] = (await listed(admin)).data;
  assert.equal([waiting?.confirmWith, waiting?.formattedConfirmFrom], ['password', 'Q60.00']);
  assert.is(rejectionOf(await approve(id)), '422 password');
  assert.is(rejectionOf(await approve(id, admin, { password: 'otra' })), '422 password');
  assert.is(dataOf(await approve(id, admin, { password: PASSWORD })).request.status, 'approved');
  await saveRules(admin, RULES);
});

test('requests are seen in their scope, by those who may approve any and by who asked', async () => {
  const { id } = await ask(await paid());
  const { id: ofTitular } = await ask(await paid(), 5, titular);
  assert.equal(await ids(admin), [id, ofTitular]);
  assert.equal(await ids(centro), [id, ofTitular]);
  assert.equal(
    [await ids(zona10), await ids(cashier), await ids(titular), await ids(supervisor)],
    [[], [id], [ofTitular], []],
  );
  assert.is(failureOf(await approve(id, zona10)).status, 404);
  assert.is(failureOf(await approve(id, titular)).status, 403);
  const notAsking = await supervisor.transactions.requestRefund({
    transactionId: await paid(),
    reason: REASON,
  });
  assert.is(failureOf(notAsking).status, 403);
  const branch = { businessBranchId: 'br_zona10', pageProperties: { currentPage: 1, pageSize: 10 } };
  assert.is(dataOf(await admin.transactions.listRefundRequests(branch)).waiting.count, 0);
});

test('one request of a payment waits at a time, of no more than what remains', async () => {
  const transactionId = await paid();
  const more = await cashier.transactions.requestRefund({ transactionId, amount: 75.01, reason: REASON });
  assert.is(rejectionOf(more), '409 amount');
  const request = await ask(transactionId, 10);
  assert.is((await retrieve(transactionId, cashier)).refundAllowance?.mayRequest, false);
  const again = await cashier.transactions.requestRefund({ transactionId, reason: REASON });
  assert.equal(
    [failureOf(again).code, refusalOf(again)],
    ['already-requested', '409 tiendaluna-centro-caja1 ya pidió reembolsar Q10.00 de este pago'],
  );
  dataOf(await centro.transactions.rejectRefund({ requestId: request.id }));
  await ask(transactionId);
  assert.equal(
    (await retrieve(transactionId)).refundRequests?.map(({ status, amount }) => `${status} ${amount}`),
    ['rejected 10', 'pending 75'],
  );
});

test('what was returned meanwhile ends a request for more than what remains, and leaves another one', async () => {
  const [first, second] = [await paid(), await paid()];
  // One of exactly what remains can still be approved.
  const [whole, part] = [await ask(first), await ask(second, 35)];
  for (const transactionId of [first, second])
    dataOf(await admin.transactions.refund({ transactionId, amount: 40 }));
  assert.is(refusalOf(await approve(whole.id)), '409 El pago ya se reembolsó, y no queda lo que se pidió');
  assert.is((await retrieve(first)).refundRequests?.[0]?.status, 'superseded');
  assert.equal(await ids(admin), [part.id]);
  assert.is(dataOf(await approve(part.id)).transaction.status, 'refunded');
});

test('a request lapses after seven days, whether something noticed it or not', async () => {
  const transactionId = await paid();
  const { id, creationDate, expirationDate } = await ask(transactionId);
  assert.is(Date.parse(expirationDate) - Date.parse(creationDate), 7 * 24 * 3_600_000);
  await database.query(`update refund_requests set expires_at = expires_at - interval '7 days'`);
  assert.is(refusalOf(await approve(id)), '409 La solicitud venció: pasaron siete días');
  for (const api of [cashier, admin]) assert.is((await listed(api)).waiting.count, 0);
  const [lapsed] = (await listed(cashier, 'decided')).data;
  assert.equal([lapsed?.status, lapsed?.decisionDate], ['lapsed', lapsed?.expirationDate]);
  await lapseRefundRequests(database, await readClock(database));
  assert.equal((await listed(cashier, 'decided')).data[0], lapsed);
  await ask(transactionId);
  // Nothing has noticed yet that the time of this one is over.
  await database.query(`update refund_requests set expires_at = expires_at - interval '7 days'`);
  await ask(transactionId);
});

test('a request outlives the role of who made it, a closing and a blocked branch', async () => {
  const transactionId = await paid(20, 'us_zona101');
  const asking = await sandbox.api('tiendaluna-zona10-caja1');
  const { id } = await ask(transactionId, undefined, asking);
  await saveRules(admin, []);
  dataOf(await admin.closings.close({ businessUserId: 'us_zona101' }));
  dataOf(await admin.branches.blockAdmin({ userId: 'us_zona10' }));
  const before = await cents();
  assert.is(dataOf(await approve(id)).transaction.status, 'refunded');
  assert.is(await cents(), before - 2000);
  await saveRules(admin, RULES);
});

test('who loses the role before the approval does not approve', async () => {
  const { id } = await ask(await paid(20));
  await saveRules(admin, [
    RULES[0] as (typeof RULES)[number],
    { roleId: 'branch_admin', mode: 'may-request' },
  ]);
  assert.is(failureOf(await approve(id, centro)).status, 403);
  assert.is((await retrieve((await listed(admin)).data[0]?.transactionId ?? '')).refundedAmount, undefined);
  await saveRules(admin, RULES);
});

test('the activity says what was asked for, and what came of it', async () => {
  const [first, second, third] = [
    await ask(await paid()),
    await ask(await paid(), 7.5),
    await ask(await paid()),
  ];
  dataOf(await approve(second.id, centro));
  dataOf(await centro.transactions.rejectRefund({ requestId: first.id }));
  dataOf(await cashier.transactions.withdrawRefundRequest({ requestId: third.id }));
  const page = { kinds: ['refunds' as const], pageProperties: { currentPage: 1, pageSize: 6 } };
  assert.equal(
    dataOf(await admin.activity.list(page)).data.map(({ description }) => description),
    [
      'Dejó de pedir el reembolso a @maria.lopez de Q75.00',
      'Rechazó reembolsar a @maria.lopez Q75.00, que pidió tiendaluna-centro-caja1',
      'Aprobó y reembolsó a @maria.lopez Q7.50 de Q75.00, que pidió tiendaluna-centro-caja1',
      'Pidió reembolsar a @maria.lopez Q75.00',
      'Pidió reembolsar a @maria.lopez Q7.50 de Q75.00',
      'Pidió reembolsar a @maria.lopez Q75.00',
    ],
  );
});
