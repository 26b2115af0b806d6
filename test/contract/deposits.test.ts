import type { Schemas } from '@cobros/sdk';
import { forceReturn } from '#sandbox/operation/world/simulated-bank.ts';
import { readCsv } from '../../conformance/src/read-csv.ts';
import { insertFundSource } from '../support/insert-fund-source.ts';
import { readPdf } from '../support/read-pdf.ts';
import { assert, dataOf, receive, refund, resetFixture, sandboxWith, test } from '../support/suite.ts';
import { doWhatIsDueBy } from './support/do-what-is-due-by.ts';

const PAGE = { currentPage: 1, pageSize: 10 };

const { sandbox, database } = await sandboxWith();
test.before(() => insertFundSource(database));
test.before.each(() => resetFixture(database));

const at = (local: string) => doWhatIsDueBy(database, local);

const closingsOf = async (username = 'tiendaluna') => (await sandbox.api(username)).closings;

async function close(cashier: string, amount: number): Promise<string> {
  const payment = await receive(database, cashier, amount);
  dataOf(await (await closingsOf()).close({ businessUserId: cashier }));
  return payment;
}

const history = async (search: object = {}, username?: string) =>
  dataOf(await (await closingsOf(username)).history({ pageProperties: PAGE, ...search }));
const detailOf = async (closingId = '', username?: string) =>
  dataOf(await (await closingsOf(username)).listTransactions({ closingId, pageProperties: PAGE })).closing;

const depositOf = ({ deposit }: { deposit?: Schemas['Deposit'] }) =>
  deposit && [deposit.status, deposit.reference, deposit.scheduledDay, deposit.formattedAmount];

const deposits = async (search?: object, username?: string) =>
  (await history(search, username)).data.map(depositOf);

test('the closings of one day leave in one deposit on the next banking day, those of a long weekend on the day after it', async () => {
  await at('2027-03-24T10:00:00');
  await close('us_caja1', 10);
  await close('us_zona101', 5.5);
  const pending = ['pending', null, '2027-03-29', 'Q15.50'];
  assert.equal(await deposits(), [pending, pending], 'Maundy Thursday and Good Friday are holidays');
  await at('2027-03-27T10:00:00');
  await close('us_caja1', 1);
  await at('2027-03-29T17:59:00');
  assert.equal((await deposits())[0], ['pending', null, '2027-03-29', 'Q16.50']);
  await close('us_caja1', 2);
  await at('2027-03-29T18:00:10');
  const made = ['deposited', 'DEP-270329', '2027-03-29', 'Q16.50'];
  assert.equal(await deposits(), [['pending', null, '2027-03-30', 'Q2.00'], made, made, made]);
  const file = dataOf(await (await closingsOf()).exportHistory({ format: 'csv' }));
  const [head = [], ...records] = readCsv(await file.blob.text());
  const column = (name: string) => records.slice(0, 2).map((record) => record[head.indexOf(name)]);
  assert.equal(column('Depósito'), ['Por depositar', 'Depositado']);
  assert.equal(column('Fecha de depósito'), ['2027-03-30', '2027-03-29']);
  assert.equal(column('Referencia de depósito'), ['', 'DEP-270329']);
  const { undeposited, data } = await history();
  assert.equal([undeposited?.count, undeposited?.formattedNetAmount], [1, 'Q2.00']);
  const { bankName, lastFourDigits, accountHolder, depositDate, creditDate } = data[1]?.deposit ?? {};
  assert.equal(
    [bankName, lastFourDigits, accountHolder, depositDate, creditDate],
    ['Banco del Lago', '4417', 'Tienda Luna, S. A.', '2027-03-30T00:00:00.000Z', null],
  );
  await at('2027-03-29T21:00:00');
  assert.is((await history()).data[1]?.deposit?.creditDate, '2027-03-30T02:12:37.000Z');
});

test('a branch sees its part of a deposit, and a cashier their own closings', async () => {
  await at('2027-03-01T10:00:00');
  await close('us_caja1', 10);
  await close('us_zona101', 5.5);
  await at('2027-03-02T18:00:10');
  const [ofBranch] = (await history({}, 'tiendaluna-centro')).data;
  assert.equal(
    [ofBranch?.deposit?.amount, ofBranch?.deposit?.isPartial, ofBranch?.deposit?.closingCount],
    [10, true, 1],
  );
  const { deposits } = await detailOf(ofBranch?.id, 'tiendaluna-centro');
  assert.is(deposits?.closings.map(({ netAmount }) => netAmount).join(), '10');
});

