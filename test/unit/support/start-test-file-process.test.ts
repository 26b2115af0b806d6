import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startTestFileProcess } from '../../support/start-test-file-process.mjs';

const test = suite('processes of the test run');

test('a process that runs files when it is told to reports each outcome by itself', async () => {
  const testProcess = startTestFileProcess([], {});
  const first = await testProcess.run(['dist/test/fixtures/failing-hook-suites.js'], {});
  const second = await testProcess.run([], {});
  const third = await testProcess.run(['dist/test/fixtures/nothing.js'], {});
  await testProcess.end();
  assert.equal([first.code, second.code, third.code], [1, 0, 1]);
  assert.match(first.output, 'nothing opens');
  assert.not.match(second.output, 'nothing opens');
  assert.match(third.output, 'nothing.js');
});

test('a process that has ended fails the files that it is given', async () => {
  const testProcess = startTestFileProcess(['--no-such-flag'], {});
  const { code, output } = await testProcess.run([], {});
  assert.ok(code > 0);
  assert.match(output, 'no-such-flag');
});

test.run();
