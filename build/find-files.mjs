import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** All files below the folder whose path matches, sorted; none if the folder does not exist. */
export async function findFiles(folder, pattern) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names
    .map((name) => path.join(folder, name))
    .filter((file) => pattern.test(file))
    .sort();
}
