import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('test suites');

test('a failing hook is reported and fails its process, and the others still run', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['test/run-files.mjs', 'dist/test/fixtures/failing-hook-suites.js'],
    { encoding: 'utf8' },
  );
  assert.is(status, 1);
  assert.match(stderr, /opening "before"\s+Error: nothing opens/);
  assert.match(stderr, /closing "after each"\s+Error: nothing closes/);
  assert.match(stdout, 'closed');
  assert.match(stdout, 'reached');
});

test.run();
