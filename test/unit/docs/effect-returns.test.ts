import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { assert, test } from '../support/test.ts';

const IMPLICIT = [
  'useEffect(() => scrollTo(0, 0), []);',
  'useEffect(start, []);',
  'useEffect(() => (on ? listen() : undefined));',
  'useLayoutEffect(() => box.current?.focus(), []);',
  'useSignalEffect(() => remember(shown.value));',
  'effect(() => remember(shown.value));',
  '<p ref={(box) => box?.focus()} />;',
];
const EXPLICIT = [
  'useEffect(() => void scrollTo(0, 0), []);',
  'useEffect(() => { start(); return listen(); }, []);',
  'useEffect(() => () => stop(), []);',
  'effect(() => { remember(shown.value); });',
  '<p ref={box} />;',
  '<p ref={(box) => { box?.focus(); }} />;',
];

/** The lines that the plugins of the project's linter reject. */
function rejectedBy(folder: string, lines: readonly string[]): string[] {
  const { plugins } = JSON.parse(readFileSync('biome.json', 'utf8')) as { plugins: string[] };
  const settings = {
    plugins: plugins.map((file) => path.resolve(file)),
    linter: { rules: { preset: 'none' } },
  };
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(settings));
  writeFileSync(path.join(folder, 'example.tsx'), lines.join('\n'));
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { start: { line: number } } }[] };
  return diagnostics.map(({ location }) => lines[location.start.line - 1] ?? '');
}

test('the checker rejects an effect or a ref that returns what its call returns', async () => {
  assert.equal(rejectedBy(await temporaryFolder(), [...IMPLICIT, ...EXPLICIT]), IMPLICIT);
});
