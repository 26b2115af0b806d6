import { logRequest, setLogFormat } from '#sandbox/ground/log/log.ts';
import { createMetrics } from '#sandbox/operation/metrics/metrics.ts';
import { assert, serve, siteOf, test } from '../support/suite.ts';

const site = await siteOf();
const metrics = createMetrics();
const server = await serve(site.handle, (served) => {
  logRequest(served);
  metrics.count(served);
});

const SERVED = { id: '1', method: 'POST', operation: 'transactions.listPaid', route: '/api/*', status: 200 };
const NOTHING_MEASURED = {
  queues: [],
  housekeepingFailures: new Map(),
  changeFigures: {
    open: () => 0,
    openings: () => 0,
    cuts: () => 0,
    events: new Map(),
    refusals: new Map(),
    followLag: () => undefined,
  },
};

type Entry = Record<string, unknown>;

/** Returns the lines logged during the work, as text and as objects. */
async function loggedBy(work: () => Promise<unknown>): Promise<{ text: string; entries: Entry[] }> {
  const { stdout } = process;
  const write = stdout.write;
  const lines: string[] = [];
  stdout.write = ((line: string) => lines.push(line) > 0) as typeof write;
  setLogFormat('json');
  await work().finally(() => {
    stdout.write = write;
    setLogFormat('text');
  });
  return { text: lines.join(''), entries: lines.map((line) => JSON.parse(line)) };
}

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, { method: 'POST', ...init });
const signIn = (content: object, headers = {}) =>
  call('/api/auth/v3/credentials', { headers, body: JSON.stringify({ requestContent: content }) });

test('a request is logged on one line with its id, operation, status, duration and the code of its failure', async () => {
  let id: string | null = null;
  const { entries } = await loggedBy(async () => {
    id = (await call('/api/transactions/v3/paid', { body: '{}' })).headers.get('X-Request-Id');
  });
  assert.is(entries.length, 1);
  const [{ time, durationMs, ...entry } = {}] = entries;
  assert.equal(entry, {
    level: 'info',
    pid: process.pid,
    message: 'request',
    requestId: id,
    method: 'POST',
    route: '/api/transactions/v3/paid',
    operation: 'transactions.listPaid',
    status: 401,
    code: 'session-ended',
  });
  assert.ok(Math.abs(Date.parse(String(time)) - Date.now()) < 60_000);
  assert.type(durationMs, 'number');
});

test('nothing that a caller sends in a URL, a header or a body is logged', async () => {
  const secret = 's3cret';
  const token = await site.sandbox.signIn('tiendaluna');
  const headers = { Authorization: `Bearer ${token}`, 'Captcha-Token': secret, Cookie: secret };
  const { text, entries } = await loggedBy(async () => {
    await signIn({ username: `${secret}-user`, password: secret }, headers);
    await signIn({ username: 'tiendaluna', password: secret, [secret]: secret });
    await call('/api/auth/v3/credentials', { body: `{"${secret}` });
    await call(`/api/transactions/v3/paid?token=${secret}`, { headers, body: '{"requestContent":{}}' });
    for (const path of ['/', '/api/', '/assets/', '/sandbox/v1/users/', '/docs/', '/api/media/avatars/'])
      await call(`${path}${secret}?q=${secret}`, { method: 'GET', headers });
  });
  assert.is(entries.length, 10);
  assert.not.match(text, secret);
  assert.not.match(text, token);
  const routes = entries.map(({ route }) => route);
  assert.equal(routes.slice(4), ['/*', '/api/*', '/assets/*', '/sandbox/*', '/docs/*', '/api/*']);
});

test('an unexpected error is logged with the id of its request, but without the parameters of its statement', async () => {
  const { database } = site.sandbox;
  await database.query('alter table outbox rename to kept_outbox');
  let id: string | null = null;
  const { text, entries } = await loggedBy(async () => {
    const recovery = { requestContent: { username: 'tiendaluna' } };
    const response = await call('/api/password_recoveries/v3/forgot', { body: JSON.stringify(recovery) });
    assert.is(response.status, 500);
    id = response.headers.get('X-Request-Id');
  });
  await database.query('alter table kept_outbox rename to outbox');
  assert.equal(
    entries.map(({ level, requestId }) => `${level} ${requestId}`),
    [`error ${id}`, `error ${id}`],
  );
  assert.match(String(entries[0]?.error), 'relation "outbox" does not exist');
  assert.is(entries[1]?.code, 'server-error');
  const [mail] = await database.query<{ email: string }>(
    `select email_address as email from users where username = 'tiendaluna'`,
  );
  assert.not.match(text, mail?.email ?? 'no address');
  assert.not.match(text, 'código');
});

