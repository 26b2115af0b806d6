import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockFolder } from '#sandbox/ground/db/folder-lock.ts';
import { assert, temporaryFolder, test } from '../support/suite.ts';

const AT_ONCE = 6;
const ROUNDS = 100;

/** Runs in a process of its own: takes or releases the folder on command, and reports the result. */
function contend(folder: string): void {
  let release: (() => Promise<void>) | undefined;
  process.on('message', async (message) => {
    if (message === 'release') await release?.();
    else release = await lockFolder(folder).catch(() => undefined);
    process.send?.(release ? 'held' : 'rejected');
  });
  process.send?.('ready');
}

async function startContender(folder: string): Promise<ChildProcess> {
  const child = fork(fileURLToPath(import.meta.url), {
    env: { ...process.env, CONTEND_FOR: folder },
    execArgv: [],
  });
  await once(child, 'message');
  return child;
}

/** Sends a command to a process and waits for its reply; null if it ended instead. */
async function tell(child: ChildProcess, word: 'take' | 'release'): Promise<unknown> {
  const answer = Promise.race([
    once(child, 'message').then(([message]) => message as unknown),
    once(child, 'exit').then(() => null),
  ]);
  child.send(word);
  return answer;
}

async function kill(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

if (process.env.CONTEND_FOR) {
  contend(process.env.CONTEND_FOR);
} else {
  const folder = await temporaryFolder();
  const contenders = await Promise.all(Array.from({ length: AT_ONCE }, () => startContender(folder)));
  test.after(async () => {
    await Promise.all(contenders.map(kill));
  });

  // All processes try at the same moment: in a free folder, in one with the lock of a dead process, and sometimes while another
  // process is killed.
  test(`of ${AT_ONCE} processes that start at the same moment exactly one gets the folder, ${ROUNDS} times`, async () => {
    const dead = await startContender(folder);
    await kill(dead);
    for (let round = 0; round < ROUNDS; round++) {
      if (round % 3 > 0) await writeFile(path.join(folder, 'sandbox.pid'), String(dead.pid));
      const answers = contenders.map((child) => tell(child, 'take'));
      const victim = round % 10 === 9 ? round % AT_ONCE : -1;
      if (victim >= 0) contenders[victim]?.kill('SIGKILL');
      const told = (await Promise.all(answers)).map((answer, index) => (index === victim ? null : answer));
      const holders = contenders.filter((_child, index) => told[index] === 'held');
      assert.ok(holders.length <= 1, `round ${round}: ${holders.length} processes hold the folder`);
      if (victim < 0) assert.is(holders.length, 1, `round ${round}: nobody got the folder`);
      for (const holder of holders) await tell(holder, 'release');
      if (victim >= 0) contenders[victim] = await startContender(folder);
    }
  });

  test('a released folder has no lock files left', async () => {
    const release = await lockFolder(folder);
    await release();
    assert.equal(await readdir(folder), []);
  });

  test('a process cannot lock a folder twice, and the error names the owner of the lock', async () => {
    const release = await lockFolder(folder);
    const failure = await lockFolder(folder).catch((cause: Error) => cause.message);
    assert.match(String(failure), `in use by process ${process.pid}`);
    await release();
  });

  // In a container the process id is the same at every start, and after a power cut another process may have it.
  test('a lock left by an earlier process with the same id, or from before the machine started, is replaced', async () => {
    for (const left of [process.pid, `${process.ppid}-1_another-boot`]) {
      await writeFile(path.join(folder, 'sandbox.pid'), String(left));
      const release = await lockFolder(folder);
      await release();
    }
  });
}
