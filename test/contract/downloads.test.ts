import { mock } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Schemas } from '@cobros/sdk';
import { BrokenDownload, streamDownload } from '@cobros/sdk/stream-download';
import { runHousekeeping } from '#sandbox/operation/housekeeping/housekeeping.ts';
import { createBackgroundFiles } from '#sandbox/out/downloads/background-files.ts';
import { tooManyRows } from '#sandbox/out/sheets/write-excel-in-worker.ts';
import { assert, countRows, dataOf, failureOf, receive, sandboxWith, test } from '../support/suite.ts';

const {
  sandbox,
  admin,
  centro,
  caja1: cashier,
  zona10,
} = await sandboxWith('admin', 'centro', 'caja1', 'zona10');

type Content = Schemas['CreateDownloadContent'];
type Client = typeof admin;
const JANUARY = { startDay: '2026-01-01', endDay: '2026-01-31' };

async function begin(content: Content, client: Client = admin): Promise<string> {
  const { download } = dataOf(await client.downloads.create(content));
  assert.is(download.status, 'running');
  return download.id;
}

/** Polls the list until the file is ready or has failed. */
async function ended(id: string, client: Client = admin): Promise<Schemas['Download']> {
  for (;;) {
    // Lets the worker's messages arrive.
    await turn();
    const { data } = dataOf(await client.downloads.list({}));
    const found = data.find((one) => one.id === id);
    if (!found) throw new Error(`${id} is not listed`);
    if (found.status !== 'running') return found;
  }
}

const bytesOf = async (file: Awaited<ReturnType<Client['downloads']['download']>>) =>
  Buffer.from(await dataOf(file).blob.arrayBuffer());

test('a file written in the background equals the one that the call returns directly', async () => {
  const history = { format: 'csv', startDate: '2026-01-01T00:00:00.000Z' } as const;
  const closings = { format: 'csv' } as const;
  const statement = { ...JANUARY, format: 'csv' } as const;
  const asked: [Content, () => ReturnType<Client['closings']['exportHistory']>][] = [
    [{ history }, () => admin.transactions.exportHistory(history)],
    [{ closings }, () => admin.closings.exportHistory(closings)],
    [{ statement }, () => admin.closings.exportStatement(statement)],
  ];
  for (const [content, call] of asked) {
    const file = await ended(await begin(content));
    const atOnce = dataOf(await call());
    assert.equal([file.status, file.fileName, file.failure], ['ready', atOnce.fileName, null]);
    const bytes = await bytesOf(await admin.downloads.download({ downloadId: file.id }));
    assert.is(bytes.toString(), Buffer.from(await atOnce.blob.arrayBuffer()).toString());
    assert.is(file.size, bytes.byteLength);
  }
});

test('a download states its number of rows; without a format it is an Excel file', async () => {
  await receive(sandbox.database, 'us_caja1', 5);
  const file = await ended(await begin({ history: {} }));
  assert.equal([file.rows, file.totalRows], [1, 1]);
  const bytes = await bytesOf(await admin.downloads.download({ downloadId: file.id }));
  assert.is(bytes.subarray(0, 2).toString(), 'PK');
});

test('creating a file needs the permission of its call, and only the person who created it can download it', async () => {
  assert.is(failureOf(await cashier.downloads.create({ activity: {} })).status, 403);
  assert.is(failureOf(await cashier.downloads.create({ statement: JANUARY })).status, 403);
  const id = await begin({ history: {} });
  await ended(id);
  assert.is((await ended(await begin({ history: {} }, zona10), zona10)).rows, 0, 'its own rows only');
  for (const other of [centro, cashier]) {
    assert.equal(dataOf(await other.downloads.list({})).data, []);
    assert.is(failureOf(await other.downloads.download({ downloadId: id })).status, 404);
    assert.is(failureOf(await other.downloads.remove({ downloadId: id })).status, 404);
  }
});

