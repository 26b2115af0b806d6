import { spawn } from 'node:child_process';

/** Longer than any test may take: each test that ends prints something, however slow the machine is. */
const LIMIT_MS = 10 * 60_000;
const END = /\n# ended with (\d+)\n/;

/** The line with which a test process reports that it has run the given files. */
export const endOfFiles = (code) => `\n# ended with ${code}\n`;

/** Starts a process that runs the test files it is given, and stops it once it has printed nothing for so long. */
export function startTestFileProcess(flags, environment, silenceMs = LIMIT_MS) {
  const child = spawn(process.execPath, [...flags, 'test/run-files.mjs'], {
    // A process group of its own, so that stopping it also stops the servers that it started.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  let onOutput = () => undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      output += text;
      onOutput();
    });
  }
  // The process may have ended by itself.
  child.stdin.on('error', () => undefined);
  const ended = new Promise((resolve) => child.once('close', resolve));

  return {
    /** Runs bundles with additional environment variables. Returns their output and their common exit code. */
    async run(files, additional) {
      output = '';
      const stop = () => {
        output += `\nStopped after ${silenceMs / 1000} s without output\n`;
        process.kill(-child.pid, 'SIGKILL');
      };
      const timer = setTimeout(stop, silenceMs);
      const reported = new Promise((resolve) => {
        onOutput = () => {
          timer.refresh();
          const end = END.exec(output);
          if (end) resolve({ code: Number(end[1]), output: output.slice(0, end.index) });
        };
      });
      child.stdin.write(`${JSON.stringify({ files, environment: additional })}\n`);
      const result = await Promise.race([reported, ended.then((code) => ({ code: code || 1, output }))]);
      clearTimeout(timer);
      return result;
    },
    async end() {
      child.stdin.end();
      await ended;
    },
  };
}
