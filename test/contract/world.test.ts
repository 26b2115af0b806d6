import { createWorld } from '#sandbox/operation/world/create-world.ts';
import { MAX_SECONDS_OFF, readClock, setClock } from '#sandbox/terms/time/clock.ts';
import { assert, dataOf, receive, siteOf, test } from '../support/suite.ts';

const site = await siteOf();
const cashier = await site.sandbox.api('tiendaluna-centro-caja1');
const admin = await site.sandbox.api('tiendaluna');

type AppUserTransaction = Record<'transactionId' | 'status' | 'formattedAmount' | 'businessName', string> & {
  formattedRefundedAmount: string | null;
};
type Phone = Record<'requests' | 'recent', AppUserTransaction[]>;

const phone = async (username = 'maria.lopez') =>
  (await site.world<Phone>(`users/${username}/requests`)).body;
const send = async (amount: number) => {
  const content = { friUserId: 'au_maria', amount, note: 'Café', timerSeconds: 300 } as const;
  return dataOf(await cashier.transactions.sendRequest(content)).transaction;
};
const balance = async () => dataOf(await admin.transactions.balances({})).balanceDetail.totalOpenBalance;
const statusOf = async (transactionId: string) =>
  dataOf(await cashier.transactions.retrieve({ transactionId })).transaction.status;

test('the world lists the app users and the number of requests that wait for each', async () => {
  const { body } = await site.world<{ users: { username: string; pendingRequests: number }[] }>('users');
  const users = body.users.map(({ username, pendingRequests }) => `${username} ${pendingRequests}`);
  assert.equal(users, ['jose.perez 0', 'maria.lopez 0']);
});

test('a request appears on the phone, and accepting it completes it and adds to the balance', async () => {
  const before = await balance();
  const sent = await send(125.5);
  const { requests } = await phone();
  const shown = requests.map(({ formattedAmount, businessName }) => `${formattedAmount} ${businessName}`);
  assert.equal(shown, ['Q125.50 Tienda Luna']);

  const call = `users/maria.lopez/requests/${sent.paymentRequestId}/accept`;
  const { body } = await site.world<{ request: AppUserTransaction }>(call, {});
  assert.is(body.request.status, 'completed');
  assert.is(await statusOf(sent.id), 'completed');
  assert.is((await balance()) - before, 125.5);
  const after = await phone();
  assert.is(after.requests.length, 0);
  assert.is(after.recent[0]?.transactionId, sent.id);
});

test('the phone shows what was given back of a payment, until nothing remains of it', async () => {
  const sent = await send(60);
  await site.world(`users/maria.lopez/requests/${sent.paymentRequestId}/accept`, {});
  const refund = async (amount: number) => {
    const content = { transactionId: sent.id, amount, reason: 'Devolución' };
    dataOf(await admin.transactions.refund(content));
    const shown = (await phone()).recent.find(({ transactionId }) => transactionId === sent.id);
    return [shown?.status, shown?.formattedAmount, shown?.formattedRefundedAmount];
  };
  assert.equal(await refund(20), ['completed', 'Q60.00', 'Q20.00']);
  assert.equal(await refund(40), ['refunded', 'Q60.00', null]);
});

test('a request on another person’s phone returns 404', async () => {
  const sent = await send(40);
  const { status } = await site.world(`users/jose.perez/requests/${sent.paymentRequestId}/accept`, {});
  assert.is(status, 404);
  assert.is(await statusOf(sent.id), 'pending');
});

