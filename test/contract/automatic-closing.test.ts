import { runAutomaticClosings } from '#sandbox/money/closings/run-automatic-closings.ts';
import { simulatedBank } from '#sandbox/operation/world/simulated-bank.ts';
import {
  assert,
  dataOf,
  openBalance,
  receive,
  refund,
  resetFixture,
  sandboxWith,
  test,
} from '../support/suite.ts';

const { sandbox, database } = await sandboxWith();
test.before.each(async () => {
  await resetFixture(database);
  await run(MORNING);
});

// Guatemala is six hours behind UTC all year.
const MORNING = '2026-03-10T16:00:00Z';
const EIGHT = '2026-03-11T02:00:00Z';
const DAY = 24 * 3600_000;

const run = (moment: string | Date) => runAutomaticClosings(database, new Date(moment), simulatedBank);

const automatic = (id: string, hour: number) =>
  database.query(`update users set closing_type = 'automatic', closing_time = $2 where id = $1`, [id, hour]);

/** Makes a payment to a cashier at a moment. */
async function receiveAt(cashier: string, amount: number, moment: string | Date): Promise<string> {
  const id = await receive(database, cashier, amount);
  const values = [id, new Date(moment)];
  await database.query('update ledger_entries set created_at = $2 where transaction_id = $1', values);
  return id;
}

const closings = async () => {
  const rows = await database.query<{ text: string }>(
    `select concat_ws(' ', coalesce(cashier_id, 'branch'), net_amount,
       to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24'), status) as text from closings order by number`,
  );
  return rows.map(({ text }) => text);
};

test('a cashier is closed once at its hour in the business’s time zone, with everything received before', async () => {
  await automatic('us_caja1', 20);
  await run(MORNING);
  await receiveAt('us_caja1', 4, '2026-03-11T01:59:59Z');
  await receiveAt('us_caja1', 1, EIGHT);
  await receiveAt('us_caja1', 7, '2026-03-11T02:00:01Z');
  await receiveAt('us_caja2', 9, '2026-03-11T01:00:00Z');
  await run('2026-03-11T01:59:59Z');
  assert.equal(await closings(), []);
  await run('2026-03-11T02:00:03Z');
  await run('2026-03-11T02:00:08Z');
  assert.equal(await closings(), ['us_caja1 5.00 2026-03-11T02 completed']);
  assert.is(await openBalance(database), '16.00');
  const [row] = await database.query('select origin, created_by from closings');
  assert.equal({ ...row }, { origin: 'automatic', created_by: null });
});

test('what is received at exactly the hour waits for no other', async () => {
  await automatic('us_caja1', 20);
  await run(MORNING);
  await receiveAt('us_caja1', 5, EIGHT);
  await run('2026-03-11T02:00:03Z');
  assert.equal(await closings(), ['us_caja1 5.00 2026-03-11T02 completed']);
});

for (const [id, owner] of [
  ['us_caja1', 'us_caja1'],
  ['us_centro', 'branch'],
] as const)
  test(`missed closings of ${owner} are made up for, each with its own payments`, async () => {
    await automatic(id, 20);
    await run(MORNING);
    const eight = new Date(EIGHT).getTime();
    await receiveAt('us_caja1', 1, new Date(eight - 3600_000));
    await receiveAt('us_caja1', 2, new Date(eight + 3600_000));
    // There is no payment on the third day.
    await receiveAt('us_caja1', 4, new Date(eight + 2 * DAY + 3600_000));
    await receiveAt('us_caja1', 8, new Date(eight + 3 * DAY + 3600_000));
    await run(new Date(eight + 3 * DAY + 2 * 3600_000));
    assert.equal(await closings(), [
      `${owner} 1.00 2026-03-11T02 completed`,
      `${owner} 2.00 2026-03-12T02 completed`,
      `${owner} 4.00 2026-03-14T02 completed`,
    ]);
  });

test('an hour that had already passed at setup is not made up for', async () => {
  await receiveAt('us_caja1', 5, '2026-03-10T10:00:00Z');
  await automatic('us_caja1', 9);
  await run(MORNING);
  assert.equal(await closings(), []);
  await run('2026-03-11T15:00:00Z');
  assert.equal(await closings(), ['us_caja1 5.00 2026-03-11T15 completed']);
});

test('a changed hour applies from then on, and choosing manual closings ends the automatic ones', async () => {
  await automatic('us_caja1', 20);
  await run(MORNING);
  await receiveAt('us_caja1', 5, '2026-03-10T17:00:00Z');
  await automatic('us_caja1', 13);
  await run('2026-03-10T18:00:00Z');
  await run('2026-03-10T19:00:01Z');
  assert.equal(await closings(), ['us_caja1 5.00 2026-03-10T19 completed']);
  await database.query(`update users set closing_type = 'manual', closing_time = null where id = 'us_caja1'`);
  await receiveAt('us_caja1', 6, '2026-03-10T20:00:00Z');
  await run('2026-03-12T20:00:00Z');
  assert.is((await closings()).length, 1);
});

