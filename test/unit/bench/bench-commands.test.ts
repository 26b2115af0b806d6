import { existsSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('benchmarks');

test('each command of a benchmark finds the program that measures', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const programs = Object.entries(scripts)
    .filter(([name]) => name.startsWith('bench:'))
    .map(([, command]) => command.replace('node bench/api.mjs ', 'bench/api/').replace('node ', ''));
  assert.ok(programs.length >= 10);
  assert.equal(
    programs.filter((program) => !existsSync(program) && !existsSync(`${program}.ts`)),
    [],
  );
});

test.run();
