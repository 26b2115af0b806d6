import { execFileSync, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SEARCH_PATH } from './packages.mjs';

const RESTART_MS = 500;

/**
 * Runs programs as an unprivileged user and restarts each when it ends, like systemd with `Restart=always`. Their
 * output is in `log/NAME.log`, their ids in `run/NAME.pid`; one with a file `run/NAME.down` stays down.
 * @param user null: the user of this process
 */
export function createProcessSupervisor(folder, user) {
  const running = new Map();
  const idOf = (flag) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  const owner = user === null ? undefined : { uid: idOf('-u'), gid: idOf('-g') };
  const own = (file) => owner && chownSync(file, owner.uid, owner.gid);
  const makeFolder = (name) => {
    const made = path.join(folder, name);
    mkdirSync(made, { recursive: true, mode: 0o700 });
    own(made);
  };
  for (const name of ['', 'run', 'log']) makeFolder(name);

  const spawnAs = ({ name, command, args, environment }) => {
    const log = openSync(path.join(folder, 'log', `${name}.log`), 'a', 0o600);
    const identity = owner ? [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'] : [];
    // They end with this process, however it ends.
    const child = spawn('setpriv', [...identity, '--pdeathsig=TERM', command, ...args], {
      cwd: folder,
      env: { PATH: SEARCH_PATH, LANG: 'C.UTF-8', ...environment },
      stdio: ['ignore', log, log],
      // Ctrl+C at the terminal reaches only this process, which stops them in order.
      detached: true,
    });
    closeSync(log);
    if (child.pid) writeFileSync(path.join(folder, 'run', `${name}.pid`), String(child.pid));
    return child;
  };

  return {
    makeFolder,
    /** Writes a file that only the programs' user may read. */
    write(name, text) {
      const file = path.join(folder, name);
      writeFileSync(file, text, { mode: 0o600 });
      own(file);
    },
    start(program) {
      const state = { stopping: false };
      const { name } = program;
      const turn = async () => {
        while (!state.stopping) {
          if (existsSync(path.join(folder, 'run', `${name}.down`))) {
            await wait(RESTART_MS);
            continue;
          }
          state.child = spawnAs(program);
          const [code, signal] = await new Promise((resolve) => {
            state.child.once('error', (cause) => resolve([cause.message]));
            state.child.once('exit', (...ended) => resolve(ended));
          });
          if (state.stopping) break;
          console.log(`${name} ended (${code ?? signal}), starting it again`);
          await wait(RESTART_MS);
        }
        rmSync(path.join(folder, 'run', `${name}.pid`), { force: true });
      };
      state.ended = turn();
      running.set(name, state);
    },
    /** Stops a program, and kills it after a while. */
    async stop(name, signal = 'SIGTERM', afterMs = 30_000) {
      const state = running.get(name);
      if (!state) return;
      running.delete(name);
      state.stopping = true;
      state.child?.kill(signal);
      const timer = setTimeout(() => state.child?.kill('SIGKILL'), afterMs);
      await state.ended;
      clearTimeout(timer);
    },
  };
}
