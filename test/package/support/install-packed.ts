import { exec } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Message, publint } from 'publint';
import { packPackage } from '../../../build/packages.mjs';
import { installCommand } from '../../../docs/install-commands.mjs';
import { openLocalRegistry } from './local-registry.ts';

export interface PackedProject {
  /** An empty project with the package in its node_modules. */
  folder: string;
  /** The folder in which the package is installed. */
  installed: string;
  /** What publint reports about the tarball. */
  lint: readonly Message[];
  remove(): Promise<void>;
}

/**
 * Packs a package and installs the tarball in an empty project with the command of the documents. The dependencies are those
 * installed in this repository.
 */
export async function installPacked(workspace: string): Promise<PackedProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'cobros-project-'));
  const packages = await mkdtemp(path.join(tmpdir(), 'cobros-packages-'));
  const registry = await openLocalRegistry();
  try {
    // The test run has already built what the package's prepack script builds.
    const tarball = await packPackage(workspace, packages, { built: true });
    const own = {
      COBROS: packages,
      npm_config_registry: registry.url,
      npm_config_cache: path.join(packages, 'cache'),
    };
    const command = `npm init -y && ${installCommand(workspace)}`;
    await promisify(exec)(command, { cwd: folder, env: { PATH: process.env.PATH, HOME: packages, ...own } });
    const content = await readFile(tarball);
    const { messages } = await publint({
      pack: { tarball: content.buffer.slice(content.byteOffset, content.byteOffset + content.byteLength) },
      strict: true,
    });
    const installed = path.join(folder, 'node_modules/@cobros', workspace);
    return { folder, installed, lint: messages, remove: () => rm(folder, { recursive: true, force: true }) };
  } finally {
    await registry.close();
    await rm(packages, { recursive: true, force: true });
  }
}
