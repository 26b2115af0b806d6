import { runHousekeeping } from '#sandbox/operation/housekeeping/housekeeping.ts';
import { assertLedgerHolds } from '../support/ledger-checks.ts';
import { assert, openBalance, receive, test } from '../support/suite.ts';
import { openTwoProcesses } from './support/two-processes.ts';

const { one, other } = await openTwoProcesses();
const { database } = one;

test('when several processes make an automatic closing at the same moment, it is made once', async () => {
  await database.query(
    `update users set closing_type = 'automatic', closing_time = 20 where id in ('us_caja1', 'us_zona101', 'us_centro')`,
  );
  await runHousekeeping(database);
  for (let day = 1; day <= 3; day++) {
    for (const cashier of ['us_caja1', 'us_caja2', 'us_zona101']) await receive(database, cashier, 10);
    await one.advance(24 * 3600);
    await Promise.all([one, other, one, other].map((process) => runHousekeeping(process.database)));
    const [made] = await database.query<{ closings: number; due: number }>(
      `select (select count(*) from closings) as closings,
         (select count(distinct due_at) from automatic_closings where owner_id = 'us_caja1') as due`,
    );
    assert.equal({ ...made }, { closings: day * 3, due: day });
    assert.is(await openBalance(database), '0.00');
    await assertLedgerHolds(database);
  }
});
