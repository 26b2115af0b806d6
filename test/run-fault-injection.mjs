// `npm run faults [-- api browser dialogs --seed=… --rounds=…]`
import { spawnSync } from 'node:child_process';
import { runBundled } from '../build/run-bundled.mjs';

const PARTS = ['dialogs', 'browser', 'api'];
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = asked.filter((word) => !PARTS.includes(word));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${PARTS.join(', ')}.`);
  process.exit(2);
}
const isAsked = (part) => asked.length === 0 || asked.includes(part);

if (isAsked('dialogs')) run({ FAULTS: 'whole' }, 'unit', '--only=unit/dialogs,on-bad-line,malformed');
if (isAsked('browser')) run({}, 'bad-line');
// Runs last, because it ends the process.
if (isAsked('api')) await runBundled('bad-line', 'test/server-faults/run-scenarios.ts');

function run(environment, ...words) {
  const env = { ...process.env, ...environment };
  const { status } = spawnSync(process.execPath, ['test/run.mjs', ...words], { env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
