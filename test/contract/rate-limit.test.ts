import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { PASSWORD } from '../support/insert-fixture.ts';

const sandbox = await openSandbox();
test.after(() => sandbox.close());

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

test('a thousand simultaneous guesses from one address do not pass its limit of thirty, and other addresses are not affected', async () => {
  const attacker = '203.0.113.1';
  await alreadyTried('sign-in failures', attacker, 25);
  const guesses = Promise.all(Array.from({ length: 1000 }, (_, turn) => guess(attacker, turn)));
  const other = await signIn('203.0.113.2', 'tiendaluna', PASSWORD);
  assert.is(other.status, 200);

  const answers = await guesses;
  const evaluated = answers.filter(({ status }) => status === 401).length;
  assert.is(evaluated, 5);
  const rejected = answers.filter(({ status }) => status === 429);
  assert.is(rejected.length, 1000 - evaluated);
  assert.ok(rejected.every(({ headers }) => Number(headers.get('Retry-After')) > 0));
  assert.match(rejected[0]?.info.message ?? '', 'Demasiados intentos, espera 5 minutos');

  assert.is((await signIn(attacker, 'tiendaluna', PASSWORD)).status, 429);
  assert.is((await signIn('203.0.113.2', 'tiendaluna', PASSWORD)).status, 200);
  await sandbox.advance(5 * 60 + 1);
  assert.is((await signIn(attacker, 'tiendaluna', PASSWORD)).status, 200);
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
  const recover = (turn: number) =>
    sandbox.post(
      'password_recoveries/v3/recover',
      { username: `nadie.${turn}`, verificationCode: '000000', password: 'Quetzal*77' },
      comingFrom('203.0.113.6'),
    );
  for (let turn = 0; turn < 30; turn++) assert.is((await recover(turn)).status, 422);
  assert.is((await recover(30)).status, 429);
});
