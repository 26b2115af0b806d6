import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Reserves a data folder for this process, because two embedded databases in one folder destroy it.
 * A lock left by a process that no longer runs is taken over.
 * @returns what gives the folder free again
 * @throws when another live process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'sandbox.pid');
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (cause) {
      if (!isCode(cause, 'EEXIST')) throw cause;
    }
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (isAlive(holder)) {
      throw new Error(`The data folder ${folder} is in use by process ${holder}. Stop it, or set DATA_DIR.`);
    }
    await rm(file, { force: true });
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return isCode(cause, 'EPERM');
  }
}

function isCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code;
}
