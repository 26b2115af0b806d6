import { fuzzSandbox } from '../fuzz/fuzz-sandbox.ts';
import { assert, test } from '../support/suite.ts';

const REQUESTS = 2_000;

test(`${REQUESTS.toLocaleString('en')} broken and valid requests get only permitted responses, and the ledger stays correct`, async () => {
  const { statuses, failure } = await fuzzSandbox({ seed: 20_261_122, requests: REQUESTS });
  assert.is(failure, undefined, failure);
  // An attack that never gets past the first checks would find nothing.
  assert.ok((statuses.get(200) ?? 0) > REQUESTS / 10, `${statuses.get(200)} calls succeeded`);
});
