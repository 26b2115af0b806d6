import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'uvu';

/** A folder that is removed after the tests of a file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cobros-'));
  test.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
