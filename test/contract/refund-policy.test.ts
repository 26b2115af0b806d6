import { readClock } from '#sandbox/terms/time/clock.ts';
import { startOfBusinessDay } from '#sandbox/terms/time/time-zone.ts';
import {
  assert,
  dataOf,
  failureOf,
  receive,
  refusalOf,
  rejectionOf,
  sandboxWith,
  test,
} from '../support/suite.ts';
import { DEFAULTS, saveRules } from './support/refund-rules.ts';

const {
  sandbox,
  database,
  admin,
  administracion,
  centro,
  caja1: cashier,
  sol,
} = await sandboxWith('admin', 'administracion', 'centro', 'caja1', 'sol');
const supervisor = await sandbox.api('tiendaluna-supervisor');

const paid = (amount = 75) => receive(database, 'us_caja1', amount);
const policyOf = async (api = admin) => dataOf(await api.transactions.getRefundPolicy()).policy;
const allowance = async (transactionId: string, api = centro) =>
  dataOf(await api.transactions.retrieve({ transactionId })).transaction.refundAllowance;
const refund = (transactionId: string, amount?: number, api = centro) =>
  api.transactions.refund({ transactionId, amount });

test('until somebody saves other rules, each role may do what it may without them', async () => {
  const { rules, version, confirmFrom } = await policyOf();
  assert.equal(
    rules.map(({ roleName, userCount, mode }) => `${roleName} ${userCount} ${mode}`),
    [
      'Administrador 2 allowed',
      'Administrador de sucursal 3 allowed',
      'Contabilidad 1 not-allowed',
      'Supervisor 1 not-allowed',
      'Caja 5 not-allowed',
    ],
  );
  assert.equal([version, confirmFrom], ['0', undefined]);
  const transactionId = await paid();
  assert.equal(await allowance(transactionId), {
    mode: 'allowed',
    amount: 75,
    formattedAmount: 'Q75.00',
    limitedBy: 'remaining',
    mayRequest: true,
  });
  assert.equal(
    await Promise.all(
      [cashier, supervisor].map(async (api) => (await allowance(transactionId, api))?.limitedBy),
    ),
    ['role', 'role'],
  );
  for (const api of [cashier, supervisor])
    assert.is(failureOf(await refund(transactionId, 1, api)).status, 403);
});

test('the policy is of its business, and another one keeps its own', async () => {
  await saveRules(admin, [{ roleId: 'operator', mode: 'allowed', perRefund: 20 }]);
  assert.is((await policyOf(sol)).version, '0');
  assert.is((await policyOf(sol)).rules.at(-1)?.mode, 'not-allowed');
});

test('two administrators never undo each other unseen', async () => {
  const { version } = await policyOf();
  const rules = [{ roleId: 'branch_admin', mode: 'allowed' as const, perRefund: 500 }];
  dataOf(await admin.transactions.setRefundPolicy({ version, rules, confirmFrom: 300 }));
  const late = await administracion.transactions.setRefundPolicy({ version, rules: DEFAULTS });
  assert.equal([failureOf(late).status, failureOf(late).code], [409, 'changed-meanwhile']);
  const kept = await policyOf(administracion);
  assert.equal([kept.rules[1]?.formattedPerRefund, kept.formattedConfirmFrom], ['Q500.00', 'Q300.00']);
});

test('a policy with which nobody may refund has to be meant', async () => {
  const { version } = await policyOf();
  const rules = DEFAULTS.map(({ roleId }) => ({ roleId, mode: 'not-allowed' as const }));
  const first = failureOf(await admin.transactions.setRefundPolicy({ version, rules }));
  assert.equal([first.status, first.code], [422, 'nobody-may-refund']);
  // Those who ask still need somebody who approves.
  const asking = [...rules.slice(0, -1), { roleId: 'operator', mode: 'may-request' as const }];
  assert.is(
    failureOf(await admin.transactions.setRefundPolicy({ version, rules: asking })).code,
    'nobody-may-refund',
  );
  const meant = await admin.transactions.setRefundPolicy({ version, rules, acceptNobody: true });
  assert.ok(dataOf(meant).policy.rules.every(({ mode }) => mode === 'not-allowed'));
  assert.is(failureOf(await refund(await paid(), undefined, admin)).status, 403);
});

test('what cannot be a rule is rejected where it was typed', async () => {
  const { version } = await policyOf();
  const reject = async (rule: object) =>
    rejectionOf(
      await admin.transactions.setRefundPolicy({ version, rules: [rule as (typeof DEFAULTS)[number]] }),
    );
  const rule = { roleId: 'operator', mode: 'allowed' };
  assert.is(await reject({ ...rule, roleId: 'ro_nobody' }), '404 rules.0.roleId');
  assert.is(await reject({ ...rule, perRefund: 10.001 }), '400 rules.0.perRefund');
  assert.is(await reject({ ...rule, perDay: 0 }), '400 rules.0.perDay');
  assert.is(await reject({ ...rule, withinDays: 0 }), '400 rules.0.withinDays');
  assert.is(await reject({ ...rule, mode: 'may-request', perDay: 5 }), '400 rules.0.perDay');
  const proof = await admin.transactions.setRefundPolicy({ version, rules: [], confirmFrom: 1.005 });
  assert.is(rejectionOf(proof), '400 confirmFrom');
  assert.is((await policyOf()).version, version);
});

