import type { Result } from '@cobros/sdk';
import { createApi } from '#sandbox/operation/run/create-api.ts';
import { fundSourceContent, signUpContent } from '../fixtures/sign-up-content.ts';
import { pdf } from '../fixtures/upload-files.ts';
import { countRows } from '../support/count-rows.ts';
import { PASSWORD } from '../support/insert-fixture.ts';
import { assert, dataOf, failureOf, refusalOf, sandboxOf, type TestSandbox, test } from '../support/suite.ts';
import { visitorClient } from '../support/visitor-client.ts';

const sandbox = await sandboxOf();

const comingFrom = (address: string) => ({ 'X-Forwarded-For': address });
const signIn = (address: string, username: string, password: string) =>
  sandbox.post('auth/v3/credentials', { username, password }, comingFrom(address));
const guess = (address: string, turn: number) => signIn(address, `nadie.${turn}`, 'Otra#2026');

/** Simulates attempts that were made just now. */
const alreadyTried = (name: string, key: string, count: number) =>
  sandbox.database.query(
    `insert into rate_limits select $1, $2, $3, now() + make_interval(secs => clock_offset_seconds + 300) from world`,
    [name, key, count],
  );

test('an address is refused after thirty wrong sign-ins in five minutes, and other addresses are not affected', async () => {
  const attacker = '203.0.113.1';
  await alreadyTried('sign-in failures', attacker, 29);
  assert.is((await guess(attacker, 1)).status, 401);
  const rejected = await guess(attacker, 2);
  assert.is(rejected.status, 429);
  assert.ok(Number(rejected.headers.get('Retry-After')) > 0);
  assert.match(rejected.info.message, 'Demasiados intentos, espera 5 minutos');
  assert.is((await signIn(attacker, 'tiendaluna', PASSWORD)).status, 429);
  assert.is((await signIn('203.0.113.2', 'tiendaluna', PASSWORD)).status, 200);
  await sandbox.advance(5 * 60 + 1);
  assert.is((await signIn(attacker, 'tiendaluna', PASSWORD)).status, 200);
});

test('the five minutes begin with the first wrong sign-in, whatever follows', async () => {
  const attacker = '203.0.113.3';
  await alreadyTried('sign-in failures', attacker, 28);
  await sandbox.advance(200);
  for (const turn of [1, 2]) assert.is((await guess(attacker, turn)).status, 401);
  const rejected = await guess(attacker, 3);
  assert.is(rejected.status, 429);
  assert.ok(Number(rejected.headers.get('Retry-After')) <= 100, rejected.headers.get('Retry-After') ?? '');
  await sandbox.advance(101);
  assert.is((await guess(attacker, 4)).status, 401);
});

test('a right password is no guess', async () => {
  const shop = '203.0.113.4';
  await alreadyTried('sign-in failures', shop, 29);
  for (const _ of [1, 2]) assert.is((await signIn(shop, 'tiendaluna', PASSWORD)).status, 200);
  assert.equal([(await guess(shop, 1)).status, (await guess(shop, 2)).status], [401, 429]);
});

test('one address gets at most thirty recovery codes, for any usernames', async () => {
  const forgot = (turn: number) =>
    sandbox.post('password_recoveries/v3/forgot', { username: `nadie.${turn}` }, comingFrom('203.0.113.5'));
  await alreadyTried('recovery codes asked', '203.0.113.5', 29);
  assert.is((await forgot(1)).status, 200);
  const rejected = await forgot(2);
  assert.is(rejected.status, 429);
  assert.ok(Number(rejected.headers.get('Retry-After')) > 0);
});

test('wrong recovery codes are counted per address, for any usernames', async () => {
  const guess = { verificationCode: '000000', password: 'Quetzal*77' };
  const recover = (turn: number) =>
    sandbox.post(
      'password_recoveries/v3/recover',
      { ...guess, username: `nadie.${turn}` },
      comingFrom('203.0.113.6'),
    );
  for (let turn = 0; turn < 30; turn++) assert.is((await recover(turn)).status, 422);
  assert.is((await recover(30)).status, 429);
});

const ATTACKER = '203.0.113.7';

/** Another process on the same database that shares no memory. */
const anotherProcess = () =>
  createApi({ database: sandbox.database, trustProxy: true, housekeepingSeconds: 0, webhookSeconds: 0 });

/** A visitor from this network address. */
const from = (address: string, { handle }: Pick<TestSandbox, 'handle'> = sandbox) =>
  visitorClient(async (request) => {
    request.headers.set('x-forwarded-for', address);
    return handle(request);
  }).signUp;

