// Measures whether the response time reveals which usernames exist, and how a brute-force attack from one address
// affects other users. Known usernames are measured twice; the difference between the two is the noise. All ratios are
// of one run. Asserts nothing.

import { hashPassword } from '../../sandbox/rules/password-hash.ts';
import { openSandbox } from '../../test/support/in-process-sandbox.ts';
import { quantile } from './support/quantile.ts';

const ROUNDS = 60;
const QUIET_ROUNDS = 15;
const GUESSES = 1_000;
const PASSWORD = 'Cobros#2026';
const KNOWN = 'tiendaluna-centro-caja1';
const UNKNOWN = 'tiendaluna-centro-nadie';

const sandbox = await openSandbox();
// The test fixture has cheap password hashes, but here the real cost matters.
await sandbox.database.query('update users set password_hash = $1', [await hashPassword(PASSWORD)]);

const post = (path: string, content: object, address: string) =>
  sandbox.post(path, content, { 'X-Forwarded-For': address });
const signIn = (username: string, password: string, address = '198.51.100.1') =>
  post('auth/v3/credentials', { username, password }, address);
const forgot = (username: string) => post('password_recoveries/v3/forgot', { username }, '198.51.100.1');
/** Removes the rate limits, which this benchmark does not measure. */
const liftLimits = () =>
  sandbox.database.script('truncate rate_limits; truncate sign_in_failures; truncate recovery_codes');

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const median = (values: readonly number[]) => quantile(values, 0.5);
const columns = (...cells: string[]) =>
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(34) : cell.padStart(12))).join(''));

/** Alternates the order, so that other load on the machine affects all of them equally. */
async function compare(name: string, ask: (username: string) => Promise<unknown>): Promise<void> {
  const series = [KNOWN, UNKNOWN, KNOWN].map((username) => ({ username, times: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const turn of series.keys()) {
      const one = series[(round + turn) % series.length];
      await liftLimits();
      one?.times.push(await timed(() => ask(one.username)));
    }
  }
  const [known = Number.NaN, unknown = Number.NaN, again = Number.NaN] = series.map(({ times }) =>
    median(times),
  );
  const both = (known + again) / 2;
  const noise = Math.abs(again / known - 1);
  columns(name, both.toFixed(1), unknown.toFixed(1), (unknown / both).toFixed(3), `±${noise.toFixed(3)}`);
}

async function others(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < count; round++)
    times.push(await timed(() => signIn('tiendaluna', PASSWORD, '198.51.100.2')));
  return times;
}

columns('', 'known ms', 'unknown ms', 'ratio', 'noise');
await compare('sign-in, wrong password', (username) => signIn(username, 'Otra#2026'));
await compare('forgot', forgot);

await liftLimits();
const quiet = await others(QUIET_ROUNDS);
const attack = Promise.all(
  Array.from({ length: GUESSES }, (_, turn) => signIn(`nadie.${turn}`, 'Otra#2026', '203.0.113.1')),
);
let running = true;
const counted = attack.then((answers) => {
  running = false;
  return answers.filter(({ status }) => status === 401).length;
});
const during: number[] = [];
while (running) during.push(...(await others(1)));
const evaluated = await counted;
// The attack continues, but now every guess is rejected before any work is done.
const after = Promise.all(
  Array.from({ length: GUESSES }, (_, turn) => signIn(`nadie.${turn}`, 'Otra#2026', '203.0.113.1')),
);
const rejected = await others(QUIET_ROUNDS);
await after;
await sandbox.close();

console.log();
columns('sign-in of others', 'median ms', 'worst ms', '× quiet', 'sign-ins');
for (const [name, times] of Object.entries({
  quiet,
  'first 1,000 guesses at once': during,
  'the next 1,000': rejected,
}))
  columns(
    name,
    median(times).toFixed(1),
    Math.max(...times).toFixed(1),
    (median(times) / median(quiet)).toFixed(2),
    String(times.length),
  );
console.log(`\nOf ${GUESSES} guesses from one address ${evaluated} were looked at.`);
process.exit();
