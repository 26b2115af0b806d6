import type { BusinessApi, Schemas } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readCsv } from '../../conformance/src/read-csv.ts';
import { forceFailure } from '../../sandbox/rules/closings/forced-failures.ts';
import { runDeposits } from '../../sandbox/rules/deposits/run-deposits.ts';
import { sandboxOf } from '../support/in-process-sandbox.ts';
import { insertFundSource } from '../support/insert-fund-source.ts';
import { insertLedger } from '../support/random-ledger.ts';
import { cellValues, exportedSheet } from '../support/read-xlsx.ts';
import { dataOf, failureOf } from '../support/unwrap-result.ts';
import { readPdf } from './support/read-pdf.ts';

const sandbox = await sandboxOf(test);
const { database } = sandbox;

type Content = Schemas['GetStatementContent'];

const CASHIERS = { caja1: 'br_centro', caja3: 'br_centro', zona101: 'br_zona10' } as const;
let made = 0;

const moment = (local: string) => Date.parse(`${local.replace(' ', 'T')}:00-06:00`);

/** Makes a payment at a local time of Tienda Luna, such as `2026-10-20 18:00`. */
async function paid(at: string, amount: number, cashier: keyof typeof CASHIERS = 'caja1', refunded?: string) {
  made++;
  await insertLedger(database, [
    {
      id: `tx_${made}`,
      branchId: CASHIERS[cashier],
      cashierId: `us_${cashier}`,
      cents: Math.round(amount * 100),
      receivedAt: moment(at),
      refundedAt: refunded ? moment(refunded) : null,
    },
  ]);
}

/** Sets the sandbox's clock to a local time of Tienda Luna. */
async function at(local: string) {
  const ahead = Math.ceil((moment(local) - Date.now()) / 1000);
  await database.query('update world set clock_offset_seconds = $1', [ahead]);
}

async function closeAt(local: string, branch: string) {
  await at(local);
  return dataOf(await (await sandbox.api('tiendaluna')).closings.close({ businessBranchId: branch }));
}

/** Runs the housekeeping at a local time: deposits leave at 18:00 of the next banking day. */
const deposit = (local: string) => runDeposits(database, new Date(moment(local)));

await insertFundSource(database);

// Received at the end of September, and closed in October.
await paid('2026-09-30 23:59', 875.5);
await paid('2026-10-01 00:00', 100.1);
await paid('2026-10-01 12:00', 50, 'zona101', '2026-10-31 23:00');
await closeAt('2026-10-01 20:00', 'br_centro');
await closeAt('2026-10-01 20:05', 'br_zona10');
await deposit('2026-10-02 19:00');
await paid('2026-10-15 09:00', 0.05, 'caja3');
await closeAt('2026-10-15 23:59', 'br_centro');
await deposit('2026-10-16 19:00');
// The bank returns it, and after a holiday it is sent again.
await database.query(
  `update deposits set returned_at = '2026-10-19T15:20:00Z', return_reason = 'Cuenta cerrada', retry_on = '2026-10-21'
   where reference = 'DEP-261016'`,
);
await deposit('2026-10-21 19:00');
await paid('2026-10-30 10:00', 20, 'zona101');
await closeAt('2026-10-30 20:00', 'br_zona10');
// Received in the last hours of October, and closed in November, except for the refund of Zona 10.
await paid('2026-10-31 23:58', 887.75);
await paid('2026-11-01 00:00', 1000);
await closeAt('2026-11-01 20:00', 'br_centro');
await deposit('2026-11-02 19:00');
await at('2026-11-05 10:00');

const admin = await sandbox.api('tiendaluna');
const OCTOBER: Content = { startDay: '2026-10-01', endDay: '2026-10-31' };
const statement = async (content: Content = OCTOBER, api: BusinessApi = admin) =>
  dataOf(await api.closings.getStatement(content));

