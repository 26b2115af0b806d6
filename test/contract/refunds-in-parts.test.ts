import { setClock } from '#sandbox/terms/time/clock.ts';
import { assert, dataOf, receive, refund, refusalOf, sandboxWith, test } from '../support/suite.ts';

const { sandbox, admin, centro: branchAdmin, caja1: cashier } = await sandboxWith('admin', 'centro', 'caja1');
const { transactions } = admin;

const paid = (amount = 75) => receive(sandbox.database, 'us_caja1', amount);
const cents = async () =>
  Math.round(dataOf(await transactions.balances()).balanceDetail.totalOpenBalance * 100);
const part = async (transactionId: string, amount: number, reason = 'Devolución') =>
  dataOf(await branchAdmin.transactions.refund({ transactionId, amount, reason })).transaction;
const retrieve = async (transactionId: string) =>
  dataOf(await transactions.retrieve({ transactionId })).transaction;

test('two parts are refunds of their own, and the payment stays received until nothing remains', async () => {
  const before = await cents();
  const transactionId = await paid();
  const untouched = await retrieve(transactionId);
  assert.equal([untouched.refundedAmount, untouched.refunds], [undefined, undefined]);
  await part(transactionId, 12.5);
  await sandbox.advance(860);
  const { info } = await branchAdmin.transactions.refund({ transactionId, amount: 7.5 }).then((result) => {
    assert.ok(result.ok);
    return result;
  });
  assert.is(info?.message, 'Se reembolsaron Q7.50 a @maria.lopez, quedan Q55.00');
  const half = await retrieve(transactionId);
  assert.equal(
    [half.status, half.amount, half.formattedRefundedAmount, half.formattedRefundableAmount],
    ['completed', 75, 'Q20.00', 'Q55.00'],
  );
  assert.equal([half.resolutionDate, half.statusReason], [half.receivedDate, null]);
  assert.equal(
    half.timeline.map(({ status }) => status),
    ['pending', 'completed'],
  );
  assert.equal(
    half.refunds?.map(({ number, formattedAmount, formattedRemainingAmount, actorName, reason, closingId }) =>
      [number, formattedAmount, formattedRemainingAmount, actorName, reason, closingId].join(),
    ),
    ['1,Q12.50,Q62.50,tiendaluna-centro,Devolución,', '2,Q7.50,Q55.00,tiendaluna-centro,,'],
  );
  assert.is(new Set(half.refunds?.map(({ id }) => id)).size, 2);
  assert.is(await cents(), before + 5500);

  const { transaction } = dataOf(await transactions.refund({ transactionId, reason: 'Precio equivocado' }));
  assert.equal(
    [transaction.status, transaction.refundedAmount, transaction.refundableAmount, transaction.statusReason],
    ['refunded', 75, 0, 'Precio equivocado'],
  );
  const whole = await retrieve(transactionId);
  assert.equal(
    whole.refunds?.map(({ amount }) => amount),
    [12.5, 7.5, 55],
  );
  assert.equal(
    whole.timeline.map(({ status, reason }) => `${status} ${reason}`),
    ['pending null', 'completed null', 'refunded Precio equivocado'],
  );
  assert.is(whole.resolutionDate, whole.refunds?.at(-1)?.creationDate);
  assert.is(await cents(), before);
});

test('more than what remains is rejected with what remains, at the amount; so are no amounts', async () => {
  const transactionId = await paid();
  await part(transactionId, 70);
  const refund = (amount: number) => transactions.refund({ transactionId, amount });
  const over = await refund(5.01);
  assert.is(refusalOf(over), '409 Quedan Q5.00 por reembolsar');
  assert.equal(over.ok ? [] : [over.failure.code, over.failure.fields], [
    'more-than-remains',
    [{ field: 'amount', message: 'Quedan Q5.00 por reembolsar' }],
  ]);
  for (const amount of [0, -1, 1.001]) assert.match(refusalOf(await refund(amount)), /^400 /);
  assert.is((await retrieve(transactionId)).refundableAmount, 5);
  assert.is(dataOf(await refund(5)).transaction.status, 'refunded');
  assert.is(refusalOf(await refund(0.01)), '409 El pago ya fue reembolsado');
});

