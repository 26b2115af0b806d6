import { exec } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { packPackage } from '#build/packages.mjs';
import { installCommand } from '../../../docs/install-commands.mjs';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { serveLocalRegistry } from './local-registry.ts';

export type PackedProject = Awaited<ReturnType<typeof installPacked>>;

/**
 * Packs a package and installs the tarball in an empty project with the command of the documents. The dependencies are those
 * installed in this repository.
 */
export async function installPacked(workspace: string) {
  const folder = await temporaryFolder();
  const packages = await temporaryFolder();
  const registry = await serveLocalRegistry();
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
  /** `lint` is what publint reports about the tarball. */
  return { folder, installed, lint: messages };
}