test('a refund that exceeds what a closing takes is subtracted from the next deposit', async () => {
  await at('2027-03-01T10:00:00');
  const payment = await close('us_caja1', 10);
  await at('2027-03-02T18:00:10');
  await refund(database, payment);
  dataOf(await (await closingsOf()).close({ businessUserId: 'us_caja1' }));
  await at('2027-03-03T18:00:10');
  assert.equal((await deposits())[0], ['pending', null, '2027-03-04', '−Q10.00']);
  await close('us_caja2', 12);
  await at('2027-03-05T18:00:10');
  const both = ['deposited', 'DEP-270304', '2027-03-04', 'Q2.00'];
  assert.equal((await deposits()).slice(0, 2), [both, both]);
});

test('what remains of a payment leaves with its closing, and a part given back later is subtracted from the next deposit; the printed statement says so', async () => {
  await at('2027-03-01T10:00:00');
  const payment = await receive(database, 'us_caja1', 75);
  await refund(database, payment, 20);
  dataOf(await (await closingsOf()).close({ businessUserId: 'us_caja1' }));
  await at('2027-03-02T18:00:10');
  assert.equal((await deposits())[0], ['deposited', 'DEP-270302', '2027-03-02', 'Q55.00']);
  await refund(database, payment, 5);
  dataOf(await (await closingsOf()).close({ businessUserId: 'us_caja1' }));
  await close('us_caja2', 12);
  await at('2027-03-03T18:00:10');
  assert.equal(await deposits(), [
    ...Array(2).fill(['deposited', 'DEP-270303', '2027-03-03', 'Q7.00']),
    ['deposited', 'DEP-270302', '2027-03-02', 'Q55.00'],
  ]);
  const range = { startDay: '2027-03-01', endDay: '2027-03-04' };
  const { blob } = dataOf(await (await closingsOf()).exportStatement({ format: 'pdf', ...range }));
  const [page] = await readPdf(new Uint8Array(await blob.arrayBuffer()));
  for (const text of ['Total Q87.00 –Q25.00 Q62.00 Q62.00 –Q62.00 Q0.00', 'Cuadra al centavo.'])
    assert.match(page?.text ?? '', text);
});

test('a deposit whose closings add up to nothing is not sent; they leave with the next', async () => {
  await at('2027-03-22T10:00:00');
  const payment = await close('us_caja1', 40);
  await refund(database, payment);
  dataOf(await (await closingsOf()).close({ businessUserId: 'us_caja1' }));
  await at('2027-03-23T18:00:10');
  assert.equal(await deposits(), Array(2).fill(['pending', null, '2027-03-24', 'Q0.00']));
  await close('us_caja1', 1);
  await at('2027-03-25T18:00:10');
  const list = dataOf(await (await closingsOf()).listDeposits({ pageProperties: PAGE }));
  assert.equal(
    list.data.map(({ status, formattedAmount }) => [status, formattedAmount]),
    [['deposited', 'Q1.00']],
  );
});

test('a search of days names the bank holidays among them', async () => {
  const holidays = async (startDay?: string, endDay?: string) =>
    dataOf(
      await (await closingsOf()).listDeposits({
        ...(startDay && { startDay }),
        ...(endDay && { endDay }),
        pageProperties: PAGE,
      }),
    ).bankHolidays;
  // 1 May 2027 is a Saturday.
  assert.equal(await holidays('2027-03-25', '2027-05-02'), ['2027-03-25', '2027-03-26']);
  assert.equal(await holidays('2026-12-24', '2026-12-24'), []);
  assert.is(await holidays('2027-03-25'), undefined);
});

