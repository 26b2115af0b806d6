import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const FOLDER = path.resolve('dist/test-cache/programs');
/** A program that prints nothing for this long counts as hanging, and is stopped. */
const LONGEST_MS = 120_000;

export type RunningProgram = ReturnType<typeof follow>;

/**
 * Runs a program of a document or an example in a process of its own, with the SDK of this repository. `file` is its path, or the
 * path at which a reader would save it.
 */
export async function startDocumentedProgram(
  file: string,
  code: string,
  environment: Record<string, string> = {},
) {
  await mkdir(FOLDER, { recursive: true });
  const outfile = path.join(FOLDER, `${path.parse(file).name}.mjs`);
  await esbuild.build({
    stdin: { contents: code, loader: 'ts', resolveDir: path.dirname(path.resolve(file)) },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    // A program keeps its place, because it may have files beside it.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
  });
  const child = spawn(process.execPath, [outfile], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return follow(child);
}

/** Collects what a process prints. */
export function follow(child: ChildProcess) {
  let output = '';
  let onOutput = () => {};
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    /** Everything that the program has printed. */
    output: () => output,
    /** Waits until the program ends by itself, and returns its exit code. */
    ended,
    /**
     * Waits for a line that the program prints.
     * @throws an error with the output if the program ends without that line, or hangs
     */
    async line(pattern: RegExp) {
      const find = () => output.split('\n').find((line) => pattern.test(line));
      const printed = new Promise<string>((resolve) => {
        onOutput = () => {
          const found = find();
          if (found !== undefined) resolve(found);
        };
        onOutput();
      });
      const timer = setTimeout(() => child.kill(), LONGEST_MS);
      const found = await Promise.race([printed, ended.then(find)]);
      clearTimeout(timer);
      if (found === undefined) throw new Error(`The program ended without ${pattern}:\n${output}`);
      return found;
    },
    write: (text: string) => void child.stdin?.write(text),
    async stop() {
      child.kill();
      await ended;
    },
  };
}