const BACKWARDS = { startDate: '2026-01-02T00:00:00.000Z', endDate: '2026-01-01T00:00:00.000Z' };
const NEVER_WRITTEN: [what: string, client: Client, content: Content, status: number][] = [
  ['a branch outside the scope', centro, { history: { businessBranchId: 'br_zona10' } }, 404],
  ['a cashier that does not exist', admin, { history: { businessUserId: 'us_nobody' } }, 404],
  ['dates that end before they begin', admin, { history: BACKWARDS }, 400],
  ['an hour of no date', admin, { history: { hour: 3 } }, 400],
  ['a branch outside the scope, of closings', centro, { closings: { businessBranchId: 'br_zona10' } }, 404],
  ['closings that end before they begin', admin, { closings: BACKWARDS }, 400],
  ['a closing that does not exist', admin, { closing: { closingId: 'cl_nothing' } }, 404],
  [
    'a branch outside the scope, of a statement',
    centro,
    { statement: { ...JANUARY, businessBranchId: 'br_zona10' } },
    404,
  ],
  [
    'a statement of days to come',
    admin,
    { statement: { startDay: '2099-01-01', endDay: '2099-01-02' } },
    400,
  ],
  ['activity that ends before it begins', admin, { activity: BACKWARDS }, 400],
];
for (const [what, client, content, status] of NEVER_WRITTEN)
  test(`a file that can never be written is not begun: ${what}`, async () => {
    const listed = async () => dataOf(await client.downloads.list({})).data.length;
    const before = await listed();
    assert.is(failureOf(await client.downloads.create(content)).status, status);
    assert.is(await listed(), before);
  });

/** Records a file that nothing writes yet. */
async function recorded(id: string): Promise<void> {
  await sandbox.database.query(
    `insert into downloads (id, business_id, user_id, kind, created_at)
     select $1, business_id, id, 'history', now() from users where username = 'tiendaluna'`,
    [id],
  );
}

test('the list shows how many rows of a file are written; once it is removed, the writing ends', async () => {
  const id = 'dl_long';
  await recorded(id);
  mock.timers.enable({ apis: ['setInterval'] });
  try {
    const files = createBackgroundFiles(sandbox.database);
    const writing = new Promise<AbortSignal>((begun) => {
      files.start(id, (onRows, signal) => {
        onRows(2, 5);
        begun(signal);
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      });
    });
    const listed = async () => dataOf(await admin.downloads.list({})).data.find((one) => one.id === id);
    await sandbox.database.query(
      `update downloads set alive_at = now() - interval '31 seconds' where id = $1`,
      [id],
    );
    mock.timers.tick(1_000);
    while (!(await listed())?.rows) await turn();
    assert.equal([(await listed())?.rows, (await listed())?.totalRows], [2, 5]);
    // A file that takes long is not one whose process has ended.
    await runHousekeeping(sandbox.database);
    assert.is((await listed())?.status, 'running');
    dataOf(await admin.downloads.remove({ downloadId: id }));
    mock.timers.tick(1_000);
    while (!(await writing).aborted) await turn();
  } finally {
    mock.timers.reset();
  }
});

test('the reason why a file could not be written is kept in the list', async () => {
  const id = 'dl_too_large';
  await recorded(id);
  const files = createBackgroundFiles(sandbox.database);
  files.start(id, () => Promise.reject(tooManyRows()));
  const { status, failure, fileName } = await ended(id);
  assert.equal([status, fileName], ['failed', null]);
  assert.match(failure ?? '', '200,000 filas');
  assert.equal(failureOf(await admin.downloads.download({ downloadId: id })).code, 'not-ready');
});

test('with the twenty-first file of a user the oldest is deleted, not the newest', async () => {
  await sandbox.database.query("delete from downloads where user_id = 'us_zona10'");
  await sandbox.database.query(
    `insert into downloads (id, business_id, user_id, branch_id, kind, status, created_at)
     select 'dl_of_zona10_' || n, business_id, id, branch_id, 'history', 'failed', now() - make_interval(mins => n)
     from users, generate_series(1, 20) n where id = 'us_zona10'`,
  );
  const newest = await begin({ history: {} }, zona10);
  const kept = dataOf(await zona10.downloads.list({})).data.map(({ id }) => id);
  assert.equal(kept, [newest, ...Array.from({ length: 19 }, (_, index) => `dl_of_zona10_${index + 1}`)]);
  assert.is((await ended(newest, zona10)).status, 'ready');
});

