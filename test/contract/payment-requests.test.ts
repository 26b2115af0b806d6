import { acceptRequest, rejectRequest } from '#sandbox/money/transactions/app-user-actions.ts';
import { expireRequests } from '#sandbox/money/transactions/expire-requests.ts';
import { appUserAnswers } from '../support/app-user-answers.ts';
import { assert, dataOf, failureOf, refusalOf, sandboxWith, test } from '../support/suite.ts';

const { sandbox, admin, centro: branchAdmin, caja1: cashier } = await sandboxWith('admin', 'centro', 'caja1');
const maria = appUserAnswers(sandbox.database, 'maria.lopez');

const send = async (content: object = {}, api = cashier) =>
  dataOf(await api.transactions.sendRequest({ friUserId: 'au_maria', amount: 125.5, ...content }))
    .transaction;

test('an admin sends from the default cashier of the default branch, or from a chosen one', async () => {
  assert.is((await send({}, admin)).businessUserId, 'us_caja1');
  const chosen = await send({ businessBranchId: 'br_zona10', businessUserId: 'us_zona101' }, admin);
  assert.equal([chosen.businessBranchId, chosen.businessUserId], ['br_zona10', 'us_zona101']);
  const ask = { friUserId: 'au_maria', amount: 1, businessBranchId: 'br_zona10' };
  const nowhere = await admin.transactions.sendRequest(ask);
  assert.is(failureOf(nowhere).code, 'no-default');
  assert.match(refusalOf(nowhere), /^422 .*caja predeterminada/);
});

test('a cashier, even a titular, can send requests only as itself', async () => {
  const titular = await sandbox.api('tiendaluna-centro-caja2');
  assert.is((await send({}, titular)).businessUserId, 'us_caja2');
  const child = { friUserId: 'au_maria', amount: 1, businessUserId: 'us_caja1' };
  assert.is(failureOf(await titular.transactions.sendRequest(child)).status, 404);
});

test('a blocked cashier or branch cannot send', async () => {
  const from = async (businessUserId: string) =>
    refusalOf(await admin.transactions.sendRequest({ friUserId: 'au_maria', amount: 1, businessUserId }));
  assert.is(await from('us_caja4'), '422 La caja está bloqueada');
  assert.is(await from('us_antigua1'), '422 La sucursal está bloqueada');
});

test('a canceled request can no longer be accepted', async () => {
  const { id, paymentRequestId, note } = await send({ note: ' 2 cafés ' });
  assert.is(note, '2 cafés');
  dataOf(await branchAdmin.transactions.cancelRequest({ transactionId: id }));
  const late = await acceptRequest(sandbox.database, await maria(paymentRequestId)).catch((cause) => cause);
  assert.equal([late.code, late.message], ['already-canceled', 'La solicitud ya fue cancelada']);
});

for (const [act, code, message] of [
  [acceptRequest, 'already-completed', 'La solicitud ya fue aceptada'],
  [rejectRequest, 'already-rejected', 'La solicitud ya fue rechazada'],
] as const)
  test(`a request cannot be canceled when ${message.toLowerCase()}`, async () => {
    const { id, paymentRequestId } = await send();
    await act(sandbox.database, await maria(paymentRequestId));
    const late = await cashier.transactions.cancelRequest({ transactionId: id });
    assert.equal([refusalOf(late), failureOf(late).code], [`409 ${message}`, code]);
  });

test('a request is pending until just before its expiration time, and expired at it', async () => {
  const { id, expirationDate } = await send({ timerSeconds: 300 });
  const end = Date.parse(expirationDate ?? '');
  for (const [at, status] of [
    [end - 1, 'pending'],
    [end, 'expired'],
  ] as const) {
    await expireRequests(sandbox.database, new Date(at));
    const [row] = await sandbox.database.query('select status from transactions where id = $1', [id]);
    assert.equal(row, { status });
  }
});

test('a request expires exactly at its expiration time', async () => {
  const { id, expirationDate, paymentRequestId } = await send({ timerSeconds: 300 });
  await sandbox.advance(200);
  assert.is(dataOf(await cashier.transactions.retrieve({ transactionId: id })).transaction.status, 'pending');
  const answer = await maria(paymentRequestId);
  await sandbox.advance(101);
  for (const given of [{ ...answer, now: new Date(expirationDate ?? '') }, await maria(paymentRequestId)]) {
    const late = await acceptRequest(sandbox.database, given).catch((cause) => cause);
    assert.equal([late.status, late.code, late.message], [409, 'already-expired', 'La solicitud ya expiró']);
  }
  const { transaction } = dataOf(await cashier.transactions.retrieve({ transactionId: id }));
  const { transactions } = dataOf(await cashier.transactions.listPending());
  assert.not.ok(transactions.some((one) => one.id === id));
  assert.equal([transaction.status, transaction.resolutionDate], ['expired', expirationDate]);
  assert.equal(transaction.timeline.at(-1)?.actorName, 'Sistema');
});
