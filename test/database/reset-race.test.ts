import { openDatabase } from '#sandbox/ground/db/open-database.ts';
import { resetDatabase } from '#sandbox/operation/seed/seed.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import { createDatabase } from '../support/shared-postgres.ts';
import { assert, closed, countRows, test } from '../support/suite.ts';
import { untilSomebodyWaits } from './support/until-somebody-waits.ts';

const database = closed(await openDatabase({ databaseUrl: await createDatabase('fixture') }));

test('a reset of the data gives way to a call that had read a table and waits for the clock, which the reset holds, and begins again', async () => {
  let reset: Promise<void> | undefined;
  await database.transaction(async (tx) => {
    await tx.query('select 1 from users');
    reset = resetDatabase(database, { now: new Date() });
    await untilSomebodyWaits(database);
    // PostgreSQL looks for deadlocks once, a second after a wait began; the call is in the way for longer.
    await tx.query('select pg_sleep(1.2)');
    await readClock(tx);
  });
  await reset;
  assert.ok((await countRows(database, 'transactions')) > 1_000);
});
