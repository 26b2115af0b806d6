import { mergeScopeChanges } from '#sandbox/access/sessions/scope-version.ts';
import { acceptRequest, rejectRequest } from '#sandbox/money/transactions/app-user-actions.ts';
import { appUserAnswers } from '../support/app-user-answers.ts';
import * as payments from '../support/make-payments.ts';
import { assert, dataOf, resetFixture, test } from '../support/suite.ts';
import { CALLS, pollingSandbox } from './support/polling-sandbox.ts';

const { sandbox, ask } = await pollingSandbox();
const { database } = sandbox;
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

/** Returns, by caller, the calls whose tag `act` has changed. */
async function changedBy(callers: readonly Caller[], act: () => Promise<unknown>) {
  const askAll = async (tags: Partial<Record<Caller, string[]>>) => {
    const asked = callers.map(async (caller) => {
      const responses = CALLS.map((call, index) => ask(tokens[caller], call, tags[caller]?.[index]));
      return [caller, await Promise.all(responses)] as const;
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

const send = async (timerSeconds: 300 | 900 = 900) => {
  const content = { friUserId: 'au_maria', amount: 20, businessUserId: 'us_caja1', timerSeconds };
  return dataOf(await admin.transactions.sendRequest(content)).transaction;
};
const answer = appUserAnswers(database, 'maria.lopez');
const pay = (cashier = 'us_caja1') => payments.receive(database, cashier, 10);

/** Each prepares its change, and returns the function that makes it. */
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
  'a payment is said to be another one than a request': async () => {
    const [{ id }, paymentId] = [await send(), await pay()];
    return () => admin.transactions.markDistinct({ transactionId: id, paymentId });
  },
  'the link of a request is sent': async () => {
    const { id } = await send();
    return () => admin.transactions.markSent({ transactionId: id });
  },
  'a request expires': async () => {
    await send(300);
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

for (const [change, prepare] of Object.entries(CHANGES))
  test(`${change}: those who see it get a new response, those of another branch or business do not`, async () => {
    const act = await prepare();
    const changed = await changedBy(['admin', 'centro', 'caja2', 'zona10', 'otherBusiness'], act);
    for (const caller of ['admin', 'centro', 'caja2']) assert.match(changed[caller] ?? '', 'pending');
    // A renamed cashier may have worked in any branch.
    assert.is(changed.zona10, change === 'the cashier is renamed' ? 'pending paid balances' : '');
    assert.is(changed.otherBusiness, '');
  });

test('after a payer was renamed, every business gets a new response', async () => {
  const changed = await changedBy(['otherBusiness'], () =>
    database.query(`update app_users set name = 'Mariana' where id = 'au_maria'`),
  );
  assert.is(changed.otherBusiness, 'pending paid balances');
});

test('an unassigned payment gives a new response to those who see the branch, but not to its cashiers', async () => {
  const id = await payments.payTo(database, 'branch', 'br_centro', 10);
  const changed = await changedBy(['admin', 'centro', 'caja2', 'zona10'], () =>
    admin.transactions.rejectPayment({ transactionId: id }),
  );
  const everything = 'pending paid balances';
  assert.equal(changed, { admin: everything, centro: everything, caja2: '', zona10: '' });
});

test('every written row counts as a change, however it is written', async () => {
  const id = await pay();
  const rows: Record<string, string> = {
    'an entry is taken away': `delete from ledger_entries where transaction_id = '${id}'`,
    'an entry is added': `insert into ledger_entries (business_id, branch_id, cashier_id, transaction_id, kind, amount, created_at)
       select business_id, branch_id, cashier_id, id, 'payment', amount, created_at from transactions where id = '${id}'`,
    'an entry changes': `update ledger_entries set amount = amount + 1 where transaction_id = '${id}'`,
    'a transaction changes': `update transactions set note = 'Pan' where id = '${id}'`,
    'a transaction is deleted': `delete from ledger_entries where transaction_id = '${id}';
       delete from transaction_events where transaction_id = '${id}'; delete from transactions where id = '${id}'`,
  };
  for (const [change, sql] of Object.entries(rows)) {
    const { centro } = await changedBy(['centro'], () => database.script(sql));
    assert.is(centro, 'pending paid balances', change);
  }
});

test('when a payment moves to another cashier, both get a new response', async () => {
  const id = await pay('us_caja3');
  const moved = await changedBy(['caja2', 'caja3', 'zona10'], () =>
    database.query(`update ledger_entries set cashier_id = 'us_caja1' where transaction_id = $1`, [id]),
  );
  assert.equal(moved, { caja2: 'pending paid', caja3: 'pending paid', zona10: '' });
});

test('when a cashier or a branch is blocked or unblocked, those who see its charges get a new response', async () => {
  const acts = {
    'a cashier is blocked': () => admin.cashiers.block({ userId: 'us_caja1' }),
    'a cashier is unblocked': () => admin.cashiers.unblock({ userId: 'us_caja1' }),
    'a branch is blocked': () => admin.branches.blockAdmin({ userId: 'us_centro' }),
    'a branch is unblocked': () => admin.branches.unblockAdmin({ userId: 'us_centro' }),
  };
  dataOf(await admin.transactions.charge({ amount: 20, businessUserId: 'us_caja1' }));
  for (const [name, act] of Object.entries(acts)) {
    const changed = await changedBy(['admin', 'otherBusiness'], async () => dataOf(await act()));
    assert.equal(changed, { admin: 'pending paid balances', otherBusiness: '' }, name);
  }
  for (const [name, username] of [
    ['centro', 'tiendaluna-centro'],
    ['caja2', 'tiendaluna-centro-caja2'],
    ['caja3', 'tiendaluna-centro-caja3'],
  ] as const)
    tokens[name] = await sandbox.signIn(username);
});

test('a titular gets a new response when its cashiers change, and everybody when the business’s time zone changes', async () => {
  const children = (businessUserChildren: string[]) => () =>
    admin.cashiers.setChildren({ businessUserId: 'us_caja3', businessUserChildren });
  const given = await changedBy(['caja3', 'centro'], children(['us_caja4']));
  assert.equal(given, { caja3: 'pending paid', centro: '' });
  await children([])();
  const setZone = (zone: string) => () => database.query('update businesses set time_zone = $1', [zone]);
  const changed = await changedBy(['caja3', 'otherBusiness'], setZone('America/Mexico_City'));
  assert.equal(changed, { caja3: 'pending paid', otherBusiness: 'pending paid balances' });
  await setZone('America/Guatemala')();
});

test('the paid list gets a new tag when a new day begins', async () => {
  await resetFixture(database);
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

test('merging the changes so far changes no tag, and later changes count as before', async () => {
  tokens.centro = await sandbox.signIn('tiendaluna-centro');
  for (let times = 0; times < 3; times++) await pay();
  assert.is((await changedBy(['centro'], () => mergeScopeChanges(database, 1))).centro, '');
  assert.is((await changedBy(['centro'], () => pay())).centro, 'pending paid balances');
});
