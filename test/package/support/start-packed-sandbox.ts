import { spawn } from 'node:child_process';
import path from 'node:path';
import { follow } from '../../support/run-documented-program.ts';
import type { PackedProject } from './install-packed.ts';
import { readJson } from './read-json.ts';

export type PackedSandbox = Awaited<ReturnType<typeof startPackedSandbox>>;

/** The path of the `cobros-sandbox` command in a project that has it installed. */
export async function sandboxCommand({ installed }: PackedProject): Promise<string> {
  const { bin } = await readJson(path.join(installed, 'package.json'));
  return path.join(installed, bin['cobros-sandbox']);
}

/** Starts the command on a free port in an empty project outside the repository, and waits until it is ready. */
export async function startPackedSandbox(project: PackedProject, ...options: string[]) {
  const words = ['--liftoff-only', await sandboxCommand(project), '--port', '0', ...options];
  const child = spawn(process.execPath, words, { cwd: project.folder, env: { PATH: process.env.PATH } });
  const program = follow(child);
  const ready = await program.line(/^Portal: http/);
  return {
    url: ready.replace('Portal: ', ''),
    output: program.output,
    /** Stops it as Ctrl+C does, and returns its exit code. */
    stop: () => {
      child.kill('SIGINT');
      return program.ended;
    },
  };
}
