import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createApi } from '../../sandbox/create-api.ts';
import { fundSourceContent, signUpContent } from '../fixtures/sign-up-content.ts';
import { pdf } from '../fixtures/upload-files.ts';
import { countRows } from '../support/count-rows.ts';
import { openSandbox, type TestSandbox } from '../support/in-process-sandbox.ts';
import { dataOf, failureOf } from '../support/unwrap-result.ts';
import { visitorClient } from '../support/visitor-client.ts';

const sandbox = await openSandbox();
test.after(() => sandbox.close());

const ATTACKER = '203.0.113.7';

/** Another process on the same database that shares no memory. */
const anotherProcess = () =>
  createApi({
    database: sandbox.database,
    trustProxy: true,
    housekeepingSeconds: 0,
    webhookSeconds: 0,
  });

/** A visitor from this network address. */
const from = (address: string, { handle }: Pick<TestSandbox, 'handle'> = sandbox) =>
  visitorClient(async (request) => {
    request.headers.set('x-forwarded-for', address);
    return handle(request);
  }).signUp;

const count = (table: string) => countRows(sandbox.database, table);

test('of 10,000 scripted sign-ups from one address all but the first 20 get a 429, and none is stored', async () => {
  const before = await Promise.all(['businesses', 'users', 'sign_ups', 'outbox'].map(count));
  const body = JSON.stringify({ requestContent: signUpContent() });
  const headers = { 'x-forwarded-for': ATTACKER, 'captcha-token': 'inventada' };
  const statuses = new Map<number, number>();
  let retryAfter = '';
  for (let round = 0; round < 100; round++) {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        sandbox.handle(
          new Request('http://sandbox/api/sign-up/v2/create', { method: 'POST', headers, body }),
        ),
      ),
    );
    for (const answer of answers) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    retryAfter = answers.at(-1)?.headers.get('Retry-After') ?? '';
  }
  assert.equal([...statuses].sort(), [
    [403, 20],
    [429, 9_980],
  ]);
  assert.ok(Number(retryAfter) > 3_500 && Number(retryAfter) <= 3_600, retryAfter);
  assert.equal(await Promise.all(['businesses', 'users', 'sign_ups', 'outbox'].map(count)), before);
  const counted = await sandbox.database.query('select key from rate_limits where name = $1', ['sign-ups']);
  assert.equal(counted, [{ key: ATTACKER }]);
});

test('the limit applies to every process, even with a valid token, until the hour is over; other addresses are not affected', async () => {
  const send = async (address: string) => {
    const visitor = from(address, anotherProcess());
    const { fundSourceId } = dataOf(await visitor.registerFundSource(fundSourceContent()));
    const { document } = dataOf(await visitor.uploadDocument('identity', new File([pdf()], 'dpi.pdf')));
    const username = `volcan.${address.split('.').at(-1)}`;
    return visitor.create(signUpContent({ username, fundSourceId, documentIds: [document.id] }));
  };
  const failure = failureOf(await send(ATTACKER));
  assert.equal([failure.status, failure.title], [429, 'Afiliación']);
  assert.match(failure.message, /^Demasiados intentos, espera \d+ minutos$/);
  dataOf(await send('203.0.113.8'));
  await sandbox.advance(3_601);
  dataOf(await send(ATTACKER));
});

test('uploads above the limit are rejected before they are read', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'Content-Type': 'multipart/form-data; boundary=x' };
  const upload = (body: ReadableStream | null) =>
    sandbox.handle(
      new Request('http://sandbox/api/sign-up/v2/upload', {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as RequestInit),
    );
  for (let turn = 0; turn < 60; turn++) assert.is((await upload(null)).status, 403);
  const unread = new ReadableStream({
    pull() {
      throw new Error('It was read');
    },
  });
  assert.is((await upload(unread)).status, 429);
});

test('a client with 100 MB of unclaimed documents cannot upload more', async () => {
  const visitor = from('203.0.113.10');
  const { document } = dataOf(await visitor.uploadDocument('identity', new File([pdf()], 'dpi.pdf')));
  await sandbox.database.query('update sign_up_documents set size = 100 * 1024 * 1024 where id = $1', [
    document.id,
  ]);
  const failure = failureOf(await visitor.uploadDocument('identity', new File([pdf()], 'dpi.pdf')));
  assert.equal([failure.status, failure.title], [429, 'Documentos']);
  dataOf(await from('203.0.113.11').uploadDocument('identity', new File([pdf()], 'dpi.pdf')));
});
