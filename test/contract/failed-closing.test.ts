import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Schemas } from '@cobros/sdk';
import { migrationsFolder } from '#sandbox/ground/db/migrate.ts';
import { forceFailure } from '#sandbox/operation/world/simulated-bank.ts';
import { openBalance } from '../support/open-balance.ts';
import { assert, dataOf, receive, refusalOf, resetFixture, sandboxOf, test } from '../support/suite.ts';

const REASON = 'El banco no respondió';

const sandbox = await sandboxOf();
test.before.each(() => resetFixture(sandbox.database));

const failNext = (reason = REASON) => forceFailure(sandbox.database, reason, new Date());

async function close(content: object = {}, username = 'tiendaluna-centro') {
  const result = await (await sandbox.api(username)).closings.close(content);
  const closing: Partial<Schemas['ClosingRow']> = (result.ok && result.data.closings[0]) || {};
  return { ...closing, message: result.ok ? result.info?.message : refusalOf(result) };
}

async function detailOf(closingId = '', username = 'tiendaluna-centro') {
  const { closings } = await sandbox.api(username);
  const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
  const { closing, count } = dataOf(await closings.listTransactions({ closingId, ...page }));
  return { ...closing, listed: count };
}

const numbersOf = ({ replacedBy }: Partial<Schemas['ClosingDetail']>) =>
  replacedBy?.map(({ formattedNumber }) => formattedNumber);

test('the e-mail to the branch’s addresses names the failed closing and its reason, and says that its payments stay open', async () => {
  const { database } = sandbox;
  await database.query(`update branches set closing_emails = '{conta@luna.gt}' where id = 'br_centro'`);
  await receive(database, 'us_caja1', 12.5);
  await failNext();
  await close();
  const [mail] = await database.query<{ subject: string; body: string }>('select subject, body from outbox');
  assert.is(mail?.subject, 'El cierre CI-000001 de Centro quedó en error');
  assert.match(mail?.body ?? '', `Quedó en error: ${REASON}\nSu dinero sigue en Pagos por liquidar.`);
});

test('a failed closing keeps its reason and its number, and has no entries', async () => {
  await receive(sandbox.database, 'us_caja1', 12.5);
  await failNext();
  const failed = await close();
  const { status, errorReason, number, netAmount, completionDate } = failed;
  assert.equal([status, errorReason, number, netAmount, completionDate], ['error', REASON, 1, 12.5, null]);
  assert.is(failed.message, `El cierre CI-000001 quedó en error: ${REASON}`);
  assert.is(await openBalance(sandbox.database), '12.50');
});

test('a retry completes a failed closing with the same number, without later entries', async () => {
  await receive(sandbox.database, 'us_caja1', 12.5);
  await failNext();
  const failed = await close();
  await sandbox.advance(60);
  await receive(sandbox.database, 'us_caja1', 100);
  const { netAmount, listed } = await detailOf(failed.id, 'tiendaluna');
  assert.equal([netAmount, listed], [12.5, 1]);
  const retried = await close({ closingId: failed.id });
  assert.equal([retried.id, retried.number, retried.status], [failed.id, 1, 'completed']);
  assert.equal([retried.errorReason, retried.netAmount], [null, 12.5]);
  assert.is(await openBalance(sandbox.database), '100.00');
  assert.match((await close({ closingId: failed.id })).message ?? '', /^409 /);
  assert.is((await close()).number, 2);
});

test('a failed closing of one cashier shows and takes nothing of another', async () => {
  await receive(sandbox.database, 'us_caja1', 12.5);
  await receive(sandbox.database, 'us_caja3', 30);
  await failNext();
  const failed = await close({}, 'tiendaluna-centro-caja1');
  const { netAmount, listed } = await detailOf(failed.id);
  assert.equal([failed.status, netAmount, listed], ['error', 12.5, 1]);
  assert.is((await close({ closingId: failed.id })).netAmount, 12.5);
  assert.is(await openBalance(sandbox.database), '30.00');
});

test('a retry can fail again', async () => {
  await receive(sandbox.database, 'us_caja1', 12.5);
  await failNext();
  await failNext('Otra vez');
  const failed = await close();
  const again = await close({ closingId: failed.id });
  assert.equal([again.status, again.errorReason], ['error', 'Otra vez']);
  assert.is((await close({ closingId: failed.id })).status, 'completed');
});

for (const [what, change] of [
  ['no longer belongs to it', 'titular_id = null'],
  ['may be closed by administrators only', 'closing_locked = true'],
])
  test(`a titular’s failed closing can be retried by an administrator without losing anything once a child ${what}`, async () => {
    await receive(sandbox.database, 'us_caja1', 12.5);
    await receive(sandbox.database, 'us_caja2', 20);
    await failNext();
    const failed = await close({}, 'tiendaluna-centro-caja2');
    assert.is(failed.netAmount, 32.5);
    await sandbox.database.query(`update users set ${change} where id = 'us_caja1'`);
    const retried = await close({ closingId: failed.id }, 'tiendaluna-centro-caja2');
    assert.is(retried.message, '403 Solo un administrador puede cerrar esta caja');
    assert.is((await detailOf(failed.id)).status, 'error');
    const { status, netAmount, createdByName } = await close({ closingId: failed.id });
    assert.equal([status, netAmount, createdByName], ['completed', 32.5, 'tiendaluna-centro']);
  });