test('a file of a call that its creator may no longer make cannot be downloaded', async () => {
  await sandbox.database.query(
    `insert into downloads (id, business_id, user_id, branch_id, kind, status, size, file_name, content_type, created_at)
     select 'dl_activity', business_id, id, branch_id, 'activity', 'ready', 0, 'a.csv', 'text/csv', now() from users where id = 'us_caja1'`,
  );
  const refused = await cashier.downloads.download({ downloadId: 'dl_activity' });
  assert.equal([failureOf(refused).status, failureOf(refused).code], [403, 'forbidden']);
});

test('a file of a branch where its creator no longer works is not theirs', async () => {
  const id = await begin({ history: {} }, centro);
  await ended(id, centro);
  await sandbox.database.query(`update downloads set branch_id = 'br_zona10' where id = $1`, [id]);
  assert.not(dataOf(await centro.downloads.list({})).data.some((file) => file.id === id));
  assert.is(failureOf(await centro.downloads.download({ downloadId: id })).status, 404);
  assert.is(failureOf(await centro.downloads.remove({ downloadId: id })).status, 404);
});

test('a removed file is gone, even if it was still being written', async () => {
  const [running, ready] = [await begin({ history: {} }), await begin({ closings: {} })];
  dataOf(await admin.downloads.remove({ downloadId: running }));
  await ended(ready);
  dataOf(await admin.downloads.remove({ downloadId: ready }));
  const { data } = dataOf(await admin.downloads.list({}));
  assert.not(data.some(({ id }) => id === running || id === ready));
});

test('a file that is removed while it is sent breaks off, instead of looking complete', async () => {
  await sandbox.database.query(
    `insert into downloads (id, business_id, user_id, kind, status, size, file_name, content_type, created_at)
     select 'dl_parts', business_id, id, 'history', 'ready', 9, 'h.csv', 'text/csv', now() from users where username = 'tiendaluna'`,
  );
  await sandbox.database.query(
    "insert into download_parts select 'dl_parts', n, 'abc'::bytea from generate_series(0, 2) n",
  );
  const content = { downloadId: 'dl_parts' };
  const whole = await bytesOf(await admin.downloads.download(content));
  assert.is(whole.toString(), 'abcabcabc');
  const reader = dataOf(await streamDownload(admin.downloads.download, content)).stream.getReader();
  await reader.read();
  dataOf(await admin.downloads.remove(content));
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await rest().then(
    () => assert.unreachable('It ended like a whole file'),
    (cause: unknown) => assert.instance(cause, BrokenDownload),
  );
});

test('a request asks for exactly one file, and at most three are written at once', async () => {
  assert.is(failureOf(await admin.downloads.create({})).status, 400);
  assert.is(failureOf(await admin.downloads.create({ history: {}, closings: {} })).status, 400);
  await sandbox.database.query(
    `insert into downloads (id, business_id, user_id, kind, created_at)
     select 'dl_' || n, business_id, id, 'history', now() from users, generate_series(1, 3) n where username = 'tiendaluna'`,
  );
  const { status, message } = failureOf(await admin.downloads.create({ history: {} }));
  assert.equal([status, message], [429, 'Ya se preparan 3 archivos, espera a que termine uno']);
});

test('a file whose process has ended fails, and files are deleted after a day', async () => {
  await sandbox.database.query(
    "update downloads set alive_at = now() - interval '31 seconds' where id = 'dl_1'",
  );
  await runHousekeeping(sandbox.database);
  assert.match((await ended('dl_1')).failure ?? '', /se reinició/);
  await sandbox.database.query("update downloads set status = 'failed' where status = 'running'");
  await sandbox.advance(24 * 3600 + 1);
  assert.equal(dataOf(await (await sandbox.api('tiendaluna')).downloads.list({})).data, []);
  await runHousekeeping(sandbox.database);
  assert.is(await countRows(sandbox.database, 'downloads'), 0);
});