test('a returned deposit has a reason, counts as not deposited, and is sent again to the account of that day', async () => {
  await at('2027-03-01T10:00:00');
  await close('us_caja1', 10);
  await forceReturn(database, 'la cuenta no existe', new Date());
  await at('2027-03-02T23:00:00');
  assert.is((await history()).data[0]?.deposit?.creditDate, null, 'the bank will not keep it');
  await at('2027-03-03T09:30:00');
  const { data, undeposited, returnedDeposit } = await history({ depositStatuses: ['returned'] });
  assert.equal(data.map(depositOf), [['returned', 'DEP-270302', '2027-03-02', 'Q10.00']]);
  assert.equal(
    [returnedDeposit?.deposit.returnReason, returnedDeposit?.deposit.retryDay, returnedDeposit?.closing.id],
    ['la cuenta no existe', '2027-03-05', data[0]?.id],
  );
  assert.is(undeposited?.netAmount, 10);
  await close('us_caja1', 3);
  await database.query(`update fund_sources set account_number = '9999' where business_id = 'bu_luna'`);
  await at('2027-03-05T18:00:10');
  const again = await history();
  assert.equal(again.data.map(depositOf), [
    ['deposited', 'DEP-270304', '2027-03-04', 'Q3.00'],
    ['deposited', 'DEP-270305', '2027-03-05', 'Q10.00'],
  ]);
  assert.is(again.returnedDeposit, undefined);
  await at('2027-03-05T23:00:00');
  for (const { deposit } of (await history()).data) assert.ok(deposit?.creditDate);
  const found = async (depositReference: string) =>
    (await history({ depositReference })).data.map(({ deposit }) => deposit?.reference);
  assert.equal(await found('DEP-270302'), ['DEP-270305']);
  assert.equal(await found(' dep-270305 '), ['DEP-270305']);
  assert.equal(await found('ACH CR 000183 Dep-270304 TIENDA LUNA'), ['DEP-270304']);
  assert.equal(await found('2703'), ['DEP-270304', 'DEP-270305']);
  assert.equal(await found('DEP-27_304'), []);
  const { lastFourDigits, replacedReference } = again.data[1]?.deposit ?? {};
  assert.equal([lastFourDigits, replacedReference], ['9999', 'DEP-270302']);
  const [earlier] = (await detailOf(again.data[1]?.id)).deposits?.earlier ?? [];
  assert.equal([earlier?.reference, earlier?.lastFourDigits], ['DEP-270302', '4417']);
  assert.equal((await detailOf(again.data[0]?.id)).deposits?.earlier, [], 'it was of another closing');
  assert.equal(await deposits({ depositStatuses: ['pending', 'returned'] }), []);
  const filters = { statuses: ['returned' as const, 'deposited' as const], startDay: '2027-03-03' };
  const list = dataOf(await (await closingsOf()).listDeposits({ ...filters, pageProperties: PAGE }));
  assert.is(list.data.map(({ reference }) => reference).join(), 'DEP-270305,DEP-270304');
  await database.query(`update fund_sources set account_number = '3025508174417'`);
});

test('what the bank returned to one business is sent again to its own account, beside another with returned deposits', async () => {
  const account = `'monetary', '7777', 'Café Sol', now() from businesses b where id = 'bu_sol'`;
  await database.query(
    `insert into fund_sources (id, business_id, bank_id, account_type, account_number, account_holder, created_at)
     select 'fs_sol', id, 'bk_lago', ${account}`,
  );
  await at('2027-03-01T10:00:00');
  await close('us_caja1', 10);
  await receive(database, 'us_sol1', 20);
  dataOf(await (await closingsOf('cafesol')).close({}));
  for (const _ of [1, 2]) await forceReturn(database, 'la cuenta no existe', new Date());
  for (const moment of ['2027-03-02T23:00:00', '2027-03-03T09:30:00', '2027-03-05T18:00:10'])
    await at(moment);
  const sentAgain = async (username: string) =>
    (await history({}, username)).data.map(({ deposit }) => [
      deposit?.replacedReference,
      deposit?.lastFourDigits,
    ]);
  assert.equal(await sentAgain('tiendaluna'), [['DEP-270302', '4417']]);
  assert.equal(await sentAgain('cafesol'), [['DEP-270302', '7777']]);
  await database.query(`delete from fund_sources where id = 'fs_sol'`);
});

test('when a deposit is returned, its closings’ webhooks are sent, with the reason', async () => {
  await database.query(
    `update users set notification_method = 'webhook', webhook_url = 'pagos.example' where id = 'us_caja1'`,
  );
  await at('2027-03-01T10:00:00');
  await close('us_caja1', 10);
  await forceReturn(database, 'la cuenta no existe', new Date());
  await at('2027-03-02T18:00:10');
  await at('2027-03-03T09:30:00');
  const sent = await database.query(
    `select event, data -> 'closing' -> 'deposit' ->> 'returnReason' as reason from webhook_deliveries
     where event like 'closing.deposit%' order by position`,
  );
  assert.equal(sent, [
    { event: 'closing.deposited', reason: null },
    { event: 'closing.deposit-returned', reason: 'la cuenta no existe' },
  ]);
});

test('closings made by a version without deposits are deposited on the days on which they would have been', async () => {
  await at('2027-03-01T10:00:00');
  await close('us_caja1', 10);
  await database.script('update closings set deposit_id = null; delete from deposits');
  await at('2027-03-09T10:00:00');
  assert.equal(await deposits(), [['deposited', 'DEP-270302', '2027-03-02', 'Q10.00']]);
});