test('the statement of a month shows the opening balance, the movements of each day and the closing balance, and it balances', async () => {
  assert.ok(dataOf(await admin.auth.renewSession({})).userData.capabilities?.includes('statement'));
  const { openingBalance, total, deposits, closings, closingBalance, days, check, period } =
    await statement();
  assert.equal(
    [openingBalance, total.receivedAmount, total.refundedAmount, deposits?.netAmount, closingBalance],
    [875.5, 1057.9, 50, 1025.65, 857.75],
  );
  assert.equal(
    [closings.netAmount, deposits?.count, deposits?.depositedAmount, deposits?.returnedCount],
    [1045.65, 3, 1025.7, 1],
  );
  assert.equal([check.isBalanced, check.amount, check.difference, check.day], [true, 857.75, 0, null]);
  assert.equal([days.length, period.isRunning], [31, false]);
  const moved = days.filter(
    ({ receivedCount, refundedCount, closings, deposits }) =>
      receivedCount + refundedCount + closings.count + (deposits?.movements.length ?? 0) > 0,
  );
  assert.equal(
    moved.map((day) => [
      day.formattedDay,
      day.formattedNetAmount,
      day.closings.formattedNumbers,
      day.deposits?.formattedNetAmount,
      day.formattedBalance,
    ]),
    [
      ['01/10/2026', 'Q150.10', 'CI-000001, CI-000002', 'Q0.00', 'Q1,025.60'],
      ['02/10/2026', 'Q0.00', '', 'Q1,025.60', 'Q0.00'],
      ['15/10/2026', 'Q0.05', 'CI-000003', 'Q0.00', 'Q0.05'],
      ['16/10/2026', 'Q0.00', '', 'Q0.05', 'Q0.00'],
      ['19/10/2026', 'Q0.00', '', '−Q0.05', 'Q0.05'],
      ['21/10/2026', 'Q0.00', '', 'Q0.05', 'Q0.00'],
      ['30/10/2026', 'Q20.00', 'CI-000004', 'Q0.00', 'Q20.00'],
      ['31/10/2026', 'Q837.75', '', 'Q0.00', 'Q857.75'],
    ],
  );
  assert.is(days.find(({ day }) => day === '2026-10-20')?.bankHoliday, 'Día de la Revolución');
});

test('what was received in one month and closed in another is listed separately', async () => {
  const { undeposited, closedLater, notClosed, receivedBefore, closedAfter } = await statement();
  assert.equal([undeposited?.amount, undeposited?.formattedFirstDay], [20, '30/10/2026']);
  assert.equal(
    [closedLater, notClosed].map((part) => [
      part.formattedAmount,
      part.formattedFirstDate,
      part.formattedFirstTime,
    ]),
    [
      ['Q887.75', '31/10/2026', '23:58:00'],
      ['−Q50.00', '31/10/2026', '23:00:00'],
    ],
  );
  assert.equal([receivedBefore.amount, closedAfter.amount], [875.5, 837.75]);
});

test('a month opens with the closing balance of the month before, and the current month ends with the open balance', async () => {
  const october = await statement();
  const november = await statement({ startDay: '2026-11-01', endDay: '2026-11-30' });
  assert.is(november.openingBalance, october.closingBalance);
  assert.equal(
    [november.period.isRunning, november.period.endDay, november.days.length],
    [true, '2026-11-05', 5],
  );
  const { balanceDetail } = dataOf(await admin.transactions.balances({}));
  assert.is(november.closingBalance, balanceDetail.totalOpenBalance);
  assert.ok(november.check.isBalanced);
});

test('a statement can cover any range of days, one branch, and a day of 23 hours', async () => {
  const range = await statement({
    startDay: '2026-09-30',
    endDay: '2026-10-14',
    businessBranchId: 'br_centro',
  });
  assert.equal(
    [
      range.branch?.name,
      range.openingBalance,
      range.total.netAmount,
      range.deposits?.netAmount,
      range.closingBalance,
    ],
    ['Centro', 0, 975.6, 975.6, 0],
  );
  await database.query(`update businesses set time_zone = 'America/Santiago' where id = 'bu_luna'`);
  try {
    // Summer time begins at midnight, so the day has no hour 0.
    const [day, ...others] = (await statement({ startDay: '2026-09-06', endDay: '2026-09-06' })).days;
    assert.equal(
      [day?.startDate, day?.endDate, others.length],
      ['2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z', 0],
    );
    const { check, closingBalance } = await statement();
    assert.equal([check.isBalanced, check.amount], [true, closingBalance]);
  } finally {
    await database.query(`update businesses set time_zone = 'America/Guatemala' where id = 'bu_luna'`);
  }
});

const OF_AN_HOUR = `ctid = (select ctid from hourly_money_of_branches
  where hour between '2026-10-15' and '2026-10-16' and business_id = 'bu_luna' order by hour, ctid limit 1)`;

