import type { BusinessApi } from '@cobros/sdk';
import { receive, refund } from '../support/make-payments.ts';
import { openBalance } from '../support/open-balance.ts';
import { exportedSheet } from '../support/read-xlsx.ts';
import { resetFixture } from '../support/reset-fixture.ts';
import { assert, dataOf, failureOf, refusalOf, rejectionOf, sandboxWith, test } from '../support/suite.ts';

type Sent = Parameters<BusinessApi['closings']['close']>[0];

const PAGE = { currentPage: 1, pageSize: 10 };
const { sandbox, database, admin, caja1 } = await sandboxWith('admin', 'caja1');

// Entries are never removed from the activity, so each test looks at those added since it began.
let before = 0;

test.before.each(async () => {
  await resetFixture(database);
  dataOf(await admin.profile.setClosingCount({ required: true, reasonThreshold: 5 }));
  const [last] = await database.query<{ id: number }>('select max(id) as id from activity');
  before = last?.id ?? 0;
});

const refused = async (sent: Sent, api = caja1) => refusalOf(await api.closings.close(sent));

/** The activity entries since the test began, newest first. */
async function activity(kind: 'closings' | 'profile'): Promise<string[]> {
  const { data } = dataOf(await admin.activity.list({ kinds: [kind], pageProperties: PAGE }));
  return data.filter(({ id }) => Number(id) > before).map(({ description }) => description);
}

test('by default no count is required, and a count that is sent is rejected', async () => {
  dataOf(await admin.profile.setClosingCount({ required: false, reasonThreshold: 5 }));
  await receive(database, 'us_caja1', 10);
  assert.is(dataOf(await caja1.closings.preview({})).countRequired, false);
  assert.is(await refused({ countedAmount: 10 }), '400 Este cierre no lleva conteo');
  const { closings } = dataOf(await caja1.closings.close({}));
  assert.is(closings[0]?.counted, undefined);
});

test('a cashier can close only with a count, and the rejection does not reveal the expected amount', async () => {
  await receive(database, 'us_caja1', 10);
  assert.is(dataOf(await caja1.closings.preview({})).countRequired, true);
  const result = await caja1.closings.close({});
  assert.equal([rejectionOf(result), failureOf(result).code], ['400 countedAmount', 'count-required']);
  assert.not.match(refusalOf(result), 'Q10');
  assert.is(await openBalance(database), '10.00');
});

test('a count within the threshold needs no reason, and its difference is stored to the cent', async () => {
  await receive(database, 'us_caja1', 0.1);
  await receive(database, 'us_caja1', 0.2);
  const made = dataOf(await caja1.closings.close({ countedAmount: 5.3 }));
  const closing = made.closings[0];
  assert.equal(closing?.counted, {
    amount: 5.3,
    formattedAmount: 'Q5.30',
    expectedAmount: 0.3,
    formattedExpectedAmount: 'Q0.30',
    difference: 5,
    formattedDifference: 'Q5.00',
    reason: null,
  });
  const closingId = closing?.id ?? '';
  const page = dataOf(await admin.closings.listTransactions({ closingId, pageProperties: PAGE }));
  assert.equal(page.closing.counted, closing?.counted);
  const [row] = dataOf(await admin.closings.history({ pageProperties: PAGE })).data;
  assert.equal(row && 'counted' in row && row.counted, closing?.counted);
});

test('a count above the threshold needs a reason: without one nothing is closed, the difference is returned, and the count is recorded in the activity', async () => {
  await receive(database, 'us_caja1', 100);
  const idempotencyKey = 'conteo-sin-motivo';
  for (const options of [{}, { idempotencyKey }]) {
    const result = await caja1.closings.close({ countedAmount: 94.99 }, options);
    assert.equal([rejectionOf(result), failureOf(result).code], ['400 countReason', 'count-reason-required']);
    assert.match(refusalOf(result), 'Faltan Q5.01. Escribe el motivo para cerrar');
  }
  assert.equal(await database.query('select 1 from closings'), []);
  assert.is(await openBalance(database), '100.00');
  const told =
    'Contó Q94.99 en vez de Q100.00 al cerrar Centro, tiendaluna-centro-caja1 y no dio el motivo, así que no se cerró';
  assert.equal(await activity('closings'), [told, told]);
  const sent = { countedAmount: 94.99, countReason: ' Un cambio mal dado ' };
  const result = await caja1.closings.close(sent, { idempotencyKey: 'conteo-con-motivo' });
  assert.equal(dataOf(result).closings[0]?.counted?.reason, 'Un cambio mal dado');
  assert.is(result.ok && result.info?.message, 'Se realizó el cierre CI-000001 por Q100.00. Faltan Q5.01');
  assert.is(
    (await activity('closings'))[0],
    'Realizó el cierre CI-000001 (Centro, tiendaluna-centro-caja1) por Q100.00, con una diferencia de −Q5.01',
  );
});

