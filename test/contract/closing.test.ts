import { runHousekeeping } from '#sandbox/operation/housekeeping/housekeeping.ts';
import { readClock, setClock } from '#sandbox/terms/time/clock.ts';
import { openBalance } from '../support/open-balance.ts';
import { resetFixture } from '../support/reset-fixture.ts';
import { assert, countRows, dataOf, receive, refund, refusalOf, sandboxOf, test } from '../support/suite.ts';

const PAGE = { currentPage: 1, pageSize: 10 };

const sandbox = await sandboxOf();
test.before.each(() => resetFixture(sandbox.database));

async function closeOne(username = 'tiendaluna-centro') {
  const [closing] = dataOf(await (await sandbox.api(username)).closings.close({})).closings;
  if (!closing) throw new Error('No closing');
  return closing;
}

test('a closing is exact to the cent and moves its net amount out of Pagos por liquidar', async () => {
  const { database } = sandbox;
  for (const amount of [0.1, 0.2, 999_999.99, 1234.56]) await receive(database, 'us_caja1', amount);
  await refund(database, await receive(database, 'us_caja2', 33.33));
  const closing = await closeOne();
  assert.equal([closing.status, closing.count, closing.refundCount], ['completed', 5, 1]);
  assert.is(closing.formattedGrossAmount, 'Q1,001,268.18');
  assert.is(closing.formattedRefundedAmount, 'Q33.33');
  assert.is(closing.netAmount, 1_001_234.85);
  assert.is(closing.createdByName, 'tiendaluna-centro');
  assert.is(closing.closingType, 'manual');
  assert.is(await openBalance(database), '0.00');
});

test('a closing of a process whose clock is slow does not end before the one that was made first', async () => {
  const { database } = sandbox;
  const now = await readClock(database);
  await receive(database, 'us_caja1', 1);
  const first = await closeOne();
  await setClock(database, new Date(now.getTime() - 5_000));
  await receive(database, 'us_caja1', 2);
  const second = await closeOne();
  await setClock(database, new Date());
  assert.is(second.netAmount, 2);
  assert.ok(second.endDate >= first.endDate, `${second.endDate} is before ${first.endDate}`);
});

test('the preview shows what the closing will take from each cashier, and the pending requests', async () => {
  const { database } = sandbox;
  await receive(database, 'us_caja1', 10.05);
  await refund(database, await receive(database, 'us_caja1', 4.01));
  await receive(database, 'us_caja2', 7);
  const api = await sandbox.api('tiendaluna-centro');
  await api.transactions.sendRequest({ friUserId: 'au_maria', amount: 55.5, businessUserId: 'us_caja1' });
  // A pending charge can still be paid, so it counts too; one that has expired does not.
  await api.transactions.charge({ amount: 9, timerSeconds: 300, businessUserId: 'us_caja2' });
  await sandbox.advance(301);
  await api.transactions.charge({ amount: 20, businessUserId: 'us_caja2' });
  const { cashiers, totals, pendingRequests } = dataOf(await api.closings.preview({}));
  const amounts = cashiers.map(({ userId, count, refundCount, grossAmount, refundedAmount, netAmount }) =>
    [userId, count, refundCount, grossAmount, refundedAmount, netAmount].join(' '),
  );
  assert.equal(amounts, ['us_caja1 2 1 14.06 4.01 10.05', 'us_caja2 1 0 7 0 7']);
  assert.is(totals.formattedNetAmount, 'Q17.05');
  assert.equal(pendingRequests, { count: 2, totalAmount: 75.5, formattedTotalAmount: 'Q75.50' });
  const closing = await closeOne();
  for (const [name, value] of Object.entries(totals)) assert.is(closing[name as 'count'], value);
  const detail = await api.closings.listTransactions({ closingId: closing.id, pageProperties: PAGE });
  assert.equal(dataOf(detail).closing.cashiers, cashiers);
});

test('the preview has the moment of the oldest payment or refund, in the business’s time zone', async () => {
  const { database } = sandbox;
  const { closings } = await sandbox.api('tiendaluna-centro');
  const oldest = async () => {
    const { oldestDate, formattedOldestDate, formattedOldestTime } = dataOf(await closings.preview({}));
    return [oldestDate, formattedOldestDate, formattedOldestTime];
  };
  assert.equal(await oldest(), [undefined, undefined, undefined]);
  const payment = await receive(database, 'us_caja1', 10);
  await receive(database, 'us_caja2', 7);
  await database.query(
    `update ledger_entries set created_at = '2026-11-15T01:39:20Z' where transaction_id = $1`,
    [payment],
  );
  assert.equal(await oldest(), ['2026-11-15T01:39:20.000Z', '14/11/2026', '19:39:20']);
});

