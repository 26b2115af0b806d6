// Runs the given bundles one after the other in one process; each closes what it opened before the next one starts. Without
// arguments it reads lines of bundles from its input, runs the bundles of each line, and prints a line with the exit code after
// the last one.
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { keepGlobals } from './support/kept-globals.mjs';
import { endOfFiles } from './support/start-test-file-process.mjs';

globalThis.UVU_DEFER = 1;
const { exec } = await import('uvu');

let current = '';
let crashed = false;
// Without this, a promise that one test forgets would end the process, and with it the tests of all files that follow.
process.on('uncaughtException', (error) => {
  console.error(`\n   FAIL  ${current} outside of its tests\n`, error);
  crashed = true;
});
// Nobody reads the output any more.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(1));

async function run(names) {
  let code = 0;
  crashed = false;
  for (const name of names) {
    current = name;
    globalThis.UVU_INDEX = 0;
    globalThis.UVU_QUEUE.splice(0, Number.POSITIVE_INFINITY, [name]);
    const title = name.replace(/^dist\/test\/|(\.test)?\.js$/g, '');
    const file = { title, suites: [], failedHooks: 0, begunTests: 0 };
    globalThis.testFile = file;
    const putBack = keepGlobals();
    try {
      await import(pathToFileURL(path.resolve(name)).href);
      for (const start of file.suites) start();
      await exec(false);
      if (file.begunTests === 0) throw new Error('No test has run');
      code ||= file.failedHooks > 0 ? 1 : (process.exitCode ?? 0);
    } catch (error) {
      console.error(`\n   FAIL  ${name}\n`, error);
      code = 1;
    } finally {
      putBack();
    }
  }
  return crashed ? 1 : code;
}

const given = process.argv.slice(2);
// Exits explicitly, because React's act leaves message channels open that would keep this process alive.
if (given.length > 0) process.exit(await run(given));

// Everything is written to one stream, so that no output of a file comes after its end.
process.stderr.write = process.stdout.write.bind(process.stdout);
for await (const line of createInterface({ input: process.stdin })) {
  const { files, environment } = JSON.parse(line);
  Object.assign(process.env, environment);
  process.stdout.write(endOfFiles(await run(files)));
}
process.exit();
