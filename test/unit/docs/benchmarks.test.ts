import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('benchmarks');

test('each command of a benchmark finds the program that measures', () => {
  const commands = readdirSync('bench').filter((name) => name.endsWith('.mjs'));
  const names = commands.flatMap(
    (name) => /^await runBundled\('([\w-]+)'\)/m.exec(readFileSync(`bench/${name}`, 'utf8'))?.[1] ?? [],
  );
  assert.ok(names.length >= 5);
  assert.equal(
    names.filter((name) => !existsSync(`bench/${name}/measure.ts`)),
    [],
  );
});

test.run();