test('a closing that takes entries of a failed one replaces it', async () => {
  await receive(sandbox.database, 'us_caja1', 12.5);
  await failNext();
  const failed = await close({ businessUserId: 'us_caja1' });
  const whole = await close();
  assert.equal([whole.number, whole.status, whole.netAmount], [2, 'completed', 12.5]);
  const { status, errorReason } = await detailOf(failed.id);
  assert.equal([status, errorReason], ['canceled', 'Lo reemplazó el cierre CI-000002']);
  assert.match((await close({ closingId: failed.id })).message ?? '', /^409 /);
});

test('the period of a closing begins where the last closing that did not fail ended', async () => {
  await receive(sandbox.database, 'us_caja1', 12.5);
  const { endDate } = await close();
  await sandbox.advance(60);
  await receive(sandbox.database, 'us_caja1', 20);
  await failNext();
  assert.is((await close()).status, 'error');
  await sandbox.advance(60);
  await receive(sandbox.database, 'us_caja1', 100);
  const third = await close();
  assert.equal([third.startDate, third.netAmount], [endDate, 120]);
  // One in process has not failed either.
  await sandbox.database.query(`update closings set status = 'processing' where number = $1`, [third.number]);
  await sandbox.advance(60);
  await receive(sandbox.database, 'us_caja1', 5);
  assert.is((await close()).startDate, third.endDate);
});

test('a failed closing of a branch is replaced only by closings of its cashiers', async () => {
  await receive(sandbox.database, 'us_caja1', 12.5);
  await receive(sandbox.database, 'us_caja2', 20);
  await failNext();
  const failed = await close();
  await sandbox.advance(60);
  // Later payments do not belong to the failed closing.
  await receive(sandbox.database, 'us_caja3', 7);
  await receive(sandbox.database, 'us_zona101', 9);
  await close({ businessUserId: 'us_caja1' });
  await close({ businessUserId: 'us_caja3' });
  assert.is((await detailOf(failed.id)).status, 'error');
  await receive(sandbox.database, 'us_caja1', 100);
  await close({ businessUserId: 'us_caja2' });
  const canceled = await detailOf(failed.id);
  const replaced = 'Lo reemplazaron los cierres CI-000002 y CI-000004';
  assert.equal([canceled.status, canceled.errorReason], ['canceled', replaced]);
  assert.equal(numbersOf(canceled), ['CI-000002', 'CI-000004']);
  assert.match((await close({ closingId: failed.id })).message ?? '', /^409 /);
});

test('the migration finds the closings that replaced failed ones', async () => {
  await receive(sandbox.database, 'us_caja1', 12.5);
  await failNext();
  const failed = await close();
  await close({ businessUserId: 'us_caja1' });
  const script = await readFile(path.join(migrationsFolder(), '009-replaced-closings.sql'), 'utf8');
  for (const before of [
    `status = 'error', error_reason = 'Sin banco'`,
    `error_reason = 'Lo reemplazó el cierre CI-000002'`,
  ]) {
    const update = `update closings set ${before} where status = 'canceled'`;
    await sandbox.database.script(`drop table closing_replacements; ${update}; ${script}`);
    const canceled = await detailOf(failed.id);
    assert.equal([canceled.status, numbersOf(canceled)], ['canceled', ['CI-000002']]);
  }
});

test('a cashier sees which closing replaced its own, with a link only if it may open that one', async () => {
  await receive(sandbox.database, 'us_caja1', 12.5);
  await failNext();
  const failed = await close({ businessUserId: 'us_caja1' });
  await close();
  const own = await detailOf(failed.id, 'tiendaluna-centro-caja1');
  assert.equal([own.errorReason, numbersOf(own)], ['Lo reemplazó el cierre CI-000002', []]);
  assert.equal(numbersOf(await detailOf(failed.id)), ['CI-000002']);
});

test('when all branches are closed at once, a forced failure affects only the first', async () => {
  await receive(sandbox.database, 'us_caja1', 1);
  await receive(sandbox.database, 'us_zona101', 2);
  await failNext();
  const result = await (await sandbox.api('tiendaluna')).closings.close({});
  const made = dataOf(result).closings.map(({ number, status }) => `${number} ${status}`);
  assert.equal(made, ['1 error', '2 completed']);
  const message = (result.ok && result.info?.message) || '';
  assert.match(message, 'CI-000002 por Q2.00. El cierre CI-000001 quedó en error');
});

test('if nothing is open, a forced failure waits for the next closing that takes something', async () => {
  await failNext();
  assert.match((await close()).message ?? '', /^422 /);
  await receive(sandbox.database, 'us_caja1', 1);
  assert.is((await close()).status, 'error');
});
