import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { failedOutput, failedTitles, notBegun } from '../../support/failed-titles.mjs';
import { startTestFileProcess } from '../../support/start-test-file-process.mjs';
import { assert, test } from './test.ts';

const planted = (name: string) => `dist/test/fixtures/runner/${name}.js`;

test('a process that runs several files reports the outcome of each separately', async () => {
  const testProcess = startTestFileProcess([], {});
  const first = await testProcess.run([planted('failing-hook-suites')], {});
  const second = await testProcess.run([planted('after-hanging')], {});
  const third = await testProcess.run([planted('nothing')], {});
  await testProcess.end();
  assert.equal([first.code, second.code, third.code], [1, 0, 1]);
  assert.match(first.output, /opening "before"\s+Error: nothing opens/);
  assert.match(first.output, /closing "after each"\s+Error: nothing closes/);
  assert.match(first.output, 'closed');
  assert.match(first.output, 'reached');
  assert.not.match(second.output, 'nothing opens');
  assert.match(third.output, 'nothing.js');
});

test('a test that never ends, a failing hook, a forgotten promise that rejects and a file without tests fail by name, and leave nothing behind for the tests and files after them', async () => {
  const testProcess = startTestFileProcess([], { TEST_LIMIT_MS: '100' });
  const failing = ['hanging', 'failing-hook-suites', 'forgotten-promise', 'no-test'].map(planted);
  const files = [...failing, planted('after-hanging')];
  const { code, output } = await testProcess.run(files, {});
  await testProcess.end();
  assert.is(code, 1);
  assert.match(output, /FAIL {2}fixtures\/runner\/hanging {2}"never ends"\s+Has not ended after 0\.1 s/);
  assert.match(output, '(1 / 2)');
  assert.match(output, /FAIL {2}\S+forgotten-promise\.js outside of its tests\s+Error: nobody awaits this/);
  assert.match(output, /FAIL {2}\S+no-test\.js\s+Error: No test has run/);
  assert.match(output, /after-hanging {2}• {3}\(1 \/ 1\)/);
  const [hanging, ...others] = failedTitles(output, files);
  assert.match(hanging ?? '', /"never ends"\n +Has not ended after 0\.1 s$/);
  assert.match(
    others.join('\n'),
    /opening "before"\n[\s\S]*closing "after each"\n[\s\S]*no-test\.js\n *Error: No test has run$/,
  );
  const failed = failedOutput(output);
  for (const file of failing) assert.match(failed, file);
  assert.not.match(failed, planted('after-hanging'));
  assert.match(failedOutput(`${output}dist/test/unit/a.test.js\n • • Killed`), 'Killed');
  const stopped = failedTitles('Stopped after 600 s', ['unit/a', 'unit/b']);
  assert.equal(stopped, ['unit/a, unit/b: ended without a failed test']);
});

test('if a process has ended, the files assigned to it fail', async () => {
  const testProcess = startTestFileProcess(['--no-such-flag'], {});
  const { code, output } = await testProcess.run([], {});
  assert.ok(code > 0);
  assert.match(output, 'no-such-flag');
});

test('of a process that is killed, the file in which it ended is named, and those that it never began are run by another', async () => {
  const files = ['after-hanging', 'killed', 'no-test', 'after-hanging-too'].map(planted);
  const testProcess = startTestFileProcess([], {});
  const { code, output } = await testProcess.run(files, {});
  assert.is(code, 1);
  assert.equal(failedTitles(output, files), [
    `${planted('killed')}: the process ended in it, so its other tests were not run`,
  ]);
  assert.equal(notBegun(output, files), [planted('no-test'), planted('after-hanging-too')]);
  assert.equal(notBegun('', files), files.slice(1), 'it ended while it loaded the first');
});

test('a process that prints nothing for too long is stopped', async () => {
  const testProcess = startTestFileProcess([], {}, 1000);
  const { code, output } = await testProcess.run([planted('hanging')], {});
  assert.is(code, 1);
  assert.match(output, 'Stopped after 1 s without output');
});

test('a process whose output nobody reads any more ends', async () => {
  const child = spawn(process.execPath, ['test/run-files.mjs']);
  child.stdout.destroy();
  child.stdin.write(`${JSON.stringify({ files: [planted('after-hanging')], environment: {} })}\n`);
  const [code] = await once(child, 'exit');
  child.kill();
  assert.is(code, 1);
});
