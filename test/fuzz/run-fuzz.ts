import { randomInt } from 'node:crypto';
import { loadavg } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { quantile } from '../../bench/api/support/quantile.ts';
import { numberOption } from '../support/number-option.ts';
import { fuzzSandbox } from './fuzz-sandbox.ts';
import { timeHealthChecks } from './time-health-checks.ts';

const REQUESTS = 100_000;
/** The number of operations whose longest request is printed. */
const SLOWEST = 8;
/** The number of requests between two lines that report the progress of a long run. */
const TOLD_EVERY = 5_000;
const MEGABYTE = 1024 * 1024;

const seed = numberOption('seed', randomInt(2 ** 31));
const requests = numberOption('requests', REQUESTS);
console.log(`${requests.toLocaleString('en')} requests with --seed=${seed}`);

// Only memory that is still used after a garbage collection shows a leak: the resident memory includes what V8 keeps for later.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const memory: Record<'used' | 'resident', number>[] = [];
const begun = Date.now();
const watch = await timeHealthChecks();
const { statuses, longest, failure } = await fuzzSandbox({
  seed,
  requests,
  onPrepare: watch.pause,
  onRound(sent) {
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    if (sent > 0 && sent % TOLD_EVERY === 0) {
      console.log(`${sent.toLocaleString('en')} sent after ${((Date.now() - begun) / 1000).toFixed(0)} s`);
    }
    if (sent > 0) memory.push({ used: (heapUsed + external) / MEGABYTE, resident: rss / MEGABYTE });
    watch.resume();
  },
});
const health = await watch.end();
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
for (const kind of ['wall', 'processor'] as const) {
  const times = health.map((one) => one[kind]);
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0));
  const name =
    kind === 'wall' ? `/healthz ${times.length} times:` : '  of it processor time of this process:';
  console.log(`${name} p50 ${p50} ms, p99 ${p99} ms, at most ${most} ms`);
}
console.log(`Load ${loadavg()[0]?.toFixed(1)}`);
const slowest = [...longest].sort(([, one], [, other]) => other - one).slice(0, SLOWEST);
console.log(
  `Longest by processor time: ${slowest.map(([id, time]) => `${id} ${time.toFixed(0)} ms`).join(', ')}`,
);
console.log(`Nothing found in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
process.exit(0);
