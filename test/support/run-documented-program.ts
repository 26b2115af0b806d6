import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const FOLDER = path.resolve('dist/test-cache/programs');
/** A program that prints nothing for so long hangs, and is stopped. */
const LONGEST_MS = 120_000;

export interface RunningProgram {
  /** All that it has printed. */
  output(): string;
  /** Waits for a line that the program prints. @throws with its output if the program ends without it, or hangs */
  line(pattern: RegExp): Promise<string>;
  write(text: string): void;
  /** The exit code of a program that ends by itself. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
}

/**
 * Runs a program of a document or of the examples in a process of its own, with the SDK of this repository. `file` is where it
 * is, or where a reader would keep it.
 */
export async function startDocumentedProgram(
  file: string,
  code: string,
  environment: Record<string, string> = {},
): Promise<RunningProgram> {
  await mkdir(FOLDER, { recursive: true });
  const outfile = path.join(FOLDER, `${path.parse(file).name}.mjs`);
  await esbuild.build({
    stdin: { contents: code, loader: 'ts', resolveDir: path.dirname(path.resolve(file)) },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    // The files beside a program stay where they are.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
  });
  const child = spawn(process.execPath, [outfile], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  return follow(child);
}

/** Follows what a process prints. */
export function follow(child: ChildProcess): RunningProgram {
  let output = '';
  let onOutput = () => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    output: () => output,
    ended,
    async line(pattern) {
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
    write: (text) => void child.stdin?.write(text),
    async stop() {
      child.kill();
      await ended;
    },
  };
}
