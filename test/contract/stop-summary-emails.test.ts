import { runHousekeeping } from '#sandbox/operation/housekeeping/housekeeping.ts';
import { setClock } from '#sandbox/terms/time/clock.ts';
import { assert, dataOf, receive, sandboxWith, test } from '../support/suite.ts';

const { sandbox, database } = await sandboxWith();
// Long before midnight, when a summary would be sent in any case.
await setClock(database, new Date('2026-11-21T01:40:00Z'));
const admin = await sandbox.api('tiendaluna');

const visit = async (url: string, method = 'GET') => {
  const response = await sandbox.handle(new Request(url, { method }));
  return { status: response.status, text: await response.text() };
};

test('the address in the e-mail asks for a confirmation, and then stops only e-mails of that kind, without a session', async () => {
  await database.query(`update businesses set name = 'Luna <b>&' where id = 'bu_luna'`);
  dataOf(await admin.profile.setSummaryEmails({ daily: true, weekly: true }));
  await receive(database, 'us_caja1', 10);
  dataOf(await admin.closings.close({}));
  await runHousekeeping(database);
  const [mail] = await database.query<{ stop_url: string; body: string; html: string }>(
    'select * from outbox where stop_url is not null',
  );
  const url = mail?.stop_url ?? '';
  assert.match(url, /^http:\/\/sandbox\/api\/emails\/stop\/[\w-]{32}$/);
  assert.match(mail?.body ?? '', url);
  assert.match(mail?.html ?? '', `<a href="${url}">`);
  const choices = async () => dataOf(await admin.auth.renewSession({})).userData.user.summaryEmails;

  for (const method of ['GET', 'HEAD', 'GET']) assert.is((await visit(url, method)).status, 200);
  const page = await visit(url);
  assert.match(page.text, /<form method="post"><button>/);
  assert.match(page.text, 'Luna &#60;b&#62;&#38;');
  assert.not.match(page.text, 'a@b.gt');
  assert.ok((await choices())?.daily);

  for (let press = 0; press < 2; press++)
    assert.match((await visit(url, 'POST')).text, 'Ya no recibes este correo');
  assert.match((await visit(url)).text, 'Ya no recibes este correo');
  assert.equal(await choices(), { daily: false, weekly: true, statement: false, refundRequests: false });
  const page50 = { pageProperties: { currentPage: 1, pageSize: 50 } };
  const { data } = dataOf(await admin.activity.list({ kinds: ['profile'], ...page50 }));
  const stopped = 'Dejó de recibir por correo el resumen del día, con el enlace de un correo';
  assert.is(data.filter(({ description }) => description === stopped).length, 1);

  // After they are turned on again, the addresses in earlier e-mails still stop them.
  dataOf(await admin.profile.setSummaryEmails({ daily: true }));
  await visit(url, 'POST');
  assert.is((await choices())?.daily, false);
  const unknown = `http://sandbox/api/emails/stop/${'x'.repeat(32)}`;
  assert.is((await visit(unknown, 'POST')).status, 404);
  const guess = () => sandbox.handle(new Request(unknown, { headers: { 'X-Forwarded-For': '203.0.113.8' } }));
  for (let guesses = 1; guesses <= 30; guesses++) assert.is((await guess()).status, 404);
  const limited = await guess();
  assert.is(limited.status, 429);
  assert.ok(Number(limited.headers.get('Retry-After')) > 0);
});
