import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { operations } from '../../../sandbox/contract/described-operations.ts';
import { validateBody } from '../../../sandbox/pipeline/validate-request.ts';
import { ApiError } from '../../../sandbox/rules/api-error.ts';

const ENTRIES = 1_000;
const history = operations.find(({ id }) => id === 'transactions.history');

test('duplicates in a list are found without comparing all pairs', () => {
  let looks = 0;
  const statuses = Array.from(
    { length: ENTRIES },
    (_, turn) =>
      new Proxy<Record<string, unknown>>(
        { turn },
        {
          get(entry, key) {
            looks++;
            return entry[String(key)];
          },
        },
      ),
  );
  assert.ok(history);
  try {
    validateBody(history, { requestContent: { statuses } });
    assert.unreachable();
  } catch (error) {
    assert.instance(error, ApiError);
  }
  assert.ok(looks >= ENTRIES, `${looks}: the check does not look at the entries`);
  assert.ok(looks <= 10 * ENTRIES, `${looks}`);
});