for (const [what, order, status, field] of [
  ['an unknown receiver', { to: 'cashier', id: 'us_nobody', amount: 1 }, 404, ''],
  ['a blocked branch', { to: 'branch', id: 'br_antigua', amount: 1 }, 422, ''],
  ['a character that cannot be stored', { to: 'cashier', id: 'us_\0', amount: 1 }, 400, ''],
  ['no receiver', { id: 'us_caja1', amount: 1 }, 400, 'to'],
  ['no id', { to: 'cashier', amount: 1 }, 400, 'id'],
  ['a third decimal', { to: 'cashier', id: 'us_caja1', amount: 1.005 }, 400, 'amount'],
  ['a long note', { to: 'cashier', id: 'us_caja1', amount: 1, note: 'x'.repeat(121) }, 400, 'note'],
  ['a body that is not an object', null, 400, 'to'],
] as const)
  test(`a payment with ${what} returns ${status}${field && ` and names ${field}`}`, async () => {
    const answer = await site.world('users/jose.perez/payments', order);
    assert.is(answer.status, status);
    assert.match(answer.body.info?.fields?.map((one) => one.field).join() ?? '', field);
  });

test('everybody who can be paid is listed, down to the cashiers, except blocked ones', async () => {
  type Named = { id: string; branches: { id: string; cashiers: { id: string }[] }[] };
  const { body } = await site.world<{ businesses: Named[] }>('businesses');
  const luna = body.businesses.find(({ id }) => id === 'bu_luna');
  const listed = luna?.branches.map(({ id, cashiers }) => [id, ...cashiers.map((one) => one.id)].join(' '));
  assert.equal(listed, ['br_centro us_caja1 us_caja2 us_caja3', 'br_zona10 us_zona101']);
});

test('advancing the clock expires requests in all processes', async () => {
  const sent = await send(50);
  const clock = async (body?: object) =>
    (await site.world<{ now: string; offsetSeconds: number }>('clock', body)).body;
  const before = await clock();
  const body = await clock({ advanceSeconds: 301 });
  assert.is(body.offsetSeconds, before.offsetSeconds + 301);
  assert.ok(Date.parse(body.now) - Date.parse(before.now) >= 301_000);
  assert.is(await statusOf(sent.id), 'expired');
  assert.is((await site.world(`users/maria.lopez/requests/${sent.paymentRequestId}/accept`, {})).status, 409);
});

test('a forced failure needs a reason that is a text, if it has one', async () => {
  for (const reason of [7, '', '  ', 'x'.repeat(201)])
    assert.is((await site.world('closings/fail-next', { reason })).status, 400);
  assert.is((await site.world('closings/fail-next', {})).status, 200);
});

for (const advanceSeconds of [-1, 1.5, '60', undefined])
  test(`the clock cannot be moved by ${advanceSeconds}`, async () => {
    const answer = await site.world('clock', { advanceSeconds });
    assert.is(answer.status, 400);
    assert.equal(
      answer.body.info?.fields?.map(({ field }) => field),
      ['advanceSeconds'],
    );
  });

test('the clock can be moved by a year of 366 days at once, and by no second more; what the bank was told to refuse is refused', async () => {
  const other = await siteOf();
  const { database } = other.sandbox;
  const year = 366 * 24 * 3600;
  assert.is((await other.world('clock', { advanceSeconds: year + 1 })).status, 400);
  await database.query(
    `update users set closing_type = 'automatic', closing_time = 12 where id = 'us_caja1'`,
  );
  assert.is((await other.world('clock', { advanceSeconds: 0 })).status, 200);
  await receive(database, 'us_caja1', 5);
  assert.is((await other.world('closings/fail-next', { reason: 'Sin sistema' })).status, 200);
  assert.is((await other.world('clock', { advanceSeconds: year })).status, 200);
  const [refused] = await database.query('select * from closings order by number limit 1');
  assert.match(JSON.stringify(refused), 'Sin sistema');
});

test('after the clock was set, it never shows a time before that', async () => {
  const now = await readClock(site.sandbox.database);
  for (const milliseconds of [100, 400, 600, 900]) {
    const moment = new Date(now.getTime() + milliseconds);
    await setClock(site.sandbox.database, moment);
    assert.ok((await readClock(site.sandbox.database)) >= moment);
  }
});