test('a closing whose amount differs from its payments is found, with its day', async () => {
  const change = (number: number, sign: string) =>
    database.query(`update closings set net_amount = net_amount ${sign} 0.01 where number = $1`, [number]);
  const found = async (number: number) => {
    await change(number, '+');
    try {
      const { check, closingBalance } = await statement();
      return [check.isBalanced, check.amount, closingBalance, check.difference, check.day];
    } finally {
      await change(number, '-');
    }
  };
  assert.equal(await found(4), [false, 857.76, 857.75, 0.01, '2026-10-30']);
  assert.equal(await found(3), [false, 857.75, 857.75, -0.01, '2026-10-15'], 'a deposit has taken it');
  await change(4, '+');
  try {
    assert.match((await pdfOf(OCTOBER)).at(-1)?.text ?? '', 'No cuadra: faltan Q0.01.');
  } finally {
    await change(4, '-');
  }
});

for (const [what, table, column, where, day] of [
  ['a deposit that is not the sum of its closings', 'deposits', 'amount', `reference = 'DEP-261002'`, '02'],
  ['an hour that is not the sum of its payments', 'hourly_money_of_branches', 'received', OF_AN_HOUR, '15'],
] as const) {
  test(`${what} is found, with its day`, async () => {
    const change = (sign: string) =>
      database.query(`update ${table} set ${column} = ${column} ${sign} 0.01 where ${where}`);
    await change('+');
    try {
      const { check } = await statement();
      assert.equal(
        [check.isBalanced, Math.abs(check.difference), check.day],
        [false, 0.01, `2026-10-${day}`],
      );
    } finally {
      await change('-');
    }
  });
}

test('everybody who can read the closings of the whole business or branch gets the statement', async () => {
  for (const username of ['tiendaluna-supervisor', 'tiendaluna-contabilidad'])
    assert.is((await statement(OCTOBER, await sandbox.api(username))).closingBalance, 857.75);
  const centro = await statement(OCTOBER, await sandbox.api('tiendaluna-centro'));
  assert.equal([centro.branch?.id, centro.closingBalance], ['br_centro', 887.75]);
});

for (const [content, field] of [
  [{ startDay: '2026-12-01', endDay: '2026-12-31' }, 'startDay'],
  [{ startDay: '2026-10-02', endDay: '2026-10-01' }, 'endDay'],
  [{ startDay: '2026-01-01', endDay: '2026-04-03' }, 'endDay'],
] as [Content, string][]) {
  test(`${JSON.stringify(content)} is rejected with a 400`, async () => {
    const failure = failureOf(await admin.closings.getStatement(content));
    assert.equal([failure.status, failure.fields?.map((one) => one.field)], [400, [field]]);
  });
}

