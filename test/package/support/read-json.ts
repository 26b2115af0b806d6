import { readFile } from 'node:fs/promises';

export async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}
