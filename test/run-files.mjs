// Runs the named bundles in one process, one after the other: what one opened is closed before the next one opens its own.
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
// React's act leaves message channels open, and with them this process.
process.exit(code);