test('the limit for one refund bounds it, and the transaction says so before', async () => {
  await saveRules(admin, [{ roleId: 'branch_admin', mode: 'allowed', perRefund: 20 }]);
  const transactionId = await paid();
  const { amount, limitedBy } = (await allowance(transactionId)) ?? {};
  assert.equal([amount, limitedBy], [20, 'per-refund']);
  const above = await refund(transactionId, 20.01);
  assert.is(rejectionOf(above), '409 amount');
  assert.is(refusalOf(above), '409 Puedes reembolsar hasta Q20.00');
  assert.is(failureOf(await refund(transactionId)).code, 'refund-limit');
  dataOf(await refund(transactionId, 20));
  dataOf(await refund(transactionId, 20));
  dataOf(await refund(transactionId, 0.01, admin));
});

test('the limit for a day counts what the person refunded since midnight of the business, and nobody else', async () => {
  await saveRules(admin, [
    { roleId: 'branch_admin', mode: 'allowed', perDay: 100 },
    { roleId: 'ro_administrador', mode: 'allowed', perDay: 50 },
  ]);
  await startNextDay();
  dataOf(await refund(await paid(), 60));
  const transactionId = await paid();
  const left = await allowance(transactionId);
  assert.equal([left?.amount, left?.limitedBy], [40, 'per-day']);
  assert.is((await allowance(transactionId, admin))?.amount, 50);
  assert.is(refusalOf(await refund(transactionId, 40.01)), '409 Hoy puedes reembolsar hasta Q40.00 más');
  dataOf(await refund(transactionId, 40));
  assert.is(
    refusalOf(await refund(transactionId, 0.01)),
    '409 Hoy ya reembolsaste los Q100.00 que puedes por día',
  );
  await startNextDay();
  assert.is((await allowance(transactionId))?.limitedBy, 'remaining');
  dataOf(await refund(transactionId, 35));
});

test('a payment may be as many days old as the role says, in the days of the business', async () => {
  await saveRules(admin, [{ roleId: 'operator', mode: 'allowed', withinDays: 2 }]);
  await startNextDay();
  const transactionId = await paid();
  await startNextDay();
  dataOf(await refund(transactionId, 5, cashier));
  await startNextDay();
  const old = await allowance(transactionId, cashier);
  assert.equal([old?.amount, old?.limitedBy, old?.withinDays], [0, 'within-days', 2]);
  const late = await refund(transactionId, 5, cashier);
  assert.is(refusalOf(late), '409 Solo puedes reembolsar pagos de los últimos 2 días');
  await saveRules(admin, [{ roleId: 'operator', mode: 'allowed', withinDays: 1 }]);
  assert.is(refusalOf(await refund(transactionId, 5, cashier)), '409 Solo puedes reembolsar pagos de hoy');
});

test('who may refund changes from the next call on, and the session says it', async () => {
  const signedIn = await sandbox.api('tiendaluna-supervisor');
  const before = dataOf(await signedIn.auth.renewSession()).userData;
  const transactionId = await paid();
  await saveRules(admin, [{ roleId: 'ro_supervisor', mode: 'allowed', perRefund: 10 }]);
  const after = dataOf(await signedIn.auth.renewSession()).userData;
  assert.equal([before.refundMode, after.refundMode], ['not-allowed', 'allowed']);
  assert.is.not(before.accessVersion, after.accessVersion);
  dataOf(await refund(transactionId, 10, signedIn));
  await saveRules(admin, []);
  assert.is(failureOf(await refund(transactionId, 1, signedIn)).status, 403);
});

test('a cashier refunds payments of the own scope only', async () => {
  await saveRules(admin, [{ roleId: 'operator', mode: 'allowed' }]);
  const foreign = await receive(database, 'us_caja3', 5);
  assert.is(failureOf(await refund(foreign, undefined, cashier)).status, 404);
  dataOf(await refund(await paid(), undefined, cashier));
});

test('the activity says what changed, once', async () => {
  await saveRules(
    admin,
    [{ roleId: 'operator', mode: 'allowed', perRefund: 100, perDay: 500, withinDays: 7 }],
    {
      confirmFrom: 250,
    },
  );
  const same = [{ roleId: 'operator', mode: 'allowed' as const, perRefund: 100, perDay: 500, withinDays: 7 }];
  await saveRules(admin, same, { confirmFrom: 250 });
  const page = { pageProperties: { currentPage: 1, pageSize: 1 } };
  const [entry] = dataOf(await admin.activity.list(page)).data;
  assert.is(
    entry?.description,
    'Cambió quién puede reembolsar: Caja puede, hasta Q100.00 por reembolso, hasta Q500.00 por día, pagos de los últimos 7 días; confirmar desde Q250.00',
  );
});

/** Advances the clock to an hour after the business's next midnight. */
async function startNextDay(): Promise<void> {
  const now = await readClock(database);
  const today = startOfBusinessDay(now, 'America/Guatemala');
  await sandbox.advance(Math.ceil((today.getTime() - now.getTime()) / 1000) + 25 * 3600);
  await database.query(`update sessions set expires_at = expires_at + interval '2 days'`);
}
