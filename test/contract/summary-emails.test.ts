import { runHousekeeping } from '#sandbox/operation/housekeeping/housekeeping.ts';
import { setClock } from '#sandbox/terms/time/clock.ts';
import { readPdf } from '../support/read-pdf.ts';
import {
  assert,
  countRows,
  dataOf,
  failureOf,
  receive,
  refund,
  resetFixture,
  sandboxWith,
  test,
} from '../support/suite.ts';
import { localPayments } from './support/local-payments.ts';

const { sandbox, database } = await sandboxWith();

/** Friday 20/11/2026 at 19:40, in the time zone of Tienda Luna. */
const FRIDAY = '2026-11-21T01:40:00Z';
const OWNER = 'a@b.gt';

test.before.each(async () => {
  await resetFixture(database);
  await database.query('delete from summary_emails');
  await setClock(database, new Date(FRIDAY));
});

// Signs in each time, because sessions end when the clock advances.
const admin = () => sandbox.api('tiendaluna');
const accountant = () => sandbox.api('tiendaluna-contabilidad');
const turn = () =>
  runHousekeeping(database, { onFailedStep: (step, cause) => assert.unreachable(`${step}: ${cause}`) });
const until = async (moment: string) => {
  await setClock(database, new Date(moment));
  await turn();
};

type Sent = Record<'to_address' | 'subject' | 'body' | 'html', string> & {
  attachment_name: string | null;
  attachment: Uint8Array | null;
};
const sent = () => database.query<Sent>('select * from outbox where stop_url is not null order by id');
const subjects = async () => (await sent()).map(({ subject }) => subject);

const close = async (username: string) => dataOf(await (await sandbox.api(username)).closings.close({}));
const netOn = async (startDay: string, endDay = startDay) => {
  const days = { period: 'range', startDay, endDay } as const;
  return dataOf(await (await admin()).transactions.getSummary(days)).total.formattedNetAmount;
};

test('all e-mails are off until a person turns them on, and nobody gets one that they may not read', async () => {
  const { capabilities, user } = dataOf(await (await admin()).auth.renewSession({})).userData;
  assert.ok(capabilities?.includes('emails'));
  assert.equal(user.summaryEmails, { daily: false, weekly: false, statement: false, refundRequests: false });
  dataOf(await (await admin()).profile.setSummaryEmails({ daily: true }));
  const choice = { weekly: true, statement: true };
  for (const _ of [1, 2]) dataOf(await (await accountant()).profile.setSummaryEmails(choice));
  assert.is(await countRows(database, `activity where action = 'summary-email-on'`), 3, 'once each');
  const chosen = dataOf(await (await accountant()).profile.setSummaryEmails(choice));
  assert.equal(chosen, { daily: false, weekly: true, statement: true, refundRequests: false });
  const { summaryEmails } = dataOf(await (await accountant()).auth.renewSession({})).userData.user;
  assert.equal(summaryEmails, chosen);
  const without = dataOf(await (await accountant()).profile.setSummaryEmails({ weekly: false }));
  assert.equal(without, { daily: false, weekly: false, statement: true, refundRequests: false });
  const titular = await sandbox.api('tiendaluna-centro-caja2');
  assert.is(failureOf(await titular.profile.setSummaryEmails({ statement: true })).status, 403);
  assert.ok(dataOf(await titular.profile.setSummaryEmails({ daily: true })).daily);
  const cashier = await sandbox.api('tiendaluna-zona10-caja1');
  assert.is(dataOf(await cashier.auth.renewSession({})).userData.user.summaryEmails, undefined);
});

