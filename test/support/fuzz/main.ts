import { randomInt } from 'node:crypto';
import { fuzz } from './fuzz.ts';

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

const begun = Date.now();
const memory: number[] = [];
const { statuses, failure } = await fuzz({
  seed,
  requests,
  onRound: () => memory.push(process.memoryUsage().rss / MEGABYTE),
});
if (failure !== undefined) {
  console.error(failure);
  process.exit(1);
}
const counts = [...statuses]
  .sort(([one], [other]) => one - other)
  .map(([status, count]) => `${status}: ${count}`);
console.log(`Statuses ${counts.join(', ')}`);
if (memory.length > 1)
  console.log(
    `Memory ${memory[0]?.toFixed(0)} MB after the first round, ${memory.at(-1)?.toFixed(0)} MB after the last`,
  );
console.log(`Nothing found in ${((Date.now() - begun) / 1000).toFixed(0)} s`);
process.exit(0);