test('a closing shows its payments by hour of the business’s clock, regardless of the day', async () => {
  const { database } = sandbox;
  const at = async (moment: string, amount: number) =>
    database.query('update ledger_entries set created_at = $2 where transaction_id = $1', [
      await receive(database, 'us_caja1', amount),
      new Date(moment),
    ]);
  await at('2026-03-02T15:10:00Z', 0.1);
  await at('2026-03-01T15:59:59Z', 0.2);
  await at('2026-03-02T17:00:00Z', 5);
  const closing = await closeOne();
  const api = await sandbox.api('tiendaluna-centro');
  const detail = await api.closings.listTransactions({ closingId: closing.id, pageProperties: PAGE });
  const { hours } = dataOf(detail).closing;
  const shown = hours?.map((one) => `${one.hour}: ${one.count} ${one.formattedGrossAmount}`);
  assert.equal(shown, ['9: 2 Q0.30', '10: 0 Q0.00', '11: 1 Q5.00']);
});

test('when nothing is open no closing is made, and a message says so', async () => {
  const nothing = await (await sandbox.api('tiendaluna')).closings.close({});
  assert.is(refusalOf(nothing), '422 No hay cobros ni reembolsos por cerrar');
  assert.equal(await sandbox.database.query('select 1 from closings'), []);
});

test('a refund after the closing is subtracted from the next one, and the first does not change', async () => {
  const { database } = sandbox;
  const refunded = await receive(database, 'us_caja1', 50);
  const first = await closeOne();
  await refund(database, refunded);
  assert.is(await openBalance(database), '-50.00');
  await receive(database, 'us_caja1', 20);
  const second = await closeOne();
  assert.equal([second.netAmount, second.count, second.refundCount], [-30, 1, 1]);
  assert.is(second.startDate, first.endDate);
  await receive(database, 'us_caja1', 1);
  assert.is((await closeOne()).startDate, second.endDate);
  const api = await sandbox.api('tiendaluna-centro');
  const of = async (closingId: string) => {
    const { data, closing } = dataOf(
      await api.closings.listTransactions({ closingId, pageProperties: PAGE }),
    );
    const taken = data.find(({ id }) => id === refunded);
    return { net: closing.netAmount, taken: taken?.closed.netAmount, status: taken?.status };
  };
  assert.equal(await of(first.id), { net: 50, taken: 50, status: 'refunded' });
  assert.equal(await of(second.id), { net: -30, taken: -50, status: 'refunded' });
});

test('the closing is sent to the e-mail addresses of the branch', async () => {
  const emails = ['caja@luna.gt', 'conta@luna.gt'];
  await sandbox.database.query(`update branches set closing_emails = $1 where id = 'br_centro'`, [emails]);
  await receive(sandbox.database, 'us_caja1', 1234.5);
  await closeOne('tiendaluna-centro-caja1');
  const mails = await sandbox.database.query<{ to_address: string; subject: string; body: string }>(
    'select * from outbox order by id',
  );
  assert.equal([mails[0]?.to_address, mails[1]?.to_address, mails.length], [...emails, 2]);
  assert.is(mails[0]?.subject, 'Cierre CI-000001 de Centro, tiendaluna-centro-caja1: Q1,234.50');
  assert.match(
    mails[0]?.body ?? '',
    'Lo realizó tiendaluna-centro-caja1\nRecibido: Q1,234.50 (1 pago)\nReembolsado: Q0.00 (0 reembolsos)\nNeto: Q1,234.50',
  );
  // Not labeled «Desde»: the closing may take older payments, or only later ones if others closed since then.
  await receive(sandbox.database, 'us_caja1', 5);
  await closeOne('tiendaluna-centro-caja1');
  const [last] = await sandbox.database.query<{ body: string }>('select body from outbox order by id desc');
  assert.match(last?.body ?? '', /\nCierre anterior: \d\d\/.*\nHasta \d\d\//);
});

test('housekeeping completes a closing that has been in progress for an hour, and sends its e-mail', async () => {
  const { database } = sandbox;
  const statuses = () => database.query('select status from closings');
  await receive(database, 'us_caja1', 5);
  await closeOne();
  await database.script(
    `update closings set status = 'processing', completed_at = null; delete from outbox;
     update branches set closing_emails = '{dueno@luna.gt}' where id = 'br_centro'`,
  );
  const mails = () => countRows(database, 'outbox');
  await sandbox.advance(3500);
  await runHousekeeping(database);
  assert.equal([await statuses(), await mails()], [[{ status: 'processing' }], 0]);
  await sandbox.advance(200);
  await runHousekeeping(database);
  assert.equal([await statuses(), await mails()], [[{ status: 'completed' }], 1]);
});