const count = (table: string) => countRows(sandbox.database, table);

test('an address gets a 429 after 20 sign-ups in an hour, and none without a captcha is stored', async () => {
  const before = await Promise.all(['businesses', 'users', 'sign_ups', 'outbox'].map(count));
  const headers = { 'x-forwarded-for': ATTACKER, 'captcha-token': 'inventada' };
  const create = () => sandbox.post('sign-up/v2/create', signUpContent(), headers);
  for (let turn = 0; turn < 20; turn++) assert.is((await create()).status, 403);
  const rejected = await create();
  assert.is(rejected.status, 429);
  const retryAfter = Number(rejected.headers.get('Retry-After'));
  assert.ok(retryAfter > 3_500 && retryAfter <= 3_600, String(retryAfter));
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
  assert.match(refusalOf(await send(ATTACKER)), /^429 Demasiados intentos, espera \d+ minutos$/);
  dataOf(await send('203.0.113.8'));
  await sandbox.advance(3_601);
  dataOf(await send(ATTACKER));
});

test('uploads above the limit are rejected before they are read', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'Content-Type': 'multipart/form-data; boundary=x' };
  const upload = (body: ReadableStream | null) =>
    sandbox.call('sign-up/v2/upload', { method: 'POST', headers, body });
  for (let turn = 0; turn < 60; turn++) assert.is((await upload(null)).status, 403);
  const unread = new ReadableStream({
    pull() {
      throw new Error('It was read');
    },
  });
  assert.is((await upload(unread)).status, 429);
});

type SignUpCalls = ReturnType<typeof from>;
const LIMITED: [
  call: string,
  counted: string,
  limit: number,
  ask: (calls: SignUpCalls) => Promise<Result<unknown>>,
][] = [
  ['a captcha challenge', 'captcha challenges', 1_000, (calls) => calls.getCaptchaChallenge()],
  ['the departments', 'sign-up lookups', 600, (calls) => calls.listStates()],
  ['the municipalities', 'sign-up lookups', 600, (calls) => calls.listCities('gt-01')],
  ['the banks', 'sign-up lookups', 600, (calls) => calls.listBanks()],
  ['a username', 'sign-up lookups', 600, (calls) => calls.checkUsername('volcan.nuevo')],
  ['an account', 'sign-up accounts', 60, (calls) => calls.registerFundSource(fundSourceContent())],
];
for (const [index, [call, counted, limit, ask]] of LIMITED.entries())
  test(`an address that has asked for ${call} ${limit} times gets a 429`, async () => {
    const address = `203.0.113.${20 + index}`;
    await alreadyTried(counted, address, limit - 1);
    dataOf(await ask(from(address)));
    assert.is(failureOf(await ask(from(address))).status, 429);
    // Each limit counts for itself; without a challenge there is no other call.
    if (index > 0) dataOf(await from(address).getCaptchaChallenge());
  });

test('a client with 100 MB of unclaimed documents cannot upload more', async () => {
  const visitor = from('203.0.113.10');
  const { document } = dataOf(await visitor.uploadDocument('identity', new File([pdf()], 'dpi.pdf')));
  await sandbox.database.query('update sign_up_documents set size = 100 * 1024 * 1024 where id = $1', [
    document.id,
  ]);
  const more = await visitor.uploadDocument('identity', new File([pdf()], 'dpi.pdf'));
  assert.is(failureOf(more).status, 429);
  dataOf(await from('203.0.113.11').uploadDocument('identity', new File([pdf()], 'dpi.pdf')));
});

test('without a trusted proxy guessing is limited by the address of the connection, whatever is forwarded', async () => {
  const { handle } = createApi({ database: sandbox.database, housekeepingSeconds: 0, webhookSeconds: 0 });
  for (const page of [`pay/${'1'.repeat(26)}`, `emails/stop/${'x'.repeat(32)}`]) {
    let forwarded = 0;
    const statusFrom = async (remoteAddress: string) => {
      forwarded += 1;
      const headers = { 'X-Forwarded-For': `198.51.100.${forwarded}` };
      return (await handle(new Request(`http://sandbox/api/${page}`, { headers }), { remoteAddress })).status;
    };
    for (let guess = 1; guess <= 30; guess++) assert.is(await statusFrom('203.0.113.20'), 404, page);
    assert.equal([await statusFrom('203.0.113.20'), await statusFrom('203.0.113.21')], [429, 404], page);
  }
});
