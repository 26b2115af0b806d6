import { acceptRequest } from '#sandbox/money/transactions/app-user-actions.ts';
import { type EventReader, readEvents } from '../support/event-reader.ts';
import { assert, dataOf, payTo, receive, refund, sandboxWith, test } from '../support/suite.ts';

const { sandbox, database } = await sandboxWith();

const CALLERS = {
  admin: 'tiendaluna',
  contabilidad: 'tiendaluna-contabilidad',
  centro: 'tiendaluna-centro',
  zona10: 'tiendaluna-zona10',
  caja1: 'tiendaluna-centro-caja1',
  // The titular of caja1.
  caja2: 'tiendaluna-centro-caja2',
  // Has no permission to close.
  caja3: 'tiendaluna-centro-caja3',
  otherBusiness: 'cafesol',
} as const;
type Caller = keyof typeof CALLERS;
const EVERYBODY = Object.keys(CALLERS) as Caller[];

const tokens = {} as Record<Caller, string>;
for (const caller of EVERYBODY) tokens[caller] = await sandbox.signIn(CALLERS[caller]);

async function ask(token: string, { method = 'GET', ...headers }: Record<string, string> = {}) {
  const authorization = token ? { Authorization: `Bearer ${token}` } : {};
  return sandbox.call('changes/v3/stream', { method, headers: { ...authorization, ...headers } });
}

async function listen(token: string): Promise<EventReader> {
  const response = await ask(token);
  assert.is(response.status, 200);
  const reader = readEvents(response);
  assert.is((await reader.next())?.event, 'ready');
  return reader;
}

/** Makes a change that is reported to this user only. */
const mark = (username: string) =>
  database.query(
    `insert into change_notices (user_id, lists) select id, '{session}' from users where username = $1`,
    [username],
  );

/** Returns what is reported to each caller with a stream because of `act`. */
async function heardOf(act: () => Promise<unknown>): Promise<Record<Caller, string>> {
  const readers = await Promise.all(EVERYBODY.map((caller) => listen(tokens[caller])));
  await act();
  const heard = {} as Record<Caller, string>;
  for (const [at, caller] of EVERYBODY.entries()) {
    await mark(CALLERS[caller]);
    const lists = await readers[at]?.until('session');
    heard[caller] = lists?.filter((list) => list !== 'session').join(' ') ?? '';
    await readers[at]?.close();
  }
  return heard;
}

const NOBODY = Object.fromEntries(EVERYBODY.map((caller) => [caller, ''])) as Record<Caller, string>;
const admin = await sandbox.api('tiendaluna');
const zona10Admin = await sandbox.api('tiendaluna-zona10');

test('the first event names the lists that the caller may read', async () => {
  const listsOf = async (caller: Caller) => {
    const reader = readEvents(await ask(tokens[caller]));
    const first = await reader.next();
    await reader.close();
    return first?.data.lists?.join(' ');
  };
  assert.is(
    await listsOf('admin'),
    'pending paid balance closings branches cashiers users activity session refund-requests',
  );
  assert.is(
    await listsOf('contabilidad'),
    'pending paid balance closings branches cashiers session refund-requests',
  );
  assert.is(
    await listsOf('centro'),
    'pending paid balance closings branches cashiers session refund-requests',
  );
  assert.is(await listsOf('caja1'), 'pending paid closings cashiers session refund-requests');
  assert.is(await listsOf('caja3'), 'pending paid cashiers session refund-requests');
});

test('a request and its payment are reported to everybody whose scope includes them', async () => {
  const sent = { friUserId: 'au_maria', amount: 20, businessUserId: 'us_caja1' };
  let id = '';
  assert.equal(
    await heardOf(async () => {
      id = dataOf(await admin.transactions.sendRequest(sent)).transaction.paymentRequestId ?? '';
    }),
    {
      ...NOBODY,
      admin: 'activity pending',
      contabilidad: 'pending',
      centro: 'pending',
      caja1: 'pending',
      caja2: 'pending',
    },
  );
  const now = new Date();
  assert.equal(
    await heardOf(() => acceptRequest(database, { username: 'maria.lopez', paymentRequestId: id, now })),
    {
      ...NOBODY,
      admin: 'balance paid pending',
      contabilidad: 'balance paid pending',
      centro: 'balance paid pending',
      caja1: 'paid pending',
      caja2: 'paid pending',
    },
  );
});

