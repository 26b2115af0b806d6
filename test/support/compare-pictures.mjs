import { readdir, readFile, rename, rm } from 'node:fs/promises';

/** Where the screen walks save their pictures, and where those of the run before are kept. */
export const PICTURES = 'dist/screens';
const BEFORE = 'dist/screens-before';

export async function keepPicturesBefore() {
  const pictures = await readdir(PICTURES).catch(() => []);
  if (pictures.length === 0) return;
  await rm(BEFORE, { recursive: true, force: true });
  await rename(PICTURES, BEFORE);
}

/** Says which of the pictures just taken differ from those of the run before. */
export async function picturesChanged() {
  const [taken, before] = await Promise.all(
    [PICTURES, BEFORE].map((folder) => readdir(folder).catch(() => [])),
  );
  const changed = [];
  for (const name of taken.filter((one) => before.includes(one))) {
    const [now, then] = await Promise.all([PICTURES, BEFORE].map((folder) => readFile(`${folder}/${name}`)));
    if (!now.equals(then)) changed.push(name);
  }
  return `${taken.length} pictures in ${PICTURES}; changed: ${changed.join(', ') || 'none'}`;
}