test('the activity says how much of how much was refunded', async () => {
  await part(await paid(), 20);
  const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
  const [latest] = dataOf(await admin.activity.list({ ...page, kinds: ['refunds'] })).data;
  assert.match(latest?.description ?? '', 'Q20.00 de Q75.00');
});

test('a cashier may not refund a part either', async () => {
  const transactionId = await paid();
  assert.match(refusalOf(await cashier.transactions.refund({ transactionId, amount: 1 })), /^403 /);
});

test('after 99 refunds the next gives back what remains', async () => {
  const transactionId = await paid(10);
  for (let count = 0; count < 99; count++) await part(transactionId, 0.01);
  const more = await transactions.refund({ transactionId, amount: 0.01 });
  assert.is(refusalOf(more), '409 Ya tiene 99 reembolsos: el siguiente devuelve los Q9.01 que quedan');
  assert.is(dataOf(await transactions.refund({ transactionId })).transaction.refunds?.length, 100);
});

test('each part is in the closing of its moment, which says so, and the payment in its own', async () => {
  const transactionId = await receive(sandbox.database, 'us_caja3', 75);
  await part(transactionId, 20);
  const close = async () => dataOf(await admin.closings.close({ businessUserId: 'us_caja3' })).closings[0];
  const preview = dataOf(await admin.closings.preview({ businessUserId: 'us_caja3' })).totals;
  assert.equal([preview.refundedAmount, preview.refundCount, preview.netAmount], [20, 1, 55]);
  const first = await close();
  assert.equal([first?.grossAmount, first?.refundedAmount, first?.netAmount], [75, 20, 55]);
  await part(transactionId, 3);
  await part(transactionId, 4);
  const second = await close();
  assert.equal([second?.refundedAmount, second?.refundCount, second?.netAmount], [7, 2, -7]);
  const held = await retrieve(transactionId);
  assert.equal(
    held.refunds?.map(({ closingId }) => closingId),
    [first?.id, second?.id, second?.id],
  );
  assert.is(held.closingId, first?.id);
  const detail = dataOf(
    await admin.closings.listTransactions({
      closingId: second?.id ?? '',
      pageProperties: { currentPage: 1, pageSize: 10 },
    }),
  );
  assert.equal(
    detail.data.map(({ closed }) => [closed.refundedAmount, closed.netAmount]),
    [[7, -7]],
  );
});

test('the list of paid ones has a payment of another day again once a part of it is refunded today', async () => {
  await setClock(sandbox.database, new Date('2027-02-01T18:00:00Z'));
  const [touched, untouched] = [await paid(), await paid()];
  await setClock(sandbox.database, new Date('2027-02-03T18:00:00Z'));
  await refund(sandbox.database, touched, 1);
  const { listPaid } = (await sandbox.api('tiendaluna')).transactions;
  const ids = dataOf(await listPaid()).transactions.map(({ id }) => id);
  assert.equal([ids.includes(touched), ids.includes(untouched)], [true, false]);
});

test('a part counts on its own day in the summary, for its place and its cashier, and in the statement', async () => {
  const { database } = sandbox;
  await setClock(database, new Date('2027-05-03T16:00:00Z'));
  const transactionId = await paid(75);
  await setClock(database, new Date('2027-05-04T17:00:00Z'));
  await refund(database, transactionId, 12.5);
  await refund(database, transactionId, 7.5);
  const { transactions, closings } = await sandbox.api('tiendaluna');
  const range = { startDay: '2027-05-03', endDay: '2027-05-04' };
  const sums = (one?: { receivedAmount: number; refundedAmount: number; netAmount: number }) =>
    one && [one.receivedAmount, one.refundedAmount, one.netAmount];
  const { total, spans, places } = dataOf(await transactions.getSummary({ period: 'range', ...range }));
  assert.equal(sums(total), [75, 20, 55]);
  assert.equal([total.receivedCount, total.refundedCount], [1, 2]);
  assert.equal(spans.map(sums), [
    [75, 0, 75],
    [0, 20, -20],
  ]);
  assert.equal(sums(places.find(({ name }) => name === 'Centro')?.total), [75, 20, 55]);
  const branch = { businessBranchId: 'br_centro' };
  const ofBranch = dataOf(await transactions.getSummary({ period: 'range', ...range, ...branch }));
  assert.equal(sums(ofBranch.places.find(({ total }) => total.receivedAmount > 0)?.total), [75, 20, 55]);
  const statement = dataOf(await closings.getStatement(range));
  assert.equal(statement.days.map(sums), [
    [75, 0, 75],
    [0, 20, -20],
  ]);
  assert.equal([sums(statement.total), statement.check.isBalanced], [[75, 20, 55], true]);
});

