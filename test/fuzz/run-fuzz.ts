import { randomInt } from 'node:crypto';
import { numberOption } from '../support/number-option.ts';
import { fuzzSandbox } from './fuzz-sandbox.ts';

const REQUESTS = 100_000;

const seed = numberOption('seed', randomInt(2 ** 31));
const requests = numberOption('requests', REQUESTS);
console.log(`${requests.toLocaleString('en')} requests with --seed=${seed}`);

const begun = Date.now();
const seconds = () => `${((Date.now() - begun) / 1000).toFixed(0)} s`;
const { statuses, failure } = await fuzzSandbox({
  seed,
  requests,
  onRound: (sent) => console.log(`${sent.toLocaleString('en')} sent after ${seconds()}`),
});
if (failure !== undefined) {
  console.error(failure);
  process.exit(1);
}
const counts = [...statuses].sort(([one], [other]) => one - other);
console.log(`Statuses ${counts.map(([status, count]) => `${status}: ${count}`).join(', ')}`);
console.log(`Nothing found in ${seconds()}`);
process.exit(0);
