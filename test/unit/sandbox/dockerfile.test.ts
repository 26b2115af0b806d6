import { existsSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

const lines = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ').split('\n');
const ignored = readFileSync('.dockerignore', 'utf8').trim().split('\n');
const workspaces: string[] = JSON.parse(readFileSync('package.json', 'utf8')).workspaces;
const withWord = (word: string) => lines.filter((line) => line.startsWith(`${word} `));

const copied = withWord('COPY')
  .filter((line) => !line.includes('--from='))
  .flatMap((line) => line.split(/\s+/).slice(1, -1));

test('every path that the Dockerfile copies exists and is not ignored', () => {
  assert.ok(copied.length > 10);
  for (const source of copied) {
    assert.ok(existsSync(source), source);
    assert.not.ok(ignored.includes(source.split('/')[0] ?? ''), source);
  }
  for (const workspace of workspaces) {
    assert.is(copied.filter((source) => source === `${workspace}/package.json`).length, 2, workspace);
  }
});

test('private and locally built files are ignored', () => {
  for (const name of ['.git', '.data', '**/node_modules', '**/dist', '.env*'])
    assert.ok(ignored.includes(name), name);
});

test('the image runs the built server as an unprivileged user, and installs only locked packages', () => {
  assert.match(withWord('CMD').at(-1) ?? '', '"dist/sandbox/server.js"');
  assert.match(readFileSync('build/sandbox.mjs', 'utf8'), "server: 'sandbox/main.ts'");
  assert.match(withWord('HEALTHCHECK').join(), "(process.env.PORT || 4173) + '/healthz'");
  assert.ok(lines.indexOf('USER node') > lines.findLastIndex((line) => line.startsWith('RUN')));
  const installs = withWord('RUN').filter((line) => line.includes('npm'));
  assert.equal(installs, ['RUN npm ci', 'RUN npm ci --omit=dev --workspace sandbox']);
});

test('the image contains the packages, the portal and the server, and nothing else of the build', () => {
  const fromOtherStages = withWord('COPY')
    .filter((line) => line.includes('--from='))
    .map((line) => line.split(/\s+/).at(-1));
  assert.equal(fromOtherStages, ['node_modules', 'dist/portal', 'dist/sandbox']);
});

test('every package that the server loads at run time is one of its dependencies', () => {
  const external = /const EXTERNAL = \[([^\]]*)\]/.exec(readFileSync('build/sandbox.mjs', 'utf8'))?.[1] ?? '';
  const names = [...external.matchAll(/'([^']+)'/g)]
    .map(([, name]) => name)
    .filter((name) => name !== 'pg-native');
  const { dependencies } = JSON.parse(readFileSync('sandbox/package.json', 'utf8'));
  assert.equal(names.sort(), Object.keys(dependencies).sort());
});
