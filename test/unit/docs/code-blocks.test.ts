import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { codeBlocksOf } from '../../support/code-blocks.ts';
import { assert, test } from '../support/test.ts';

/** Below the repository, so that its packages are found. */
const FOLDER = path.resolve('dist/test-cache/code-blocks');

const OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  resolveJsonModule: true,
  types: ['node'],
  customConditions: ['source'],
  allowImportingTsExtensions: true,
};

/** Names that a reader has from earlier blocks and sentences. */
const CONTEXT = `
import type * as sdk from '@cobros/sdk';
declare global {
  const api: sdk.BusinessApi;
  const admin: sdk.BusinessApi;
  const visitor: sdk.BusinessApi;
  /** Of a transaction. */
  const id: string;
  type Info = sdk.Info;
  type Failure = sdk.Failure;
}`;

async function documents(): Promise<string[]> {
  const inDocs = await readdir('docs', { recursive: true });
  const all = inDocs.filter((name) => name.endsWith('.md')).map((name) => path.join('docs', name));
  return ['README.md', 'CONTRIBUTING.md', 'sdk/README.md', 'sandbox/README.md', 'examples/README.md', ...all];
}

const blocks = (await Promise.all((await documents()).map(codeBlocksOf))).flat();

test('every code block is TypeScript, so that it can be compiled', () => {
  const others = blocks.filter(({ language }) => /^(js|jsx|javascript|tsx|typescript)$/.test(language));
  const places = others.map(({ document, line }) => `${document}:${line}`);
  assert.equal(places, []);
});

test('every TypeScript block compiles in strict mode', async () => {
  const compiled = blocks.filter(({ language }) => language === 'ts');
  assert.ok(compiled.length > 4, `only ${compiled.length} blocks`);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await writeFile(
    path.join(FOLDER, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: OPTIONS, include: ['*.ts'] }),
  );
  await writeFile(path.join(FOLDER, 'context.d.ts'), CONTEXT);
  for (const { document, line, code } of compiled) {
    // So that line numbers in messages are those of the document.
    const before = '\n'.repeat(line - 1);
    await writeFile(path.join(FOLDER, `${document.replaceAll('/', '--')}--${line}.ts`), before + code);
  }
  const compiler = [path.resolve('node_modules/typescript-7/bin/tsc'), '-p', FOLDER, '--pretty', 'false'];
  const problems = await promisify(execFile)(process.execPath, compiler).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  assert.is(problems, '');
});
