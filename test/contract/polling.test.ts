import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readClock } from '../../sandbox/rules/clock.ts';
import { mergeScopeChanges } from '../../sandbox/rules/scope-version.ts';
import { acceptRequest, rejectRequest } from '../../sandbox/rules/transactions/app-user-actions.ts';
import * as payments from '../support/make-payments.ts';
import { runs } from '../support/property-runs.ts';
import { openSandbox } from '../support/sandbox.ts';
import { dataOf } from '../support/unwrap-result.ts';

const sandbox = await openSandbox();
test.after(() => sandbox.close());
const { database } = sandbox;

const CALLS = ['pending', 'paid', 'balances'] as const;
type Call = (typeof CALLS)[number];

const admin = await sandbox.api('tiendaluna');
const tokens = {
  admin: await sandbox.signIn('tiendaluna'),
  centro: await sandbox.signIn('tiendaluna-centro'),
  zona10: await sandbox.signIn('tiendaluna-zona10'),
  // The titular of caja1.
  caja2: await sandbox.signIn('tiendaluna-centro-caja2'),
  caja3: await sandbox.signIn('tiendaluna-centro-caja3'),
  otherBusiness: await sandbox.signIn('cafesol'),
};
type Caller = keyof typeof tokens;

async function ask(token: string, call: Call, tag?: string) {
  const response = await sandbox.handle(
    new Request(`http://sandbox/api/transactions/v3/${call}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, ...(tag === undefined ? {} : { 'If-None-Match': tag }) },
      body: '{"requestContent":{}}',
    }),
  );
  const { status, headers } = response;
  const text = await response.text();
  // The only part that differs between two answers with one tag.
  const body = text.replace(/"serverTime":"[^"]*"/, '');
  return { status, headers, text, body, tag: headers.get('ETag') ?? '' };
}

/** Which calls no longer have the tag that they had before `act`, by caller. */
async function changedBy(callers: readonly Caller[], act: () => Promise<unknown>) {
  const askAll = async (tags: Partial<Record<Caller, string[]>>) => {
    const asked = callers.map(async (caller) => {
      const answers = CALLS.map((call, index) => ask(tokens[caller], call, tags[caller]?.[index]));
      return [caller, await Promise.all(answers)] as const;
    });
    return Object.fromEntries(await Promise.all(asked)) as Record<Caller, Awaited<ReturnType<typeof ask>>[]>;
  };
  const before = await askAll({});
  await act();
  const tags = callers.map((caller) => [caller, before[caller].map(({ tag }) => tag)]);
  const after = await askAll(Object.fromEntries(tags));
  const changed = (caller: Caller) => CALLS.filter((_, index) => after[caller][index]?.status === 200);
  return Object.fromEntries(callers.map((caller) => [caller, changed(caller).join(' ')]));
}

const send = async (cashier = 'us_caja1', timerSeconds: 300 | 900 = 900) =>
  dataOf(
    await admin.transactions.sendRequest({
      friUserId: 'au_maria',
      amount: 20,
      businessUserId: cashier,
      businessBranchId: cashier === 'us_zona101' ? 'br_zona10' : 'br_centro',
      timerSeconds,
    }),
  ).transaction;
const answer = async (paymentRequestId: string | null) => ({
  username: 'maria.lopez',
  paymentRequestId: paymentRequestId ?? '',
  now: await readClock(database),
});
const pay = (cashier = 'us_caja1') => payments.receive(database, cashier, 10);

test('an answer that has not changed is 304, without a body, and no cache stores either', async () => {
  await pay();
  for (const call of CALLS) {
    const first = await ask(tokens.admin, call);
    assert.is(first.status, 200);
    assert.match(first.tag, /^W\/"[\w-]{22}"$/);
    const again = await ask(tokens.admin, call, `"other", ${first.tag}`);
    assert.equal([again.status, again.text, again.tag], [304, '', first.tag]);
    for (const { headers } of [first, again]) {
      assert.is(headers.get('Cache-Control'), 'no-store');
      assert.ok(Date.parse(headers.get('Date') ?? '') > 0);
    }
  }
});

test('a tag matches neither in another session, not even of the same person, nor for another call', async () => {
  const other = await sandbox.signIn('tiendaluna');
  const { tag } = await ask(tokens.admin, 'pending');
  assert.is((await ask(other, 'pending', tag)).status, 200);
  assert.is((await ask(tokens.admin, 'paid', tag)).status, 200);
});

test('a tag is no way past the end of a session', async () => {
  const token = await sandbox.signIn('tiendaluna');
  const { tag } = await ask(token, 'pending');
  await database.query(
    `delete from sessions where id = (select id from sessions order by created_at desc limit 1)`,
  );
  assert.is((await ask(token, 'pending', tag)).status, 401);
});

/** Prepares, and returns the change. */
const CHANGES: Record<string, () => Promise<() => Promise<unknown>>> = {
  'a request is sent': async () => () => send(),
  'a request is accepted': async () => {
    const { paymentRequestId } = await send();
    return async () => acceptRequest(database, await answer(paymentRequestId));
  },
  'a request is rejected': async () => {
    const { paymentRequestId } = await send();
    return async () => rejectRequest(database, await answer(paymentRequestId));
  },
  'a request is canceled': async () => {
    const { id } = await send();
    return () => admin.transactions.cancelRequest({ transactionId: id });
  },
  'a request expires': async () => {
    await send('us_caja1', 300);
    return () => sandbox.advance(301);
  },
  'a payment arrives': async () => () => pay(),
  'a payment is assigned': async () => {
    const id = await payments.payTo(database, 'business', 'bu_luna', 10);
    return () => admin.transactions.assignPayment({ transactionId: id, businessUserId: 'us_caja1' });
  },
  'a payment is refunded': async () => {
    const id = await pay();
    return () => admin.transactions.refund({ transactionId: id, reason: 'Devolución' });
  },
  'a closing takes the payments': async () => {
    await pay();
    return () => admin.closings.close({ businessUserId: 'us_caja1' });
  },
  'the cashier is renamed': async () => {
    await pay();
    return () => admin.cashiers.modify({ userId: 'us_caja1', name: 'Caja rápida' });
  },
  'the branch is renamed': async () => {
    await pay();
    const branch = { id: 'br_centro', name: 'Centro Histórico', address: 'Zona 1', referenceId: 'C1' };
    return () => admin.branches.update({ ...branch, regionId: 'gt-01-01-z2' });
  },
};

for (const [change, prepare] of Object.entries(CHANGES)) {
  test(`${change}: who sees it reads anew, another branch or business does not`, async () => {
    const act = await prepare();
    const changed = await changedBy(['admin', 'centro', 'caja2', 'zona10', 'otherBusiness'], act);
    for (const caller of ['admin', 'centro', 'caja2']) assert.match(changed[caller] ?? '', 'pending');
    // A renamed cashier may have worked in any branch.
    assert.is(changed.zona10, change === 'the cashier is renamed' ? 'pending paid balances' : '');
    assert.is(changed.otherBusiness, '');
  });
}

test('a payer’s new name reaches every business', async () => {
  const changed = await changedBy(['otherBusiness'], () =>
    database.query(`update app_users set name = 'Mariana' where id = 'au_maria'`),
  );
  assert.is(changed.otherBusiness, 'pending paid balances');
});

test('with a new day the paid list is read anew', async () => {
  await payments.clearTransactions(database);
  const midnight = `date_trunc('day', now() at time zone 'America/Guatemala') + interval '47 hours 59 minutes'`;
  await database.query(
    `update world set clock_offset_seconds = extract(epoch from (${midnight}) at time zone 'America/Guatemala' - now())`,
  );
  tokens.admin = await sandbox.signIn('tiendaluna');
  await pay();
  assert.is((await changedBy(['admin'], () => sandbox.advance(30))).admin, '');
  assert.is((await changedBy(['admin'], () => sandbox.advance(60))).admin, 'paid');
  assert.match((await ask(tokens.admin, 'paid')).body, /"transactions":\[\]/);
});

const ACTIONS = {
  send: (cashier: string) => send(cashier, 300),
  pay,
  'pay the branch': () => payments.payTo(database, 'branch', 'br_centro', 10),
  answer: async () => {
    const [pending] = dataOf(await admin.transactions.listPending()).transactions;
    if (pending?.paymentRequestId) await acceptRequest(database, await answer(pending.paymentRequestId));
    else if (pending) await admin.transactions.rejectPayment({ transactionId: pending.id });
  },
  refund: async () => {
    const [paid] = dataOf(await admin.transactions.listPaid()).transactions;
    if (paid) await admin.transactions.refund({ transactionId: paid.id, reason: 'Devolución' });
  },
  close: (cashier: string) => admin.closings.close({ businessUserId: cashier }),
  rename: (cashier: string) => admin.cashiers.modify({ userId: cashier, name: `Caja ${Math.random()}` }),
  'give children': (cashier: string) =>
    admin.cashiers.setChildren({
      businessUserId: 'us_caja3',
      businessUserChildren: cashier === 'us_caja1' ? ['us_caja1'] : [],
      businessBranchId: 'br_centro',
    }),
  wait: () => sandbox.advance(160),
  merge: () => mergeScopeChanges(database, 1),
};

test('random actions: a tag stands for one answer, and 304 for the answer of the tag that was sent', async () => {
  await payments.clearTransactions(database);
  for (const caller of ['caja2', 'caja3'] as const) {
    tokens[caller] = await sandbox.signIn(`tiendaluna-centro-${caller}`);
  }
  tokens.admin = await sandbox.signIn('tiendaluna');
  const callers = ['admin', 'caja2', 'caja3'] as const;
  const calls = callers.flatMap((caller) => CALLS.map((call) => [caller, call] as const));
  const bodies = new Map<string, string>();
  const latest = new Map<string, string>();
  let unchanged = 0;
  const act = async ([name, cashier]: readonly [keyof typeof ACTIONS, string]) => {
    await ACTIONS[name](cashier);
    for (const [caller, call] of calls) {
      const full = await ask(tokens[caller], call);
      if (full.status === 403) continue;
      assert.is(full.status, 200);
      assert.is(bodies.get(full.tag) ?? full.body, full.body, `${caller} ${call} after ${name}`);
      bodies.set(full.tag, full.body);
      const known = latest.get(`${caller} ${call}`) ?? '';
      const { status } = await ask(tokens[caller], call, known);
      assert.is(status, known === full.tag ? 304 : 200);
      if (status === 304) unchanged++;
      latest.set(`${caller} ${call}`, full.tag);
    }
  };
  const names = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];
  const action = fc.tuple(
    fc.constantFrom(...names),
    fc.constantFrom('us_caja1', 'us_caja2', 'us_caja3', 'us_zona101'),
  );
  // A run goes on from the data of the one before, so it cannot be shrunk.
  await fc.assert(fc.asyncProperty(action, act), { numRuns: runs(80), endOnFailure: true });
  assert.ok(unchanged > 0 && bodies.size > 9);
});

test.run();
