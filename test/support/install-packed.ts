import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Message, publint } from 'publint';

const run = promisify(execFile);

export interface PackedProject {
  /** An empty project with the package in its node_modules. */
  folder: string;
  /** Where the package is installed. */
  installed: string;
  /** Complaints of publint about the tarball. */
  lint: readonly Message[];
  remove(): Promise<void>;
}

/**
 * Packs a workspace as it would be published and installs the tarball in an empty project, with links to the dependencies
 * that its package.json declares and no others. `built`: its prepack script has been run.
 */
export async function installPacked(workspace: string, { built = false } = {}): Promise<PackedProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cobros-packed-'));
  const pack = ['pack', '--silent', '--pack-destination', folder, ...(built ? ['--ignore-scripts'] : [])];
  await run('npm', pack, { cwd: workspace });
  const [name = ''] = await readdir(folder);
  const tarball = path.join(folder, name);
  const { name: packageName, dependencies = {}, bin = {} } = await readJson(`${workspace}/package.json`);
  const installed = path.join(folder, 'node_modules', packageName);
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  for (const dependency of Object.keys(dependencies)) {
    const link = path.join(folder, 'node_modules', dependency);
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(locate(workspace, dependency), link);
  }
  await linkCommands(installed, bin, path.join(folder, 'node_modules/.bin'));
  const content = await readFile(tarball);
  const { messages } = await publint({
    pack: { tarball: content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength) },
    strict: true,
  });
  await rm(tarball);
  return { folder, installed, lint: messages, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Where `npx` finds the commands of a package. */
async function linkCommands(installed: string, bin: Record<string, string>, links: string): Promise<void> {
  await mkdir(links, { recursive: true });
  for (const [command, file] of Object.entries(bin)) {
    await chmod(path.join(installed, file), 0o755);
    await symlink(path.join(installed, file), path.join(links, command));
  }
}

function locate(workspace: string, dependency: string): string {
  const own = path.resolve(workspace, 'node_modules', dependency);
  return existsSync(own) ? own : path.resolve('node_modules', dependency);
}

export async function readJson(file: string) {
  return JSON.parse(await readFile(file, 'utf8'));
}