test('the summary of a day is sent once, when all its money is closed, and has the numbers of Resumen', async () => {
  dataOf(await (await admin()).profile.setSummaryEmails({ daily: true }));
  await receive(database, 'us_caja1', 80.05);
  await receive(database, 'us_zona101', 20);
  await close('tiendaluna-centro');
  await turn();
  assert.equal(await subjects(), []);
  await close('tiendaluna-zona10-caja1');
  await Promise.all([turn(), turn()]);
  await turn();
  assert.equal(await subjects(), ['Resumen del día: Q100.05 netos el 20/11/2026']);
  const [mail] = await sent();
  assert.is(mail?.to_address, OWNER);
  const summary = dataOf(await (await admin()).transactions.getSummary({ period: 'today' }));
  for (const text of [mail?.body ?? '', mail?.html ?? '']) {
    assert.match(text, summary.total.formattedNetAmount);
    assert.match(text, 'Viernes 20/11/2026, hasta las 19:40');
    assert.match(text, 'El día anterior y lo usual se cuentan hasta la misma hora.');
    for (const { name, total } of summary.places)
      assert.match(text, new RegExp(`${name}[^]{0,120}${total.formattedReceivedAmount}`));
  }
  assert.not.match(mail?.html ?? '', /<img|url\(/);
  // Nothing was received or refunded since.
  await until('2026-11-21T06:00:01Z');
  assert.is((await sent()).length, 1);
});

test('the summary of a day counts the part of a payment that was given back, also where it was received', async () => {
  dataOf(await (await admin()).profile.setSummaryEmails({ daily: true }));
  await refund(database, await receive(database, 'us_caja1', 80.05), 30);
  await receive(database, 'us_zona101', 20);
  dataOf(await (await admin()).closings.close({}));
  await turn();
  const [mail] = await sent();
  assert.is(mail?.subject, 'Resumen del día: Q70.05 netos el 20/11/2026');
  assert.match(mail?.body ?? '', /^Reembolsado: .*Q30.00/m);
  assert.match(mail?.body ?? '', /^Centro: recibido Q80.05, reembolsado Q30.00, neto Q50.05$/m);
  for (const sum of ['Q80.05', 'Q30.00', 'Q50.05']) assert.match(mail?.html ?? '', sum);
});

test('money received after the summary causes one more when the day is over, and a day without money causes none', async () => {
  dataOf(await (await admin()).profile.setSummaryEmails({ daily: true }));
  await receive(database, 'us_caja1', 10);
  await close('tiendaluna-centro');
  await turn();
  await receive(database, 'us_caja1', 5);
  await close('tiendaluna-centro');
  await turn();
  await until('2026-11-21T05:59:00Z');
  assert.is((await sent()).length, 1);
  await until('2026-11-21T06:00:01Z');
  const expected = [
    'Resumen del día: Q10.00 netos el 20/11/2026',
    'Resumen del día, completo: Q15.00 netos el 20/11/2026',
  ];
  assert.equal(await subjects(), expected);
  assert.is(await netOn('2026-11-20'), 'Q15.00');
  await until('2026-11-22T06:00:01Z');
  assert.equal(await subjects(), expected);
});

test('the first summary of a day is not called complete because an earlier day had one', async () => {
  dataOf(await (await admin()).profile.setSummaryEmails({ daily: true }));
  await receive(database, 'us_caja1', 10);
  await close('tiendaluna-centro');
  await turn();
  await until('2026-11-21T18:00:00Z');
  await receive(database, 'us_caja1', 5);
  await until('2026-11-22T06:00:01Z');
  assert.equal(await subjects(), [
    'Resumen del día: Q10.00 netos el 20/11/2026',
    'Resumen del día: Q5.00 netos el 21/11/2026',
  ]);
});

test('a closing in process is not closed yet, and one at midnight is of the next day', async () => {
  await database.query(`update users set closing_type = 'automatic', closing_time = 0 where id = 'us_caja1'`);
  dataOf(await (await admin()).profile.setSummaryEmails({ daily: true }));
  await receive(database, 'us_caja1', 10);
  await close('tiendaluna-centro');
  const completed = await database.query<{ at: Date }>('select completed_at as at from closings');
  const row = 'update closings set status = $1, completed_at = $2, created_at = $3';
  await database.query(row, ['processing', null, new Date(FRIDAY)]);
  await turn();
  assert.equal(await subjects(), []);
  await database.query(row, ['completed', completed[0]?.at, new Date(FRIDAY)]);
  await database.query(`update summary_emails set due_at = $1`, [new Date(FRIDAY)]);
  await turn();
  assert.equal(await subjects(), ['Resumen del día: Q10.00 netos el 20/11/2026']);
});

test('a titular cashier reads its two cashiers apart, and a summary of one place does not repeat it', async () => {
  const bodyOf = async (username: string, cashiers: readonly string[]) => {
    const { profile } = await sandbox.api(username);
    dataOf(await profile.setSummaryEmails({ daily: true }));
    for (const cashier of cashiers) await receive(database, cashier, 10);
    await close('tiendaluna-centro');
    await turn();
    return (await sent()).at(-1)?.body ?? '';
  };
  const both = await bodyOf('tiendaluna-centro-caja2', ['us_caja1', 'us_caja2']);
  assert.match(both, /^Por caja\n.*caja1: recibido Q10.00.*\n.*caja2: recibido Q10.00/m);
  await database.query('delete from summary_emails');
  await database.query(`update users set titular_id = null where id = 'us_caja1'`);
});

test('if a cashier has not made its closing, the summary is sent when the day is over', async () => {
  dataOf(await (await admin()).profile.setSummaryEmails({ daily: true }));
  await receive(database, 'us_caja1', 10);
  await receive(database, 'us_zona101', 2);
  await close('tiendaluna-centro');
  await until('2026-11-21T05:55:00Z');
  assert.equal(await subjects(), []);
  await until('2026-11-21T06:00:01Z');
  assert.equal(await subjects(), ['Resumen del día: Q12.00 netos el 20/11/2026']);
});

test('the summary waits for an automatic closing that is still to come', async () => {
  await database.query(
    `update users set closing_type = 'automatic', closing_time = 21 where id = 'us_caja1'`,
  );
  dataOf(await (await admin()).profile.setSummaryEmails({ daily: true }));
  await receive(database, 'us_caja1', 10);
  await close('tiendaluna-centro');
  await turn();
  assert.equal(await subjects(), []);
  await receive(database, 'us_caja1', 4);
  await until('2026-11-21T03:00:01Z');
  assert.equal(await subjects(), ['Resumen del día: Q14.00 netos el 20/11/2026']);
});

test('a branch administrator’s summary covers the branch, whatever is open elsewhere', async () => {
  const centro = await sandbox.api('tiendaluna-centro');
  dataOf(await centro.profile.setSummaryEmails({ daily: true }));
  await receive(database, 'us_caja1', 10);
  await receive(database, 'us_zona101', 2);
  await close('tiendaluna-centro');
  await turn();
  const [mail] = await sent();
  assert.match(mail?.subject ?? '', 'Q10.00 netos');
  assert.match(mail?.body ?? '', 'Resumen del día de Tienda Luna, Centro');
});

test('the summary of a week is sent on Monday and the statement of a month on the first, once, with the sums of their screens', async () => {
  dataOf(await (await accountant()).profile.setSummaryEmails({ weekly: true, statement: true }));
  const paid = localPayments(database);
  await paid('2026-11-11 12:00', 10);
  await paid('2026-11-18 12:00', 123.45, 'caja1', '2026-11-30 09:00');
  await paid('2026-11-22 23:59', 1000.01);
  await until('2026-11-23T11:55:00Z');
  assert.equal(await subjects(), []);
  await Promise.all([until('2026-11-23T12:00:01Z'), turn()]);
  const net = await netOn('2026-11-16', '2026-11-22');
  const week = `Resumen de la semana: ${net} netos del 16/11/2026 al 22/11/2026`;
  assert.equal(await subjects(), [week]);
  assert.is(net, 'Q1,123.46');
  const comparedIn = (body = '') => /^Recibido: .*$/m.exec(body)?.[0];
  const first = (await sent())[0]?.body;
  const once = 'Recibido: esta semana Q1,123.46, la semana anterior Q10.00, lo usual (1 semana) Q10.00';
  assert.is(comparedIn(first), once);
  assert.match(first ?? '', '/summary?period=range&from=2026-11-16&to=2026-11-22');

  await until('2026-12-01T11:55:00Z');
  await Promise.all([until('2026-12-01T12:00:01Z'), turn()]);
  await turn();
  assert.is((await sent()).length, 3);
  const twice = 'Recibido: esta semana Q0.00, la semana anterior Q1,123.46, lo usual (2 semanas) Q566.73';
  assert.is(comparedIn((await sent())[1]?.body), twice);
  const month = (await sent()).at(-1);
  assert.is(month?.subject, 'Estado de cuenta de noviembre de 2026, Tienda Luna');
  const content = { startDay: '2026-11-01', endDay: '2026-11-30' };
  const statement = dataOf(await (await accountant()).closings.getStatement(content));
  assert.match(month?.body ?? '', `Saldo final: ${statement.formattedClosingBalance}`);
  assert.match(month?.body ?? '', statement.number);
  assert.match(month?.body ?? '', /closing\/statement\?month=2026-11$/m);
  assert.is(month?.attachment_name, 'estado-de-cuenta-2026-11.pdf');
  assert.match(JSON.stringify(await readPdf(month?.attachment ?? new Uint8Array())), statement.number);
});

test('a user who was blocked or lost the permission gets no e-mail', async () => {
  dataOf(await (await admin()).profile.setSummaryEmails({ weekly: true }));
  dataOf(await (await accountant()).profile.setSummaryEmails({ weekly: true, statement: true }));
  await database.query(`update users set status = 'blocked' where username = 'tiendaluna-contabilidad'`);
  await until('2026-12-07T12:00:01Z');
  await database.query(`update users set status = 'active' where username = 'tiendaluna-contabilidad'`);
  assert.is((await sent()).map(({ to_address }) => to_address).join(), OWNER);
  const without = 'array_remove(permissions, $1)';
  await database.query(`update roles set permissions = ${without} where id = 'ro_contabilidad'`, [
    'view_payments',
  ]);
  await until('2026-12-14T12:00:01Z');
  await database.query(
    `update roles set permissions = permissions || $1::text where id = 'ro_contabilidad'`,
    ['view_payments'],
  );
  assert.is((await sent()).map(({ to_address }) => to_address).join(), `${OWNER},${OWNER}`);
});

test('an e-mail that fails is reported, does not stop the others, and is sent by the next run', async () => {
  dataOf(await (await accountant()).profile.setSummaryEmails({ weekly: true }));
  dataOf(await (await admin()).profile.setSummaryEmails({ weekly: true }));
  await database.query(
    `create function broken() returns trigger language plpgsql as $$ begin raise exception 'no disk'; end $$`,
  );
  await database.query(
    `create trigger broken before insert on outbox for each row when (new.to_address like 'tiendaluna-contabilidad%')
     execute function broken()`,
  );
  const report = console.error;
  const reported: string[] = [];
  console.error = (...parts) => reported.push(parts.join(' '));
  try {
    await until('2026-12-07T12:00:01Z');
  } finally {
    console.error = report;
    await database.query('drop function broken cascade');
  }
  assert.is(reported.length, 1);
  assert.match(reported[0] ?? '', /weekly.*us_contabilidad.*no disk/s);
  const to = async () => (await sent()).map(({ to_address }) => to_address);
  assert.equal(await to(), [OWNER]);
  await turn();
  assert.equal(await to(), [OWNER, 'tiendaluna-contabilidad@b.gt']);
});