test('if refunds exceed payments a negative amount is counted; a third decimal is rejected at its field', async () => {
  const refunded = await receive(database, 'us_caja1', 30);
  dataOf(await caja1.closings.close({ countedAmount: 30 }));
  await refund(database, refunded);
  const third = await refused({ countedAmount: -30.001 });
  assert.is(third, '400 Un dato debe tener dos decimales como máximo');
  const { closings } = dataOf(await caja1.closings.close({ countedAmount: -30 }));
  assert.equal([closings[0]?.netAmount, closings[0]?.counted?.difference], [-30, 0]);
});

test('administrators close without a count, and a retry keeps the count of the failed closing', async () => {
  await receive(database, 'us_caja1', 10);
  await database.query(
    `insert into closing_faults (reason, created_at) values ('El banco no respondió', now())`,
  );
  const failed = dataOf(await caja1.closings.close({ countedAmount: 8 })).closings[0];
  assert.equal([failed?.status, failed?.counted?.difference], ['error', -2]);
  const closingId = failed?.id ?? '';
  assert.match(await refused({ closingId, countedAmount: 10 }), /^400 Este cierre/);
  const retried = dataOf(await caja1.closings.close({ closingId })).closings[0];
  assert.equal([retried?.status, retried?.counted], ['completed', failed?.counted]);
  await receive(database, 'us_caja1', 7);
  assert.match(await refused({ countedAmount: 7 }, admin), /^400 Este cierre/);
  assert.is(dataOf(await admin.closings.preview({})).countRequired, false);
  const [whole] = dataOf(await admin.closings.close({})).closings;
  assert.equal([whole?.netAmount, whole?.counted], [7, undefined]);
});

test('the e-mail and the workbook of a closing contain the count', async () => {
  await database.query(`update branches set closing_emails = '{conta@luna.gt}' where id = 'br_centro'`);
  await receive(database, 'us_caja1', 10);
  const sent = { countedAmount: 1, countReason: 'Faltó un billete' };
  const closingId = dataOf(await caja1.closings.close(sent)).closings[0]?.id ?? '';
  const [mail] = await database.query<{ body: string }>('select body from outbox order by id desc limit 1');
  assert.match(mail?.body ?? '', 'Contado: Q1.00\nDiferencia: Faltan Q9.00\nMotivo: Faltó un billete');
  const { rows } = await exportedSheet(await admin.closings.exportTransactions({ closingId }));
  const [counted, difference, reason] = rows
    .slice(-3)
    .map((row) => `${row.at(0)?.value} ${row.at(-1)?.value}`);
  assert.equal([counted, difference], ['Contado 1', 'Diferencia -9']);
  assert.match(reason ?? '', 'Motivo: Faltó un billete');
});

test('an administrator of the business turns on the count, which applies to everybody and is recorded once', async () => {
  const content = { required: true, reasonThreshold: 12.5 };
  assert.equal(dataOf(await admin.profile.setClosingCount(content)), content);
  assert.equal(dataOf(await admin.profile.setClosingCount(content)), content);
  const renewed = dataOf(await caja1.auth.renewSession());
  assert.equal(renewed.userData.business.closingCount, content);
  const wrong = await admin.profile.setClosingCount({ required: true, reasonThreshold: 0.001 });
  assert.is(rejectionOf(wrong), '400 reasonThreshold');
  assert.equal(await activity('profile'), [
    'Pidió a las cajas contar al cerrar, con motivo si la diferencia pasa de Q12.50',
  ]);
  const other = dataOf(await (await sandbox.api('cafesol')).auth.renewSession());
  assert.is(other.userData.business.closingCount?.required, false);
});

test('a count that is right is recorded without a difference', async () => {
  await receive(database, 'us_caja1', 10);
  dataOf(await caja1.closings.close({ countedAmount: 10 }));
  assert.equal(await activity('closings'), [
    'Realizó el cierre CI-000001 (Centro, tiendaluna-centro-caja1) por Q10.00',
  ]);
});
