import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built file of a worker: beside the bundle in dist/sandbox, or in the working copy when run by a test. */
export function workerFile(name: string): string {
  const beside = fileURLToPath(new URL(`./${name}.js`, import.meta.url));
  return existsSync(beside) ? beside : path.resolve(`dist/sandbox/${name}.js`);
}