test('only what may have changed something wakes the streams of changes', async () => {
  let woken = 0;
  const { database } = site.sandbox;
  const world = createWorld({
    database,
    pageFolder: 'sandbox/operation/world/page',
    onChange: () => woken++,
  });
  const call = (init: RequestInit) => world(new Request('http://localhost/sandbox/v1/clock', init));
  assert.is((await call({})).status, 200);
  assert.is(woken, 0);
  const headers = { 'Content-Type': 'application/json' };
  assert.is((await call({ method: 'POST', headers, body: '{"advanceSeconds":0}' })).status, 200);
  assert.is(woken, 1);
});

test('the clock stops before the end of the calendar', async () => {
  const { database } = site.sandbox;
  const offset = 20 * 366 * 24 * 3600;
  await database.query('update world set clock_offset_seconds = $1', [offset]);
  assert.is((await site.world('clock', { advanceSeconds: 1 })).status, 400);
  assert.is((await site.world('clock', { advanceSeconds: 0 })).body.offsetSeconds, offset);
  await database.query('update world set clock_offset_seconds = $1', [MAX_SECONDS_OFF - 1]);
  assert.is((await site.world('clock', { advanceSeconds: 1 })).status, 200);
  await database.query('update world set clock_offset_seconds = 0');
});

test('the outbox lists e-mails, newest first, with the codes that they contain', async () => {
  await site.sandbox.database.query(
    `insert into outbox (to_address, subject, body, created_at) values
       ('a@b.gt', 'Código de verificación', 'Tu código es 482106.', now()),
       ('c@d.gt', 'Cierre CI-004512', 'Total Q1,000.00', now())`,
  );
  const { body } = await site.world<{ emails: { to: string; code: string | null }[] }>('outbox');
  const emails = body.emails.map(({ to, code }) => `${to} ${code}`);
  assert.equal(emails, ['c@d.gt null', 'a@b.gt 482106']);
});

test('the world’s responses are not cached, and unknown paths return 404', async () => {
  const answer = await site.fetch('/sandbox/v1/users');
  assert.is(answer.headers.get('Cache-Control'), 'no-store');
  assert.is((await site.world('nothing')).status, 404);
});

test('webhooks are listed with their owner and outcome', async () => {
  await site.sandbox.database.query(
    `update users set notification_method = 'webhook', webhook_url = 'pagos.example' where id = 'us_caja3'`,
  );
  await site.world('users/jose.perez/payments', { to: 'cashier', id: 'us_caja3', amount: 4, note: '' });
  const { body } = await site.world<{ deliveries: Record<string, unknown>[] }>('webhook-deliveries');
  assert.is(body.deliveries.length, 1);
  const [{ event, owner, version, url, outcome, delivered, attempts } = {}] = body.deliveries;
  const sent = ['transaction.completed', 'tiendaluna-centro-caja3', 'v1', 'pagos.example'];
  assert.equal([event, owner, version, url, outcome, delivered, attempts], [...sent, 'En camino', false, 0]);
});

for (const headers of [{ Origin: 'https://elsewhere.example' }, { 'Sec-Fetch-Site': 'cross-site' }])
  test(`a change from another site is rejected: ${JSON.stringify(headers)}`, async () => {
    assert.is((await site.world('clock', { advanceSeconds: 60 }, headers)).status, 403);
    assert.is((await site.world('reset', {}, headers)).status, 403);
  });

test('a change that an HTML form could send is rejected', async () => {
  const headers = { 'Content-Type': 'text/plain' };
  assert.is((await site.world('clock', { advanceSeconds: 60 }, headers)).status, 415);
});

test('a change from the same site is accepted', async () => {
  const headers = { Host: 'sandbox', Origin: 'http://sandbox', 'Sec-Fetch-Site': 'same-origin' };
  assert.is((await site.world('clock', { advanceSeconds: 1 }, headers)).status, 200);
});
