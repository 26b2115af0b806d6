import { randomInt } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fuzz } from './fuzz.ts';
import { watchHealth } from './watch-health.ts';

const REQUESTS = 100_000;
const MEGABYTE = 1024 * 1024;

function option(name: string, usual: number): number {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1];
  const value = given === undefined ? usual : Number(given);
  if (Number.isInteger(value)) return value;
  console.error(`--${name} needs a whole number`);
  process.exit(2);
}

const seed = option('seed', randomInt(2 ** 31));
const requests = option('requests', REQUESTS);
console.log(`${requests.toLocaleString('en')} requests with --seed=${seed}`);

// Only what is still used after a collection tells of a leak: the resident memory also has what V8 keeps for later.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const memory: Record<'used' | 'resident', number>[] = [];
const begun = Date.now();
const endHealth = await watchHealth();
const { statuses, failure } = await fuzz({
  seed,
  requests,
  onRound() {
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    memory.push({ used: (heapUsed + external) / MEGABYTE, resident: rss / MEGABYTE });
  },
});
const health = await endHealth();
if (failure !== undefined) {
  console.error(failure);
  process.exit(1);
}
const counts = [...statuses]
  .sort(([one], [other]) => one - other)
  .map(([status, count]) => `${status}: ${count}`);
console.log(`Statuses ${counts.join(', ')}`);
for (const kind of ['used', 'resident'] as const) {
  const figures = memory.map((one) => one[kind].toFixed(0));
  if (figures.length > 0) console.log(`Memory ${kind} after each round: ${figures.join(', ')} MB`);
}
const at = (share: number) => health[Math.floor((health.length - 1) * share)] ?? 0;
console.log(
  `/healthz ${health.length} times: p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(0)} ms, at most ${at(1).toFixed(0)} ms`,
);
console.log(`Nothing found in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
process.exit(0);
