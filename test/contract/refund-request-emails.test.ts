import { runHousekeeping } from '#sandbox/operation/housekeeping/housekeeping.ts';
import { assert, dataOf, failureOf, receive, resetFixture, sandboxWith, test } from '../support/suite.ts';
import { saveRules } from './support/refund-rules.ts';

const { sandbox, database } = await sandboxWith();

test.before.each(async () => {
  await resetFixture(database);
  await database.query('delete from summary_emails');
  // Each address tells whose it is.
  await database.query(`update users set email_address = username || '@luna.gt'`);
  await saveRules(await sandbox.api('tiendaluna'), [
    { roleId: 'branch_admin', mode: 'allowed', perRefund: 50 },
    { roleId: 'operator', mode: 'may-request' },
  ]);
});

interface Sent {
  to_address: string;
  subject: string;
  body: string;
  html: string;
  stop_url: string;
}
const sent = () => database.query<Sent>('select * from outbox where stop_url is not null order by id');
const heard = async () =>
  (await sent()).map(({ to_address, subject }) => `${to_address.split('@')[0]}: ${subject}`);
const wants = async (username: string) => {
  const { profile } = await sandbox.api(username);
  return dataOf(await profile.setSummaryEmails({ refundRequests: true }));
};
const ask = async (username: string, content: { transactionId?: string; amount?: number } = {}) => {
  const { transactions } = await sandbox.api(username);
  const transactionId = content.transactionId ?? (await receive(database, 'us_caja1', 75));
  const asked = { amount: 20, reason: 'Precio equivocado', ...content, transactionId };
  return { transactionId, requestId: dataOf(await transactions.requestRefund(asked)).request.id };
};

test('whoever may approve a request gets one e-mail about it if they want, but not who asked, nor who is elsewhere or may not', async () => {
  for (const username of ['tiendaluna', 'tiendaluna-centro', 'tiendaluna-zona10', 'tiendaluna-centro-caja1'])
    await wants(username);
  await ask('tiendaluna-centro-caja1');
  const subject = 'Reembolso por aprobar: Q20.00 de Q75.00, lo pide tiendaluna-centro-caja1';
  assert.equal((await heard()).sort(), [`tiendaluna-centro: ${subject}`, `tiendaluna: ${subject}`]);
  const [mail] = await sent();
  for (const text of [mail?.body ?? '', mail?.html ?? '']) {
    for (const said of ['@maria.lopez', 'Precio equivocado', 'Centro', 'http://sandbox/refund-approvals'])
      assert.match(text, said);
    assert.match(text, mail?.stop_url ?? '');
  }
  // The branch's own request goes to the owner alone.
  await ask('tiendaluna-centro');
  assert.equal((await heard()).slice(2), [
    'tiendaluna: Reembolso por aprobar: Q20.00 de Q75.00, lo pide tiendaluna-centro',
  ]);
});

test('who asked hears what came of it, and nobody who did not want to', async () => {
  const owner = (await sandbox.api('tiendaluna')).transactions;
  const asker = 'tiendaluna-centro-caja1';
  dataOf(await owner.approveRefund({ requestId: (await ask(asker)).requestId }));
  await wants(asker);
  dataOf(await owner.approveRefund({ requestId: (await ask(asker)).requestId }));
  dataOf(await owner.rejectRefund({ requestId: (await ask(asker)).requestId, reason: 'Sin recibo' }));
  dataOf(await owner.refund({ transactionId: (await ask(asker)).transactionId }));
  const { requestId } = await ask(asker);
  dataOf(await (await sandbox.api(asker)).transactions.withdrawRefundRequest({ requestId }));
  const { transactionId } = await ask(asker);
  assert.equal(await heard(), [
    `${asker}: Aprobado: el reembolso de Q20.00 de Q75.00 que pediste`,
    `${asker}: Rechazado: el reembolso de Q20.00 de Q75.00 que pediste`,
    `${asker}: Ya no hace falta: el reembolso de Q20.00 de Q75.00 que pediste`,
  ]);
  const [approved, rejected] = await sent();
  assert.match(approved?.body ?? '', 'Lo aprobó tiendaluna');
  assert.match(rejected?.body ?? '', /Lo rechazó tiendaluna.*Sin recibo/s);
  await sandbox.advance(7 * 24 * 3600 + 1);
  await runHousekeeping(database);
  await runHousekeeping(database);
  const lapsed = (await sent()).slice(3);
  assert.equal(
    lapsed.map(({ subject }) => subject),
    ['Venció sin respuesta: el reembolso de Q20.00 de Q75.00 que pediste'],
  );
  assert.match(lapsed[0]?.body ?? '', `http://sandbox/transaction/history?t=${transactionId}`);
});

test('a person blocked, or whose role may no longer refund, gets no e-mail of requests', async () => {
  for (const username of ['tiendaluna', 'tiendaluna-centro', 'tiendaluna-administracion'])
    await wants(username);
  await database.query(`update users set status = 'blocked' where username = 'tiendaluna-administracion'`);
  await saveRules(await sandbox.api('tiendaluna'), [
    { roleId: 'branch_admin', mode: 'may-request' },
    { roleId: 'operator', mode: 'may-request' },
  ]);
  await ask('tiendaluna-centro-caja1');
  assert.equal(
    (await sent()).map(({ to_address }) => to_address),
    ['tiendaluna@luna.gt'],
  );
});

test('the choice is for who asks for refunds or decides about them, and one press in an e-mail ends it', async () => {
  const contabilidad = await sandbox.api('tiendaluna-contabilidad');
  const refused = await contabilidad.profile.setSummaryEmails({ refundRequests: true });
  assert.is(failureOf(refused).status, 403);
  const cashier = await sandbox.api('tiendaluna-zona10-caja1');
  assert.is(failureOf(await cashier.profile.setSummaryEmails({ daily: true })).status, 403);
  const off = { daily: false, weekly: false, statement: false, refundRequests: false };
  assert.equal(dataOf(await cashier.auth.renewSession({})).userData.user.summaryEmails, off);
  assert.equal(await wants('tiendaluna-centro'), { ...off, refundRequests: true });
  await ask('tiendaluna-centro-caja1');
  const [mail] = await sent();
  const visit = async (method: string) =>
    (await sandbox.handle(new Request(mail?.stop_url ?? '', { method }))).text();
  assert.match(await visit('GET'), 'Es el aviso de reembolsos pedidos de Tienda Luna.');
  assert.match(await visit('POST'), 'Ya no recibes este correo');
  await ask('tiendaluna-centro-caja1');
  assert.is((await sent()).length, 1);
  const centro = await sandbox.api('tiendaluna-centro');
  assert.equal(dataOf(await centro.auth.renewSession({})).userData.user.summaryEmails, off);
});
