import type { BusinessApi, Result } from '@cobros/sdk';
import type { Database } from '#sandbox/ground/db/database.ts';
import { forceFailure } from '#sandbox/operation/world/simulated-bank.ts';
import { authorizationOf, challengeOf, codeOf, enroll, typeCode } from '../contract/support/second-factor.ts';
import { pdf } from '../fixtures/upload-files.ts';
import { restoreFixture } from '../support/fixture-database.ts';
import { latestMail } from '../support/latest-mail.ts';
import { assertLedgerHolds } from '../support/ledger-checks.ts';
import { browserNamed } from '../support/push-service.ts';
import { assert, countRows, dataOf, PASSWORD, payTo, receive, sandboxOf, test } from '../support/suite.ts';
import { visitorClient } from '../support/visitor-client.ts';
import { openTwoProcesses } from './support/two-processes.ts';
import { untilSomebodyWaits } from './support/until-somebody-waits.ts';

const { one, other } = await openTwoProcesses();
const { database } = one;

/** Work for the next transaction of the process `slow`, which commits only once that work is done or waits for a lock. */
let overtaking: (() => Promise<unknown>) | undefined;
const slowDatabase: Database = {
  query: (sql, params, options) => database.query(sql, params, options),
  script: (sql) => database.script(sql),
  transaction(work, options) {
    const overtake = overtaking;
    overtaking = undefined;
    if (!overtake) return database.transaction(work, options);
    return database.transaction(async (tx) => {
      const result = await work(tx);
      let isOver = false;
      const over = overtake().finally(() => {
        isOver = true;
      });
      await Promise.race([over, untilSomebodyWaits(database, () => isOver)]);
      return result;
    }, options);
  },
  close: async () => {},
};
const slow = await sandboxOf(slowDatabase);

/** Does something in the process `slow`, and something else before that has committed. */
async function before<First, Second>(first: () => Promise<First>, second: () => Promise<Second>) {
  let begun: Promise<Second> | undefined;
  overtaking = () => {
    begun = second();
    return begun;
  };
  const done = await first();
  if (!begun) throw new Error('The first opened no transaction');
  return [done, await begun] as const;
}

const outcomeOf = (result: Result<unknown>) =>
  result.ok ? 'done' : `${result.failure.status} ${result.failure.code}`;

test.before.each(() => restoreFixture(database));

const ZONA10 = { businessBranchId: 'br_zona10', businessUserId: 'us_zona101' };
const request = (api: BusinessApi) =>
  api.transactions.sendRequest({ friUserId: 'au_maria', amount: 5, ...ZONA10 });
const paid = () => receive(database, 'us_caja1', 75);

interface Pair {
  /** Prepares both, with the administrator of the business in the process `slow` and in the other one. */
  prepare(
    slowly: BusinessApi,
    admin: BusinessApi,
  ): Promise<[first: () => Promise<Result<unknown>>, second: () => Promise<Result<unknown>>]>;
  /** Outcome of the second; the first always succeeds. */
  outcome: string;
}

const PAIRS: Record<string, Pair> = {
  'a closing after a closing finds nothing': {
    async prepare(slowly, admin) {
      await paid();
      return [() => slowly.closings.close({}), () => admin.closings.close({})];
    },
    outcome: '422 nothing-to-close',
  },
  'a failed closing is retried once': {
    async prepare(slowly, admin) {
      await paid();
      await forceFailure(database, 'El banco no respondió', new Date());
      const [failed] = dataOf(await admin.closings.close({})).closings;
      const retry = (api: BusinessApi) => () => api.closings.close({ closingId: failed?.id ?? '' });
      return [retry(slowly), retry(admin)];
    },
    outcome: '409 closing-not-failed',
  },
  'two refunds give back no more than was paid': {
    async prepare(slowly, admin) {
      const content = { transactionId: await paid(), amount: 40 };
      return [() => slowly.transactions.refund(content), () => admin.transactions.refund(content)];
    },
    outcome: '409 more-than-remains',
  },
  'a branch is not deleted while a request is sent in it': {
    prepare: async (slowly, admin) => [
      () => request(slowly),
      () => admin.branches.remove({ id: 'br_zona10' }),
    ],
    outcome: '409 has-pending-transactions',
  },
  'a cashier is not deleted while it sends a request': {
    prepare: async (slowly, admin) => [
      () => request(slowly),
      () => admin.cashiers.remove({ userId: 'us_zona101' }),
    ],
    outcome: '409 has-pending-transactions',
  },
  'a branch is not deleted while it is paid': {
    prepare: async (_slowly, admin) => [
      async () =>
        ({ ok: true, data: await payTo(slowDatabase, 'branch', 'br_zona10', 5) }) as Result<unknown>,
      () => admin.branches.remove({ id: 'br_zona10' }),
    ],
    outcome: '409 has-pending-transactions',
  },
  'a deleted cashier gets no new password': {
    prepare: async (slowly, admin) => [
      () => slowly.cashiers.remove({ userId: 'us_zona101' }),
      () => admin.cashiers.resetPassword({ userId: 'us_zona101' }),
    ],
    outcome: '404 not-found',
  },
  'no fourth file of a person is begun': {
    async prepare(slowly, admin) {
      await database.query(
        `insert into downloads (id, business_id, user_id, kind, created_at)
         select 'dl_' || n, business_id, id, 'history', now() from users, generate_series(1, 2) n where id = 'us_luna'`,
      );
      const begin = (api: BusinessApi) => () => api.downloads.create({ history: {} });
      return [begin(slowly), begin(admin)];
    },
    outcome: '429 too-many-attempts',
  },
  'documents without a sign-up are counted together': {
    async prepare() {
      const from = ({ handle }: typeof slow) =>
        visitorClient(async (sent) => {
          sent.headers.set('x-forwarded-for', '203.0.113.10');
          return handle(sent);
        }).signUp;
      const upload = (process: typeof slow) => () =>
        from(process).uploadDocument('identity', new File([pdf()], 'dpi.pdf'));
      dataOf(await upload(one)());
      await database.query('update sign_up_documents set size = 100 * 1024 * 1024 - 1');
      return [upload(slow), upload(other)];
    },
    outcome: '429 too-many-attempts',
  },
};