test('a refund, a closing and an unassigned payment are reported to the right scopes', async () => {
  const id = await receive(database, 'us_caja3', 30);
  assert.equal(await heardOf(() => refund(database, id)), {
    ...NOBODY,
    admin: 'balance paid',
    contabilidad: 'balance paid',
    centro: 'balance paid',
    caja3: 'paid',
  });
  await receive(database, 'us_caja3', 30);
  assert.equal(await heardOf(() => admin.closings.close({ businessUserId: 'us_caja3' })), {
    ...NOBODY,
    admin: 'activity balance closings paid',
    contabilidad: 'balance closings paid',
    centro: 'balance closings paid',
    caja3: 'paid',
  });
  assert.equal(await heardOf(() => payTo(database, 'business', 'bu_luna', 5)), {
    ...NOBODY,
    admin: 'pending',
    contabilidad: 'pending',
  });
});

test('a request to refund is reported to its scope', async () => {
  const transactionId = await receive(database, 'us_caja3', 30);
  const ask = () => admin.transactions.requestRefund({ transactionId, reason: 'Devolución' });
  assert.equal(await heardOf(ask), {
    ...NOBODY,
    admin: 'activity refund-requests',
    contabilidad: 'refund-requests',
    centro: 'refund-requests',
    caja3: 'refund-requests',
  });
});

test('changes to a branch and its cashiers are reported only in that branch', async () => {
  const heard = await heardOf(async () =>
    dataOf(
      await zona10Admin.cashiers.create({
        name: 'Caja 10',
        username: 'tiendaluna-zona10-caja10',
        emailAddress: 'caja10@luna.gt',
        referenceId: 'C10',
      }),
    ),
  );
  assert.equal(heard, {
    ...NOBODY,
    admin: 'activity branches cashiers',
    contabilidad: 'branches cashiers',
    zona10: 'branches cashiers',
  });
  const renamed = await heardOf(() =>
    database.query(`update branches set name = 'Diez' where id = 'br_zona10'`),
  );
  assert.equal([renamed.caja1, renamed.centro, renamed.otherBusiness], ['', '', '']);
  assert.match(renamed.zona10, 'branches cashiers closings paid pending');
});

test('blocking a cashier is reported to those who see its pending charges', async () => {
  const heard = await heardOf(() =>
    database.query(`update users set status = 'blocked' where id = 'us_zona101'`),
  );
  assert.match(heard.admin, 'pending');
  assert.match(heard.zona10, 'pending');
  assert.equal([heard.caja1, heard.otherBusiness], ['', '']);
});

test('a change to an app user is reported to everybody who has a transaction with them', async () => {
  const heard = await heardOf(() =>
    database.query(`update app_users set name = 'Mariana' where id = 'au_maria'`),
  );
  assert.equal(
    [heard.admin, heard.caja1, heard.zona10, heard.otherBusiness],
    ['paid pending', 'paid pending', '', ''],
  );
});

test('the stream is not stored or buffered, HEAD opens none, the Accept header makes no difference, and other methods are not allowed', async () => {
  for (let count = 0; count < 20; count += 1) {
    const head = await ask(tokens.admin, { method: 'HEAD' });
    const type = head.headers.get('Content-Type');
    assert.equal([head.status, type, head.body], [200, 'text/event-stream', null]);
  }
  const other = await ask(tokens.admin, { Accept: 'application/json' });
  const names = ['Content-Type', 'Cache-Control', 'X-Accel-Buffering'];
  const sent = names.map((name) => other.headers.get(name));
  assert.equal(sent, ['text/event-stream', 'no-store', 'no']);
  await other.body?.cancel();
  const post = await ask(tokens.admin, { method: 'POST' });
  assert.equal([post.status, post.headers.get('Allow')], [405, 'GET, HEAD']);
});
