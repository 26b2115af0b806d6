// Runs the named bundles in one process, with uvu's own runner.
import path from 'node:path';
import { run } from 'uvu/run';

const files = process.argv.slice(2).map((name) => ({ name, file: path.resolve(name) }));
await run(files, { bail: false });
// React's act leaves message channels open, and with them this process.
process.exit();
