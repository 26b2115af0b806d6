import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Every file below the folder whose path matches, sorted; none when there is no such folder. */
export async function glob(folder, pattern) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names
    .map((name) => path.join(folder, name))
    .filter((file) => pattern.test(file))
    .sort();
}
