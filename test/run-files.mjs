// Runs the given bundles one after the other in one process: each closes what it opened before the next one starts.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

globalThis.UVU_DEFER = 1;
const { exec } = await import('uvu');

let code = 0;
for (const name of process.argv.slice(2)) {
  globalThis.UVU_INDEX = 0;
  globalThis.UVU_QUEUE.splice(0, Number.POSITIVE_INFINITY, [name]);
  try {
    await import(pathToFileURL(path.resolve(name)).href);
    await exec(false);
    code ||= process.exitCode ?? 0;
  } catch (error) {
    console.error(`\n   FAIL  ${name}\n`, error);
    code = 1;
  }
}
// React's act leaves message channels open, which would keep this process alive.
process.exit(code);