test('history: a part counts in the sums of its list, per day and by its moment, and is found by «con reembolso»', async () => {
  const { database } = sandbox;
  await setClock(database, new Date('2027-03-01T18:00:00Z'));
  const [kept, parted, whole] = [await paid(10), await paid(75), await paid(30)];
  await refund(database, parted, 5);
  await setClock(database, new Date('2027-03-03T18:00:00Z'));
  await refund(database, parted, 15);
  await refund(database, whole);
  const { transactions } = await sandbox.api('tiendaluna');
  const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
  const [startDate, endDate] = ['2027-03-01T06:00:00.000Z', '2027-03-06T05:59:59.999Z'];
  const range = { startDate, endDate };
  for (const filters of [{}, { businessUserId: 'us_caja1' }, { businessBranchId: 'br_centro' }]) {
    const { summary } = dataOf(await transactions.history({ ...range, ...filters, ...page }));
    assert.equal(
      [summary.count, summary.receivedAmount, summary.refundedAmount, summary.netAmount],
      [3, 115, 50, 65],
    );
    const created = dataOf(await transactions.getDailyTotals({ ...range, ...filters })).days;
    assert.equal(
      created.map(({ receivedAmount, refundedAmount, refundedCount }) =>
        [receivedAmount, refundedAmount, refundedCount].join(),
      ),
      ['115,50,2', '0,0,0', '0,0,0', '0,0,0', '0,0,0'],
    );
    const moved = dataOf(
      await transactions.getDailyTotals({ ...range, ...filters, dateOf: 'movement', byHour: true }),
    ).days;
    assert.equal(
      moved.map(({ receivedAmount, refundedAmount, refundedCount, netAmount }) =>
        [receivedAmount, refundedAmount, refundedCount, netAmount].join(),
      ),
      ['115,5,1,110', '0,0,0,0', '0,45,2,-45', '0,0,0,0', '0,0,0,0'],
    );
  }
  const found = async (filters: object) => {
    const { data, summary } = dataOf(await transactions.history({ ...range, ...page, ...filters }));
    return [data.map(({ id }) => id), summary.receivedAmount, summary.refundedAmount];
  };
  assert.equal(await found({ withRefund: true, sort: 'asc' }), [[parted, whole], 105, 50]);
  assert.equal(await found({ withRefund: true, statuses: ['completed'] }), [[parted], 75, 20]);
  assert.equal(await found({ statuses: ['refunded'] }), [[whole], 30, 30]);
  assert.equal(await found({ search: 'maria', statuses: ['completed'], sort: 'asc' }), [
    [kept, parted],
    85,
    20,
  ]);
  assert.equal(await found({ friUser: 'maria', withRefund: true, sort: 'asc' }), [[parted, whole], 105, 50]);
  const later = { startDate: new Date(Date.parse(startDate) + 86_400_000).toISOString(), endDate };
  const refunded = await found({ ...later, dateOf: 'refunded', sort: 'asc' });
  assert.equal(refunded, [[parted, whole], 0, 45]);
  const pageOf = (currentPage: number) =>
    found({ ...later, dateOf: 'refunded', sort: 'asc', pageProperties: { currentPage, pageSize: 1 } });
  assert.equal([(await pageOf(1))[0], (await pageOf(2))[0]], [[parted], [whole]]);
  assert.equal(await found({ ...later, dateOf: 'refunded', initialAmount: 60 }), [[parted], 0, 15]);
  const { summary } = dataOf(await transactions.history({ ...later, dateOf: 'refunded', ...page }));
  assert.is(summary.totalAmount, 105);
});
