import { sendMail } from '#sandbox/access/outboxes/mail-outbox.ts';
import { mailDeliveryQueue } from '#sandbox/out/mail/mail-delivery-queue.ts';
import { createSmtpMailer, type Mailer } from '#sandbox/out/mail/mailer.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import { deliverDueMails } from '../support/deliver-due.ts';
import { assert, sandboxWith, test } from '../support/suite.ts';
import { startSmtpServer } from './support/smtp-server.ts';

const { sandbox, database } = await sandboxWith();
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let mailer: Mailer;

test.before.each(async () => {
  await database.query('delete from outbox');
  smtp = await startSmtpServer();
  mailer = createSmtpMailer({ url: smtp.url, from: 'cobros <no-responder@cobros.test>' });
});
test.after.each(async () => {
  mailer.close();
  await smtp.close();
});

const mailTo = async (to: string) =>
  sendMail(database, { to, subject: 'Tu código', body: 'Código ñandú' }, await readClock(database));
const turn = () => deliverDueMails(database, mailer);

test('an e-mail in the outbox reaches the SMTP server once', async () => {
  const answer = await sandbox.post('password_recoveries/v3/forgot', { username: 'tiendaluna' });
  assert.is(answer.status, 200);
  const { countWaiting } = mailDeliveryQueue(database, mailer);
  assert.is(await countWaiting(), 1);
  await turn();
  await turn();
  assert.equal([smtp.delivered.length, await countWaiting()], [1, 0]);
  const [mail] = smtp.delivered;
  const [sent] = await database.query<{ to_address: string }>('select to_address from outbox');
  assert.equal(mail?.to, [sent?.to_address]);
  assert.match(mail?.raw ?? '', 'From: cobros <no-responder@cobros.test>');
});

test('an e-mail is sent with its HTML version, the address that stops it, and its PDF', async () => {
  const mail = {
    to: 'centro@tiendaluna.gt',
    subject: 'Resumen',
    body: 'Neto',
    html: '<p>Neto</p>',
    stopUrl: 'https://pagos.example/api/emails/stop/abc',
    attachment: { name: 'estado.pdf', bytes: new TextEncoder().encode('%PDF-1.7') },
  };
  await sendMail(database, mail, await readClock(database));
  await turn();
  const raw = smtp.delivered[0]?.raw ?? '';
  assert.match(raw, 'List-Unsubscribe: <https://pagos.example/api/emails/stop/abc>');
  assert.match(raw, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  assert.match(raw, 'Content-Type: text/plain');
  assert.match(raw, 'Content-Type: text/html');
  assert.match(raw, 'filename=estado.pdf');
  assert.match(raw, Buffer.from('%PDF-1.7').toString('base64'));
});

test('a rejected e-mail is retried after a pause, with the same message id', async () => {
  await mailTo('centro@tiendaluna.gt');
  smtp.reject(1);
  await turn();
  const [waiting] = await database.query<{ smtp_error: string }>('select smtp_error from outbox');
  assert.match(waiting?.smtp_error ?? '', 'Try again later');
  await turn();
  assert.is(smtp.delivered.length, 0);
  await sandbox.advance(31);
  await turn();
  assert.is(smtp.delivered.length, 1);
  const [kept] = await database.query<{ sent_at: Date | null }>('select sent_at from outbox');
  assert.ok(kept?.sent_at);
});

test('the log does not name the recipient of a rejected e-mail, even if the SMTP server does', async () => {
  await mailTo('centro@tiendaluna.gt');
  const rejected = new Error('550 5.1.1 <Centro@tiendaluna.gt>: User unknown');
  const rejecting: Mailer = { send: () => Promise.reject(rejected), close: () => undefined };
  const lines: unknown[] = [];
  const { error } = console;
  console.error = (line) => lines.push(line);
  await deliverDueMails(database, rejecting).finally(() => {
    console.error = error;
  });
  assert.match(lines.join(), /^E-mail \S+ was not taken: 550 5\.1\.1 <…>: User unknown$/);
});

test('an unreachable SMTP server delays e-mails, but not the calls that send them', async () => {
  await smtp.close();
  const answer = await sandbox.post('password_recoveries/v3/forgot', { username: 'cafesol' });
  assert.is(answer.status, 200);
  await turn();
  const { port } = smtp;
  smtp = await startSmtpServer(port);
  await sandbox.advance(31);
  await turn();
  assert.is(smtp.delivered.length, 1);
});

test('e-mails claimed by a process that died are handed over again, with the same message id', async () => {
  await mailTo('centro@tiendaluna.gt');
  const messageIds: string[] = [];
  const dying: Mailer = {
    send: async ({ messageId }) => {
      messageIds.push(messageId);
      throw new Error('The process died');
    },
    close: () => undefined,
  };
  await deliverDueMails(database, dying);
  await sandbox.advance(61);
  await turn();
  assert.is(smtp.delivered.map(({ messageId }) => messageId).join(), messageIds.join());
});

test('an e-mail older than a day is not sent', async () => {
  await mailTo('centro@tiendaluna.gt');
  await sandbox.advance(24 * 3600 + 1);
  await turn();
  assert.is(smtp.delivered.length, 0);
});
