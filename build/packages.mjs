import { execFile } from 'node:child_process';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Packs the packages as published, into dist/packages; their prepack scripts build them. */
export async function buildPackages() {
  const folder = path.resolve('dist/packages');
  await mkdir(folder, { recursive: true });
  for (const name of ['sdk', 'sandbox', 'conformance'])
    process.stdout.write(`${await packPackage(name, folder)}\n`);
}

/**
 * Packs one package into a folder, under a name without its version, so that the documents' commands stay valid.
 * `built`: its prepack script has already run.
 */
export async function packPackage(name, folder, { built = false } = {}) {
  const words = ['pack', '--json', '--pack-destination', folder, ...(built ? ['--ignore-scripts'] : [])];
  const { stdout } = await promisify(execFile)('npm', words, { cwd: name });
  // The prepack script may print text before the list.
  const [{ filename }] = JSON.parse(stdout.slice(stdout.indexOf('[\n')));
  const tarball = path.join(folder, `cobros-${name}.tgz`);
  await rename(path.join(folder, filename), tarball);
  return tarball;
}
