import { assert, dataOf, exportedSheet, receive, rejectionOf, sandboxWith, test } from '../support/suite.ts';

const { database, admin, centro, caja1: cashier, sol } = await sandboxWith('admin', 'centro', 'caja1', 'sol');

for (const amount of [1, 2, 3, 4])
  dataOf(await cashier.transactions.sendRequest({ friUserId: 'au_maria', amount }));
const transactionId = await receive(database, 'us_caja1', 125.5);
dataOf(await centro.transactions.refund({ transactionId, reason: 'Cobro repetido' }));
await receive(database, 'us_caja3', 40);
dataOf(await centro.closings.close({ businessUserId: 'us_caja3' }));

const firstPage = { pageProperties: { currentPage: 1, pageSize: 100 } };
type Filters = Omit<Parameters<typeof admin.activity.list>[0], 'pageProperties'>;
const list = async (filters: Filters = {}, api = admin) =>
  dataOf(await api.activity.list({ ...firstPage, ...filters })).data;

test('an entry whose action this version does not know shows the action’s name', async () => {
  await database.query(
    `insert into activity (business_id, actor_id, actor_name, actor_username, kind, action, created_at)
     select business_id, id, name, username, 'access', 'signed-in-by-fingerprint', '2026-01-01T12:00:00Z'
     from users where username = 'tiendaluna'`,
  );
  const [oldest] = await list({ sort: 'asc' });
  assert.is(oldest?.description, 'signed-in-by-fingerprint');
});

test('the activity can be filtered by person, kind and date, and sorted', async () => {
  const byCentro = await list({ actor: '@tiendaluna-centro-CAJA1' });
  assert.ok(byCentro.length > 0);
  assert.ok(byCentro.every(({ actor }) => actor.username === 'tiendaluna-centro-caja1'));
  const refunds = await list({ kinds: ['refunds', 'closings'] });
  assert.equal([...new Set(refunds.map(({ kind }) => kind))].sort(), ['closings', 'refunds']);
  assert.equal(await list({ actor: 'nadie' }), []);
  const all = await list();
  const [newest] = all;
  const oldest = all.at(-1);
  assert.ok(newest && oldest);
  assert.equal((await list({ sort: 'asc' })).at(0), oldest);
  const until = await list({ endDate: oldest.creationDate });
  assert.ok(until.length >= 1 && until.every(({ creationDate }) => creationDate <= oldest.creationDate));
  assert.equal(await list({ startDate: '2099-01-01T00:00:00.000Z' }), []);
  const wrong = { ...firstPage, startDate: newest.creationDate, endDate: '2020-01-01T00:00:00.000Z' };
  assert.is(rejectionOf(await admin.activity.list(wrong)), '400 endDate');
});

test('pages neither repeat nor omit entries', async () => {
  const { data: all, count } = dataOf(await admin.activity.list(firstPage));
  const ids: string[] = [];
  for (let page = 1; ids.length < count; page++) {
    const { data, pageProperties } = dataOf(
      await admin.activity.list({ pageProperties: { currentPage: page, pageSize: 3 } }),
    );
    assert.is(pageProperties.totalPages, Math.ceil(count / 3));
    ids.push(...data.map(({ id }) => id));
  }
  assert.is(ids.join(), all.map(({ id }) => id).join());
});

test('a business reads only its own activity', async () => {
  const [own] = await list({}, sol);
  assert.is(own?.actor.username, 'cafesol');
  assert.equal(await list({ actor: 'tiendaluna' }, sol), []);
});

test('the exported file has exactly the filtered entries, and exporting is recorded', async () => {
  const { fileName, rows } = await exportedSheet(await admin.activity.exportList({ kinds: ['requests'] }));
  assert.match(fileName, /^actividad-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const requests = await list({ kinds: ['requests'] });
  assert.equal(
    rows.slice(1).map((row) => [row[1]?.value, row[4]?.value]),
    requests.map(({ actor, description }) => [actor.name, description]),
  );
  const [newest] = await list();
  assert.is(newest?.description, `Exportó el registro de actividad a Excel: ${requests.length} entradas`);
});

test('an export of more entries than are read at once has each of them once, in either order', async () => {
  await database.query(
    `insert into activity (business_id, actor_id, actor_name, actor_username, kind, action, subject, created_at)
     select business_id, id, name, username, 'cashiers', 'cashier-created', 'Caja ' || n, '2026-02-01T12:00:00Z'::timestamptz + n / 3 * interval '1 second'
     from users, generate_series(1, 2001) as n where username = 'tiendaluna'`,
  );
  for (const sort of ['asc', 'desc'] as const) {
    const { rows } = await exportedSheet(await admin.activity.exportList({ kinds: ['cashiers'], sort }));
    const entries = rows.slice(1).map((row) => row.map((cell) => cell?.value).join(' '));
    assert.equal([entries.length, new Set(entries).size], [2001, 2001], sort);
  }
});