async function fileOf(content: Schemas['ExportStatementContent']) {
  const { blob, fileName } = dataOf(await admin.closings.exportStatement(content));
  return { fileName, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

async function pdfOf(content: Content) {
  return (await readPdf((await fileOf(content)).bytes)).map((page) => ({
    ...page,
    lines: page.text.split(/\r?\n/).map((line) => line.trim()),
  }));
}

test('the PDF is A4 with numbered pages, a header on each, and sums carried forward from page to page', async () => {
  const { fileName } = await fileOf(OCTOBER);
  assert.is(fileName, 'estado-de-cuenta-2026-10.pdf');
  const pages = await pdfOf({ startDay: '2026-08-05', endDay: '2026-10-31' });
  assert.ok(pages.length >= 3);
  const days: string[] = [];
  for (const [index, { width, height, text, lines }] of pages.entries()) {
    assert.equal([width, height], [210, 297]);
    assert.match(text, `Página ${index + 1} de ${pages.length}`);
    assert.match(text, 'Tienda Luna');
    assert.match(text, 'Recibido');
    assert.match(text, 'hora de Guatemala');
    days.push(
      ...lines
        .filter((line) => /^(Lun|Mar|Mié|Jue|Vie|Sáb|Dom) /.test(line))
        .map((line) => line.slice(0, 15)),
    );
    if (index === 0) continue;
    assert.match(pages[index - 1]?.text ?? '', 'Suma y sigue');
    assert.match(text, 'Suma anterior');
  }
  assert.is(days.length, 88);
  const last = pages.at(-1)?.text ?? '';
  for (const part of [
    'Cuadra al centavo.',
    'Q857.75',
    'Q887.75',
    'Total',
    'DEP-261016 de Q0.05 fue devuelto',
  ])
    assert.match(last, part);
});

test('the Excel file has real numbers and dates, and the CSV file a row per day', async () => {
  const { rows } = await exportedSheet(await admin.closings.exportStatement({ ...OCTOBER, format: 'excel' }));
  assert.equal(cellValues(rows[0]).slice(0, 4), ['Día', 'Recibido', 'Reembolsado', 'Neto']);
  const first = rows[2] ?? [];
  // 01/10/2026 is the 46,296th day in Excel.
  assert.equal(
    [first[0], first[1], first[10]].map((cell) => [cell?.kind, Number(cell?.value)]),
    [
      ['number', 46_296],
      ['number', 150.1],
      ['number', 1025.6],
    ],
  );
  assert.equal(cellValues(rows[33]).slice(0, 4), ['Total', '1057.9', '50', '1007.9']);

  const { fileName, bytes } = await fileOf({ ...OCTOBER, businessBranchId: 'br_centro', format: 'csv' });
  assert.is(fileName, 'estado-de-cuenta-2026-10-Centro.csv');
  const csv = readCsv(new TextDecoder().decode(bytes));
  assert.is(csv.length, 33);
  assert.equal(csv[1], ['2026-09-30', ...Array(9).fill(''), '875.50']);
  assert.equal(csv[2]?.join(' '), '2026-10-01 100.10 0.00 100.10 1 CI-000001 975.60 0.00 0.00  975.60');
  assert.equal(csv[3]?.slice(7), ['975.60', '0.00', 'DEP-261002', '0.00']);
  assert.is(csv[32]?.[10], '887.75');
});

test('the list of closings can be exported with its filters', async () => {
  const october = {
    startDate: '2026-10-01T06:00:00Z',
    endDate: '2026-11-01T05:59:59Z',
    sort: 'asc',
  } as const;
  const csv = dataOf(await admin.closings.exportHistory({ ...october, format: 'csv' }));
  assert.is(csv.fileName, 'cierres-2026-10-01-a-2026-10-31.csv');
  const [head = [], ...records] = readCsv(await csv.blob.text());
  const column = (name: string) => records.map((record) => record[head.indexOf(name)]);
  assert.equal(column('Número'), ['CI-000001', 'CI-000002', 'CI-000003', 'CI-000004']);
  assert.equal(column('Neto'), ['975.60', '50.00', '0.05', '20.00']);
  const excel = await admin.closings.exportHistory({ businessBranchId: 'br_centro' });
  const { rows } = await exportedSheet(excel);
  assert.equal(
    rows.slice(1, -1).map((row) => row[0]?.value),
    ['CI-000005', 'CI-000003', 'CI-000001'],
  );
  assert.is(rows.at(-1)?.at(-1)?.value, '2863.4');
  const cashier = await sandbox.api('tiendaluna-centro-caja1');
  assert.equal(
    readCsv(await dataOf(await cashier.closings.exportHistory({ format: 'csv' })).blob.text()).length,
    1,
  );
});

test('a failed closing counts on the day on which it is completed', async () => {
  const { number } = await statement();
  await paid('2026-11-05 08:00', 10, 'caja1');
  await forceFailure(database, 'El banco no respondió', new Date());
  const { closings } = await closeAt('2026-11-05 11:00', 'br_centro');
  const before = await statement({ startDay: '2026-11-05', endDay: '2026-11-05' });
  assert.equal([before.closings.count, before.check.isBalanced], [0, true]);
  await at('2026-11-06 09:00');
  const admin = await sandbox.api('tiendaluna');
  dataOf(await admin.closings.close({ closingId: closings[0]?.id ?? '' }));
  const [fifth, sixth] = (await statement({ startDay: '2026-11-05', endDay: '2026-11-06' }, admin)).days;
  assert.equal([fifth?.closings.count, sixth?.closings.count, sixth?.closings.netAmount], [0, 1, 10]);
  const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
  const { startDate = '', endDate = '' } = sixth ?? {};
  const listed = dataOf(await admin.closings.history({ dateOf: 'completion', startDate, endDate, ...page }));
  assert.equal(
    listed.data.map(({ netAmount }) => netAmount),
    [10],
  );
  assert.is((await statement(OCTOBER, admin)).number, number, 'October is the same as before');
});
