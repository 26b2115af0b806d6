// The descriptions as they were released.
import { readdir, readFile } from 'node:fs/promises';
import { compareVersionNumbers } from './compare-version-numbers.mjs';

export const RELEASED = 'openapi/released';

/** The description that was released last, or undefined before the first release. */
export async function lastRelease() {
  const names = await readdir(RELEASED);
  const versions = names.map((name) => name.replace(/\.json$/, '')).sort(compareVersionNumbers);
  const last = versions.at(-1);
  return last && JSON.parse(await readFile(`${RELEASED}/${last}.json`, 'utf8'));
}
