import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { assert, test } from '../support/suite.ts';
import { installPacked } from './support/install-packed.ts';
import { readJson } from './support/read-json.ts';

const project = await installPacked('sdk');
const { exports } = await readJson('sdk/package.json');
const names = Object.keys(exports).map((name) => path.posix.join('@cobros/sdk', name));
/** The exports that are code, by the name with which they are imported. */
const entries = names.filter((name) => !name.endsWith('.json'));

test('the package has its license, its changelog, and doc comments for every export', async () => {
  for (const file of ['LICENSE', 'CHANGELOG.md', 'README.md'])
    assert.ok(existsSync(path.join(project.installed, file)), file);
  const dist = path.join(project.installed, 'dist');
  const files = (await readdir(dist, { recursive: true })).map((name) => path.join(dist, name));
  const maps = files.filter((file) => file.endsWith('.map'));
  const mapped = files.filter((file) => /\.(js|d\.ts)$/.test(file));
  assert.equal(
    mapped.filter((file) => !maps.includes(`${file}.map`)),
    [],
  );
  const lost: string[] = [];
  for (const map of maps) {
    const { sources } = (await readJson(map)) as { sources: string[] };
    lost.push(...sources.filter((source) => !existsSync(path.resolve(path.dirname(map), source))));
  }
  assert.equal(lost, []);
});

test('publint reports nothing', () => assert.equal(project.lint, []));

for (const workspace of ['sdk', 'sandbox', 'conformance'])
  test(`${workspace} is built before it is packed, and declares the Node.js version it needs`, async () => {
    const { engines, scripts, files, exports = {}, bin = {} } = await readJson(`${workspace}/package.json`);
    assert.equal(engines, (await readJson('package.json')).engines);
    assert.match(scripts.prepack, /^cd \.\. && node build\.mjs \S+$/);
    assert.ok(files.includes('dist'));
    const named = JSON.stringify([exports, bin]).match(/\.\/[\w./-]+/g) ?? Object.values(bin);
    assert.equal(
      named.filter((file: string) => /^(\.\/)?dist\//.test(file) && !existsSync(path.join(workspace, file))),
      [],
    );
  });

test('bundlers may drop unused code, and tools can read package.json', async () => {
  const { sideEffects } = await readJson('sdk/package.json');
  assert.is(sideEffects, false);
  assert.ok(names.includes('@cobros/sdk/package.json'));
});

test('every export can be loaded, with import and with require', async () => {
  const file = path.join(project.folder, 'load.mjs');
  await writeFile(
    file,
    `import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);
    for (const name of ${JSON.stringify(names)}) {
      const isJson = name.endsWith('.json');
      const loaded = await import(name, isJson ? { with: { type: 'json' } } : {});
      const required = process.features.require_module || isJson ? require(name) : loaded;
      if (Object.keys(loaded).length === 0 || Object.keys(required).length === 0) throw new Error(name);
    }`,
  );
  await promisify(execFile)(process.execPath, ['--no-warnings', file]);
});

const USE = `
import { createBusinessApi, type Transaction } from '@cobros/sdk';
export async function collect(): Promise<Transaction | undefined> {
  const api = createBusinessApi({ baseUrl: 'http://localhost:4173/api' });
  const sent = await api.transactions.sendRequest({ friUserId: 'au_maria', amount: 125.5 });
  // @ts-expect-error an amount is a number
  await api.transactions.sendRequest({ friUserId: 'au_maria', amount: '125.5' });
  return sent.ok ? sent.data.transaction : undefined;
}
export async function statusOf(): Promise<number> {
  const api = createBusinessApi({ baseUrl: 'http://localhost:4173/api' });
  const result = await api.transactions.listPending();
  return !result.ok && result.failure.kind === 'answered' ? result.failure.status : 0;
}
export async function changes(note: string | undefined, businessBranchId: string | undefined): Promise<number> {
  const api = createBusinessApi({ baseUrl: 'http://localhost:4173/api', timeoutMs: undefined, fetch: undefined });
  const sent = await api.transactions.sendRequest({ friUserId: 'au_maria', amount: 1, note, businessBranchId });
  if (!sent.ok) return 0;
  const { transaction } = sent.data;
  // @ts-expect-error a response has no undefined
  const wrong: Transaction = { ...transaction, timeline: undefined };
  const result = await api.transactions.retrieve({ transactionId: transaction.id, businessBranchId });
  return result.ok ? result.data.transaction.timeline.length : Object.keys(wrong).length;
}`;

const STRICT: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  // Checks the declarations of the package; those of TypeScript itself are not ours.
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  noEmit: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};
const { ModuleKind, ModuleResolutionKind } = ts;

const RESOLUTIONS: Record<string, { files: string[]; options: ts.CompilerOptions }> = {
  nodenext: {
    files: ['use.mts', 'use.cts'],
    options: { module: ModuleKind.NodeNext, moduleResolution: ModuleResolutionKind.NodeNext },
  },
  bundler: {
    files: ['use.mts'],
    options: { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler },
  },
};

// All compilations share the parsed library files.
const libraries = new Map<string, ts.SourceFile | undefined>();

for (const [name, { files, options }] of Object.entries(RESOLUTIONS))
  test(`the package compiles with TypeScript 5 under ${name}, in strict mode and with declarations checked`, async () => {
    assert.match(ts.version, /^5\./);
    const imports = entries.map((entry, index) => `export * as entry${index} from '${entry}';`).join('\n');
    for (const file of files) await writeFile(path.join(project.folder, file), `${imports}\n${USE}`);
    const compilerOptions = { ...STRICT, ...options };
    const host = ts.createCompilerHost(compilerOptions);
    const read = host.getSourceFile;
    host.getSourceFile = (file, ...rest) => {
      if (!path.basename(file).startsWith('lib.')) return read(file, ...rest);
      if (!libraries.has(file)) libraries.set(file, read(file, ...rest));
      return libraries.get(file);
    };
    const paths = files.map((file) => path.join(project.folder, file));
    const program = ts.createProgram(paths, compilerOptions, host);
    const problems = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
    assert.equal(problems, []);
  });
