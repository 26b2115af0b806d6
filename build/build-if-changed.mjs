import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { BASE_PATH } from './base-path.mjs';
import { findFiles } from './find-files.mjs';

const SOURCES = ['build', 'openapi', 'sandbox', 'sdk', 'src', 'styles', 'tables', 'words'];
const SINGLE = ['build.mjs', 'package-lock.json', 'package.json'];
const NO_SOURCE = /(^|\/)(node_modules|dist)\//;

/**
 * Builds a target unless the last build of this folder was the same, of the same files. A restart takes seconds less.
 * Returns what was done, in words.
 */
export async function buildIfChanged(target, { folder, build }) {
  const stamp = `dist/${folder}.built`;
  const before = await readFile(stamp, 'utf8').catch(() => '');
  if (before !== '' && before === (await stateOf(target, folder))) return 'unchanged';
  const begun = performance.now();
  await build();
  await writeFile(stamp, await stateOf(target, folder));
  return `built in ${((performance.now() - begun) / 1000).toFixed(1)} s`;
}

/** Of all sources, and of what was built: others may have written to the folder since. */
async function stateOf(target, folder) {
  const sources = await Promise.all(SOURCES.map((source) => findFiles(source, /\.\w+$/)));
  const built = await findFiles(`dist/${folder}`, /\.\w+$/);
  const hash = createHash('sha256').update(`${target} ${BASE_PATH} ${process.version}\n`);
  for (const file of [...SINGLE, ...sources.flat().filter((name) => !NO_SOURCE.test(name)), ...built]) {
    const found = await stat(file).catch(() => null);
    hash.update(`${file} ${found?.size} ${found?.mtimeMs}\n`);
  }
  return hash.digest('hex');
}
