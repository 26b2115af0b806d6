import type { Operation } from '#sandbox/ground/contract/described-operations.ts';
import { createWebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import { browserNamed } from '../support/push-service.ts';
import { assert, dataOf, receive, sandboxOf, test } from '../support/suite.ts';
import { CALLS_WITH_OBJECT_IDS, MISSING_IDS, type Objects } from './support/calls-with-object-ids.ts';

// No host name resolves, so nothing is sent.
const sandbox = await sandboxOf(undefined, createWebhookSender({ resolve: async () => [] }));

/** Pays a cashier, closes its branch, and adds a delivery and a session, so that there is an object of every kind. */
async function objectsOf(
  given: Pick<Objects, 'branch' | 'branchAdmin' | 'cashier' | 'member'>,
): Promise<Objects> {
  const { database } = sandbox;
  const now = await readClock(database);
  const payCashier = () => receive(database, given.cashier, 5);
  await payCashier();
  const [owner] = await database.query<{ business: string; username: string }>(
    `select b.business_id as business, u.username from branches b
     join users u on u.business_id = b.business_id and u.type = 'admin' and u.role_id is null where b.id = $1`,
    [given.branch],
  );
  const api = await sandbox.api(owner?.username ?? '');
  const closing = dataOf(await api.closings.close({ businessBranchId: given.branch })).closings[0]?.id ?? '';
  const delivery = `wd_${given.cashier}`;
  await database.query(
    `insert into webhook_deliveries (id, business_id, owner_id, event, data, method, url, created_at, next_attempt_at)
     values ($1, $2, $3, 'transaction.completed', '{}', 'webhook', 'https://shop.example', $4, $4)`,
    [delivery, owner?.business, given.cashier, now],
  );
  const [session] = await database.query<{ id: string }>(
    `select s.id from sessions s join users u on u.id = s.user_id where u.username = $1 limit 1`,
    [owner?.username],
  );
  const device = dataOf(await api.profile.subscribePush(browserNamed(given.cashier))).device.id;
  const [branchAdmin] = await database.query<{ username: string }>(
    'select username from users where id = $1',
    [given.branchAdmin],
  );
  const ask = async (by: typeof api) => {
    const content = { transactionId: await payCashier(), reason: 'Devolución' };
    return dataOf(await by.transactions.requestRefund(content)).request.id;
  };
  const [request, ownersRequest] = [
    await ask(await sandbox.api(branchAdmin?.username ?? '')),
    await ask(api),
  ];
  const transaction = await payCashier();
  const objects = {
    transaction,
    closing,
    delivery,
    session: session?.id ?? '',
    device,
    request,
    ownersRequest,
  };
  return { ...given, ...objects };
}

const centro = { branch: 'br_centro', branchAdmin: 'us_centro', cashier: 'us_caja1' };
const CENTRO = await objectsOf({ ...centro, member: 'us_supervisor' });
const zona10 = { branch: 'br_zona10', branchAdmin: 'us_zona10', cashier: 'us_zona101' };
const ZONA10 = await objectsOf({ ...zona10, member: 'us_supervisor' });
const foreign = { branch: 'br_sol', branchAdmin: 'us_principal', cashier: 'us_sol1' };
const FOREIGN = await objectsOf({ ...foreign, member: 'us_sol' });

/** Callers of every scope, with and without a role, and the objects outside what each may see. */
const CALLERS: Record<string, readonly Objects[]> = {
  tiendaluna: [FOREIGN],
  'tiendaluna-supervisor': [FOREIGN],
  'tiendaluna-centro': [FOREIGN, ZONA10],
  'tiendaluna-zona10-caja1': [CENTRO],
  'tiendaluna-centro-caja2': [ZONA10],
};

const tokens = new Map<string, string>();
for (const username of Object.keys(CALLERS)) tokens.set(username, await sandbox.signIn(username));

async function call({ method, path }: Operation, username: string, content: object): Promise<string> {
  const headers = { Authorization: `Bearer ${tokens.get(username)}` };
  const body = JSON.stringify({ requestContent: content });
  const response = await sandbox.call(path.slice(1), { method, headers, body });
  // A file is not compared in full, because that would be slow.
  const isFile = !response.headers.get('content-type')?.includes('json');
  return `${response.status} ${isFile ? 'file' : await response.text()}`;
}

test('it is known with which contents to make every call that names an object', () => {
  const unknown = CALLS_WITH_OBJECT_IDS.filter(({ contents }) => contents.length === 0);
  assert.equal(
    unknown.map(({ operation }) => operation.id),
    [],
    'say it in test/contract/support/calls-with-object-ids.ts',
  );
});

/** Calls that return an empty list for a cashier outside the scope. */
const EMPTY_LISTS = ['closings.history', 'closings.getDailyTotals', 'closings.exportHistory'];
/** Calls that remove their object, so that the next caller would not find it, or whose object is of one person. */
const ONCE = /\.(remove|closeSession|updatePush|unsubscribePush)$/;

for (const { operation, contents } of CALLS_WITH_OBJECT_IDS) {
  const { id } = operation;

  test(`${id} does not reveal objects outside the caller’s scope`, async () => {
    for (const [username, outside] of Object.entries(CALLERS))
      for (const content of contents) {
        const missing = await call(operation, username, content(MISSING_IDS, CENTRO));
        const refused = EMPTY_LISTS.includes(id) ? /^(40[34]|200) / : /^40[34] /;
        assert.match(missing, refused, `${username}: ${missing}`);
        for (const objects of outside)
          assert.is(await call(operation, username, content(objects, CENTRO)), missing, username);
      }
  });

  test(`${id} finds objects of a branch, for the business’s administrator and for the branch’s own`, async () => {
    for (const content of contents) {
      if (!ONCE.test(id)) {
        const own = await call(operation, 'tiendaluna-centro', content(CENTRO, CENTRO));
        assert.not.match(own, /^40[014] /, own);
      }
      const own = await call(operation, 'tiendaluna', content(CENTRO, CENTRO));
      assert.not.match(own, /^40[0134] /, own);
    }
  });
}