test('at the same hour cashiers close before their branch, which takes the rest', async () => {
  await automatic('us_centro', 20);
  await automatic('us_caja1', 20);
  await run(MORNING);
  await receiveAt('us_caja1', 1, '2026-03-10T20:00:00Z');
  await receiveAt('us_caja2', 2, '2026-03-10T20:00:00Z');
  await receiveAt('us_caja3', 4, '2026-03-10T20:00:00Z');
  await run(EIGHT);
  assert.equal(await closings(), [
    'us_caja1 1.00 2026-03-11T02 completed',
    'branch 6.00 2026-03-11T02 completed',
  ]);
});

test("a titular's automatic closing includes its children", async () => {
  await automatic('us_caja2', 20);
  await run(MORNING);
  await receiveAt('us_caja1', 1, '2026-03-10T20:00:00Z');
  await run(EIGHT);
  assert.equal(await closings(), ['us_caja2 1.00 2026-03-11T02 completed']);
});

test('a closing that is made up for does not begin after its hour because its cashier has closed since', async () => {
  await automatic('us_caja2', 20);
  await run(MORNING);
  await receiveAt('us_caja1', 1, '2026-03-10T20:00:00Z');
  await receiveAt('us_caja2', 2, '2026-03-10T20:00:00Z');
  // A titular's own closing leaves out a child that an administrator has to close.
  await database.query(`update users set closing_locked = true where id = 'us_caja1'`);
  dataOf(await (await sandbox.api('tiendaluna-centro-caja2')).closings.close({}));
  await run(EIGHT);
  const [late] = await database.query<{ net: string; begins: boolean | null }>(
    `select net_amount as net, starts_at < ends_at as begins from closings where origin = 'automatic'`,
  );
  assert.equal({ ...late }, { net: '1.00', begins: null });
});

test('the entries of a failed automatic closing stay open until the closing of the next day replaces it', async () => {
  await automatic('us_caja1', 20);
  await run(MORNING);
  await database.query(`insert into closing_faults (reason, created_at) values ('Sin banco', now())`);
  await receiveAt('us_caja1', 5, '2026-03-10T20:00:00Z');
  await run(EIGHT);
  await run('2026-03-11T05:00:00Z');
  assert.equal(await closings(), ['us_caja1 5.00 2026-03-11T02 error']);
  await run('2026-03-12T02:00:00Z');
  assert.equal(await closings(), [
    'us_caja1 5.00 2026-03-11T02 canceled',
    'us_caja1 5.00 2026-03-12T02 completed',
  ]);
});

test('an error in one closing is reported, does not stop the others, and the next run makes that closing', async () => {
  await automatic('us_caja1', 20);
  await automatic('us_caja3', 20);
  await run(MORNING);
  await receiveAt('us_caja1', 5, '2026-03-11T01:00:00Z');
  await receiveAt('us_caja3', 9, '2026-03-11T01:00:00Z');
  await database.query(
    `create function broken() returns trigger language plpgsql as $$ begin raise exception 'no disk'; end $$`,
  );
  await database.query(
    `create trigger broken before insert on closings for each row when (new.cashier_id = 'us_caja1')
     execute function broken()`,
  );
  const report = console.error;
  const reported: string[] = [];
  console.error = (...parts) => reported.push(parts.join(' '));
  try {
    await run(EIGHT);
  } finally {
    console.error = report;
    await database.query('drop function broken cascade');
  }
  assert.is(reported.length, 1);
  assert.match(reported[0] ?? '', /us_caja1.*no disk/s);
  assert.equal(await closings(), ['us_caja3 9.00 2026-03-11T02 completed']);
  await run('2026-03-11T02:05:00Z');
  assert.equal(await closings(), [
    'us_caja3 9.00 2026-03-11T02 completed',
    'us_caja1 5.00 2026-03-11T02 completed',
  ]);
});

test('a closing is made even if there is only a refund', async () => {
  await automatic('us_caja1', 20);
  await run(MORNING);
  const id = await receiveAt('us_caja1', 5, '2026-03-10T20:00:00Z');
  await run(EIGHT);
  await refund(database, id);
  await database.query(`update ledger_entries set created_at = $1 where kind = 'refund'`, [new Date(EIGHT)]);
  await run('2026-03-12T02:00:00Z');
  assert.equal((await closings())[1], 'us_caja1 -5.00 2026-03-12T02 completed');
  assert.is(await openBalance(database), '0.00');
});

test('the hour is a local time, even when daylight saving time changes', async () => {
  await database.query(`update businesses set time_zone = 'America/New_York' where id = 'bu_luna'`);
  await automatic('us_caja1', 20);
  // Daylight saving time began on 8 March 2026 at 2:00.
  await database.query('delete from closing_schedules');
  await run('2026-03-07T12:00:00Z');
  await receiveAt('us_caja1', 1, '2026-03-07T13:00:00Z');
  await receiveAt('us_caja1', 2, '2026-03-08T13:00:00Z');
  await run('2026-03-09T12:00:00Z');
  assert.equal(await closings(), [
    'us_caja1 1.00 2026-03-08T01 completed',
    'us_caja1 2.00 2026-03-09T00 completed',
  ]);
  await database.query(`update businesses set time_zone = 'America/Guatemala' where id = 'bu_luna'`);
});