for (const [what, { prepare, outcome }] of Object.entries(PAIRS))
  test(`${what}, however close they come`, async () => {
    const [slowly, admin] = [await slow.api('tiendaluna'), await other.api('tiendaluna')];
    const outcomes = await before(...(await prepare(slowly, admin)));
    assert.equal(outcomes.map(outcomeOf), ['done', outcome]);
    await assertLedgerHolds(database);
  });

const isOpen = async (token: string) =>
  (await one.post('transactions/v3/pending', {}, authorizationOf(token))).status !== 401;

test('a sign-in that is not finished when the password is reset leaves no session open', async () => {
  const admin = await other.api('tiendaluna');
  const [token, reset] = await before(
    () => slow.signIn('tiendaluna-centro-caja1'),
    () => admin.cashiers.resetPassword({ userId: 'us_caja1' }),
  );
  assert.equal([outcomeOf(reset), await isOpen(token)], ['done', false]);
});

test('a sign-in with the password alone that is not finished when the second factor is turned on leaves no session open', async () => {
  const username = 'tiendaluna-supervisor';
  const own = authorizationOf(await other.signIn(username));
  const call = (name: string, content: object) =>
    other.post(`users/v3/profile/second-factor/${name}`, content, own);
  const { secret } = (await call('begin', { password: PASSWORD })).content as { secret: string };
  const verificationCode = await codeOf(database, secret);
  const [token, confirmed] = await before(
    () => slow.signIn(username),
    () => call('confirm', { verificationCode }),
  );
  assert.equal([confirmed.status, await isOpen(token)], [200, false]);
});

test('a second step that is not finished when the password is reset leaves no session open', async () => {
  const username = 'tiendaluna-supervisor';
  const { secret } = await enroll(other, username);
  const [challenge, code] = [await challengeOf(other, username), await codeOf(database, secret)];
  const admin = await other.api('tiendaluna');
  const [entered, reset] = await before(
    () => typeCode(slow, challenge, code),
    () => admin.cashiers.resetPassword({ userId: 'us_supervisor' }),
  );
  const { sessionId } = entered.content as { sessionId: string };
  assert.equal([entered.status, outcomeOf(reset), await isOpen(sessionId)], [200, 'done', false]);
});

test('whoever turns the count off while it is being turned on is told of in the activity', async () => {
  const [slowly, admin] = [await slow.api('tiendaluna'), await other.api('tiendaluna')];
  const set = (api: BusinessApi, required: boolean) => () =>
    api.profile.setClosingCount({ required, reasonThreshold: 5 });
  await before(set(slowly, true), set(admin, false));
  assert.is(await countRows(database, `activity where action in ('count-on', 'count-off')`), 2);
});

test('a device that is subscribed while its person signs out is told nothing', async () => {
  const caja1 = await slow.api('tiendaluna-centro-caja1');
  const [subscribed, ended] = await before(
    () => caja1.profile.subscribePush(browserNamed('counter')),
    () => other.api('tiendaluna').then((admin) => admin.cashiers.resetPassword({ userId: 'us_caja1' })),
  );
  assert.equal([outcomeOf(subscribed), outcomeOf(ended)], ['done', 'done']);
  assert.is(await countRows(database, 'push_devices'), 0);
});

test('the new e-mail address is told to the one that an administrator is entering meanwhile', async () => {
  const [slowly, caja1] = [await slow.api('tiendaluna'), await other.api('tiendaluna-centro-caja1')];
  dataOf(await caja1.profile.updateEmail({ emailAddress: 'propia@luna.gt' }));
  const { code: verificationCode } = await latestMail(database, 'propia@luna.gt');
  const outcomes = await before(
    () => slowly.cashiers.modify({ userId: 'us_caja1', name: 'Caja 1', emailAddress: 'mesa@luna.gt' }),
    () => caja1.profile.validateEmailChange({ verificationCode }),
  );
  assert.equal(outcomes.map(outcomeOf), ['done', 'done']);
  assert.match((await latestMail(database, 'mesa@luna.gt')).body, 'propia@luna.gt');
});

test('a deposit that two find on the statement at the same moment is told of once', async () => {
  await database.query(
    `insert into deposits (id, business_id, scheduled_on, reference, amount, made_at)
     select 'de_1', business_id, now(), 'DEP-1', 75, now() from users where id = 'us_luna'`,
  );
  const reconcile = (api: BusinessApi) => () =>
    api.closings.reconcileDeposits({ depositIds: ['de_1'], isReconciled: true });
  const [slowly, admin] = [await slow.api('tiendaluna'), await other.api('tiendaluna')];
  const outcomes = await before(reconcile(slowly), reconcile(admin));
  assert.equal(outcomes.map(outcomeOf), ['done', 'done']);
  assert.is(await countRows(database, `activity where action = 'deposits-reconciled'`), 1);
});
