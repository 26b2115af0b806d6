import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)\s*import\s+'([^']+)'/g;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Folders that `package.json#imports` names: of the whole project, and of the sandbox, which is a package of its own. */
const NAMED: Record<string, Record<string, string>> = {
  '': read('package.json').imports,
  'sandbox/': read('sandbox/package.json').imports,
};
const SDK: Record<string, { source?: string }> = read('sdk/package.json').exports;

/** The names of what a source file imports, statically or on demand: files by their path, packages as they are named. */
export function importsOf(file: string, text = readFileSync(file, 'utf8')): string[] {
  const names = [...text.matchAll(IMPORT)].map(([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? '');
  return names.map((name) => resolve(file, name));
}

function resolve(file: string, name: string): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  const [key = ''] = name.split('/');
  const owner = file.startsWith('sandbox/') ? 'sandbox/' : '';
  const folder = NAMED[owner]?.[`${key}/*`];
  return folder ? path.posix.join(owner, folder.replace('*', name.slice(key.length + 1))) : name;
}

/** The files of this repository that a source file imports, those of the SDK included. */
export function importedFiles(file: string): string[] {
  return importsOf(file)
    .map((name) => {
      const { source } = (name.startsWith('@cobros/sdk') && SDK[name.replace('@cobros/sdk', '.')]) || {};
      return source ? path.posix.join('sdk', source) : name;
    })
    .filter((name) => existsSync(name));
}