test('rejecting a stream of changes above the limit does not count as a server error', async () => {
  const headers = { Authorization: `Bearer ${await site.sandbox.signIn('tiendaluna')}` };
  const end = new AbortController();
  // Kept until the end: a response that nobody holds is collected, which ends its stream.
  const responses: Response[] = [];
  const { entries } = await loggedBy(async () => {
    while (responses.length <= 8)
      responses.push(await call('/api/changes/v3/stream', { method: 'GET', headers, signal: end.signal }));
  });
  assert.is(responses.filter(({ status }) => status === 200).length, 8);
  end.abort();
  assert.equal(
    entries.slice(-2).map(({ status, level }) => [status, level]),
    [
      [200, 'info'],
      [503, 'info'],
    ],
  );
});

test('metrics are counted by operation, status and code, and callers cannot create labels', async () => {
  for (const path of ['/one', '/two', '/api/one', '/api/two']) await call(path, { method: 'GET' });
  const first = await (await metrics.read()).text();
  for (const path of ['/three', '/api/three', '/sandbox/three?x=1']) await call(path, { method: 'GET' });
  const text = await (await metrics.read()).text();
  const labels = (page: string) => page.match(/^cobros_requests_total\{[^}]*\}/gm) ?? [];
  assert.equal(labels(text), labels(first));
  assert.match(text, /^cobros_requests_total\{operation="\/api\/\*",status="404",code="not-found"\} \d+$/m);
  assert.match(
    text,
    /^cobros_request_duration_seconds_bucket\{le="0\.1",operation="transactions\.listPaid"\} \d+$/m,
  );
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    assert.match(text, new RegExp(`^${name} [\\d.e-]+$`, 'm'));
});

test('durations are counted in seconds; without PostgreSQL there are no connections, and without a known lag there is no value', async () => {
  const measured = createMetrics();
  measured.count({ ...SERVED, durationMs: 1500 });
  let lag: number | null = 0.5;
  measured.measure({ ...NOTHING_MEASURED, standbyLag: () => lag });
  const read = async () => (await measured.read()).text();
  const text = await read();
  assert.match(text, 'cobros_request_duration_seconds_sum{operation="transactions.listPaid"} 1.5');
  assert.not.match(text, 'cobros_database_connections');
  assert.match(text, /^cobros_standby_lag_seconds 0\.5$/m);
  lag = null;
  assert.not.match(await read(), /^cobros_standby_lag_seconds /m);
});

test('a scrape reports the connection pool and the queues; without the database it still reports the other metrics', async () => {
  const measured = createMetrics();
  let gone = false;
  measured.measure({
    connections: () => ({ total: 3, idle: 1, waiting: 7 }),
    housekeepingFailures: new Map([['compactTotals', 2]]),
    changeFigures: {
      open: () => 12,
      openings: () => 30,
      cuts: () => 1,
      events: new Map([['changed', 400]]),
      refusals: new Map([['address', 4]]),
      followLag: (observe) => observe(0.02),
    },
    queues: [{ name: 'webhooks', countWaiting: async () => (gone ? Promise.reject(new Error('gone')) : 5) }],
  });
  const read = async () => (await measured.read()).text();
  const before = await read();
  for (const figure of [
    'deliveries_waiting{queue="webhooks"} 5',
    'database_connections{state="waiting"} 7',
    'housekeeping_failures_total{step="compactTotals"} 2',
    'change_streams 12',
    'change_streams_opened_total 30',
    'change_streams_refused_total{limit="address"} 4',
    'change_events_total{event="changed"} 400',
    'change_lag_seconds_bucket{le="0.025"} 1',
  ])
    assert.match(before, `cobros_${figure}`);
  gone = true;
  const after = await read();
  assert.not.match(after, 'cobros_deliveries_waiting{');
  assert.match(after, 'cobros_database_connections{state="idle"} 1');
});
