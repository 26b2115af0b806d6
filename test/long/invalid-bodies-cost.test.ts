import { operations } from '#sandbox/ground/contract/described-operations.ts';
import { maxBodyBytes } from '#sandbox/http/pipeline/max-body-bytes.ts';
import { processorTime } from '../support/processor-time.ts';
import { assert, sandboxOf, test } from '../support/suite.ts';
import { COSTLY_BODIES, HISTORY, KNOWN_BODIES } from './support/costly-bodies.ts';

// While a process works on one call it serves no other, not even /healthz. The time this takes depends on the machine, but the
// processor time relative to a valid call does not. Lists and keys take less than 1 valid call here, a text of 2.5 MB for the
// picture up to 17. Without the limits of bytes and parts, and with each entry compared with every other, 10,000 statuses took as
// long as 60 valid calls, and 40,000 as long as 1,000; without the limits, and with all messages listed, 88,000 keys got a
// response of 9 MB.
const AT_MOST_GOOD_CALLS = 100;
const MAX_ANSWER_BYTES = 8_000;
const TRIES = 3;

const sandbox = await sandboxOf();

const headers = { Authorization: `Bearer ${await sandbox.signIn('tiendaluna')}` };
const call = (path: string, method: string, body: string | null) =>
  sandbox.handle(new Request(`http://sandbox${path}`, { method, headers, body }));

/** The response to a call, and the processor time that it takes in milliseconds. */
async function costOf(path: string, method: string, body: string | null) {
  let [status, text] = [0, ''];
  const cost = await processorTime(async () => {
    const answer = await call(path, method, body);
    status = answer.status;
    text = await answer.text();
  });
  return { cost, status, text };
}

const GOOD = '{"requestContent":{"pageProperties":{"currentPage":1,"pageSize":10}}}';

async function costOfGoodCall(): Promise<number> {
  const costs: number[] = [];
  for (let turn = 0; turn < 20; turn++) {
    const { cost, status } = await costOf(HISTORY, 'POST', GOOD);
    assert.is(status, 200);
    costs.push(cost);
  }
  return costs.toSorted((one, other) => one - other)[10] ?? 0;
}

const bound = AT_MOST_GOOD_CALLS * (await costOfGoodCall());

async function isRefusedCheaply(path: string, method: string, body: string, what: string) {
  let least = Number.POSITIVE_INFINITY;
  // A garbage collection may run during one of the attempts.
  for (let turn = 0; turn < TRIES && least > bound; turn++) {
    const { cost, status, text } = await costOf(path, method, body);
    const told = `${method} ${path} answers ${status} to ${what}`;
    assert.ok([400, 401, 403, 404, 413].includes(status), told);
    assert.ok(text.length < MAX_ANSWER_BYTES, `${told} with ${text.length} characters`);
    least = Math.min(least, cost);
  }
  assert.ok(least <= bound, `${what}: ${(least / bound) * AT_MOST_GOOD_CALLS} good calls`);
  assert.is((await call('/healthz', 'GET', null)).status, 200);
}

for (const [what, path, body] of KNOWN_BODIES)
  test(`${what} block the process no longer than ${AT_MOST_GOOD_CALLS} valid calls`, () =>
    isRefusedCheaply(path, 'POST', body, what));

// One call for each limit of bytes, and the calls whose lists the description limits.
const CALLS = operations.filter(({ id }) =>
  ['auth.signIn', 'transactions.history', 'cashiers.setChildren', 'profile.updateAvatar'].includes(id),
);

for (const [what, make] of Object.entries(COSTLY_BODIES))
  test(`other calls do not wait for ${what}`, async () => {
    for (const { id, method, path } of CALLS)
      await isRefusedCheaply(`/api${path}`, method, make(maxBodyBytes(id) * 0.9), what);
  });
