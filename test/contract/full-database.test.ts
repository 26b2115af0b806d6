import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { failureOf } from '../support/unwrap-result.ts';

test('when the database has no disk space or memory, a call gets a 503 with Retry-After, not a 500', async () => {
  const sandbox = await openSandbox();
  const { database } = sandbox;
  // The errors of a full disk, in a statement and at the end of a transaction.
  await database.script(`
    create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create constraint trigger full_disk after insert on transactions deferrable initially deferred
      for each row execute function full_disk();
    create trigger full_outbox before insert on outbox for each row execute function full_disk();`);
  const { transactions, cashiers } = await sandbox.api('tiendaluna');
  for (const result of [
    await transactions.sendRequest({ friUserId: 'au_maria', amount: 5, businessUserId: 'us_caja1' }),
    await cashiers.resetPassword({ userId: 'us_caja2' }),
  ]) {
    const failure = failureOf(result);
    assert.equal([failure.status, failure.code, failure.retryAfterSeconds], [503, 'unavailable', 5]);
  }
  await sandbox.close();
});
