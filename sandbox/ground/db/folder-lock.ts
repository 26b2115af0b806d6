import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = 'sandbox.pid';
/** Names the time since the machine started, after which another process may have the id of a lock. Only Linux has it. */
const BOOT = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').then(
  (id) => id.trim(),
  () => '',
);

/** The locks that this process holds or is acquiring. */
const mine = new Set<string>();

/**
 * Reserves a data folder for this process, because two embedded databases in one folder corrupt it. Replaces the lock
 * of a process that is no longer running.
 * @returns a function that releases the folder
 * @throws Error if another live process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await makeFolder(folder);
  const file = path.join(folder, FILE);
  const own = `${process.pid}-${randomUUID()}_${BOOT}`;
  const prepared = `${file}.new-${own}`;
  mine.add(own);
  try {
    await writeFile(prepared, own, { flag: 'wx' });
    await take(file, prepared);
  } catch (cause) {
    mine.delete(own);
    throw cause;
  } finally {
    await rm(prepared, { force: true });
  }
  await removeLeftovers(folder).catch(() => {});
  return async () => {
    await rm(file, { force: true });
    mine.delete(own);
  };
}

/** Not `mkdir` with `recursive`, which never ends below /proc. */
async function makeFolder(folder: string): Promise<void> {
  const make = () => succeeds(mkdir(folder), 'EEXIST');
  try {
    await make();
  } catch (cause) {
    const parent = path.dirname(folder);
    if (!isCode(cause, 'ENOENT') || parent === folder) throw cause;
    await makeFolder(parent);
    await make();
  }
}

/**
 * Links `file` to `prepared`. `link` fails if the name exists, so only one process gets a free name, and the file is never
 * visible half written. Replacing a stale lock is guarded by a second lock, named after the stale one: only the process that
 * holds it and still finds the stale lock in place may replace it.
 */
async function take(file: string, prepared: string): Promise<void> {
  for (;;) {
    if (await succeeds(link(prepared, file), 'EEXIST')) return;
    const holder = await read(file);
    if (holder === undefined) continue;
    if (isAlive(holder)) {
      const folder = path.dirname(file);
      throw new Error(
        `The data folder ${folder} is in use by process ${pidOf(holder)}. Stop it, or set DATA_DIR.`,
      );
    }
    const replacement = `${file}.${holder.replace(/[^\w-]/g, '')}`;
    await take(replacement, prepared);
    // The replacement can be missing, because the process that now holds the folder removes leftovers.
    if ((await read(file)) === holder && (await succeeds(rename(replacement, file), 'ENOENT'))) return;
    await rm(replacement, { force: true });
  }
}

/**
 * Removes files of interrupted starts. This is safe because the folder is held: replacements for older locks are no
 * longer used.
 */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, rest] = name.split(`${FILE}.`);
    if (rest && !(rest.startsWith('new-') && isAlive(rest.slice('new-'.length)))) {
      await rm(path.join(folder, name), { force: true });
    }
  }
}

async function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    if (isCode(cause, 'ENOENT')) return undefined;
    throw cause;
  });
}

/** Returns false only for the expected error code; rethrows any other. */
async function succeeds(work: Promise<void>, expected: string): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (cause) {
    if (isCode(cause, expected)) return false;
    throw cause;
  }
}

const pidOf = (lock: string) => Number.parseInt(lock, 10);

function isAlive(lock: string): boolean {
  const pid = pidOf(lock);
  // In a container every start has the same process id, so a lock with our id that this process did not create is from
  // an earlier start.
  if (pid === process.pid) return mine.has(lock);
  const boot = lock.split('_')[1];
  if (!(pid > 0) || (boot && BOOT && boot !== BOOT)) return false;
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
