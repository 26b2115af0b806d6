import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { assert, test } from '../support/suite.ts';
import { startReceiver } from '../support/webhook-receiver.ts';
import { installPacked } from './support/install-packed.ts';
import { readJson } from './support/read-json.ts';
import { type PackedSandbox, sandboxCommand, startPackedSandbox } from './support/start-packed-sandbox.ts';

const project = await installPacked('sandbox');
const command = await sandboxCommand(project);
const data = path.join(project.folder, 'data');

const start = (...options: string[]) => startPackedSandbox(project, '--data', data, ...options);

async function fails(...words: string[]): Promise<{ code: unknown; output: string }> {
  try {
    await promisify(execFile)(process.execPath, [command, ...words], { cwd: project.folder });
    return { code: 0, output: '' };
  } catch (cause) {
    const { code, stderr } = cause as { code: unknown; stderr: string };
    return { code, output: stderr };
  }
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function clockOf({ url }: PackedSandbox): Promise<string> {
  return ((await (await fetch(`${url}/sandbox/v1/clock`)).json()) as { now: string }).now;
}

test('publint reports nothing, and the licenses of all bundled packages are included', async () => {
  assert.equal(project.lint, []);
  assert.ok(existsSync(path.join(project.installed, 'LICENSE')));
  const bundled = await readFile(path.join(project.installed, 'dist/sandbox/LICENSES.txt'), 'utf8');
  for (const name of ['hono', 'pg', 'pdf-lib', 'write-excel-file'])
    assert.match(bundled, new RegExp(`^${name} \\d.* \\(MIT\\)$`, 'm'));
  assert.match(bundled, /^openapi-explorer \d.* \(Apache-2\.0\)$/m);
});

test('the command starts the whole backend with its portal, sets its clock and forwards webhooks', async () => {
  const receiver = await startReceiver();
  const server = await start(
    '--reset',
    '--now',
    '2026-01-15T08:00:00-06:00',
    '--forward-webhooks',
    receiver.url,
  );
  try {
    assert.is((await fetch(`${server.url}/readyz`)).status, 200);
    assert.match(await (await fetch(server.url)).text(), '<div id="app">');
    assert.match(await (await fetch(`${server.url}/docs`)).text(), '<openapi-explorer');
    assert.is((await fetch(`${server.url}/docs/openapi-explorer.js`)).status, 200);
    assert.match(await clockOf(server), /^2026-01-15T14:0/);
    const signedIn = await post(`${server.url}/api/auth/v3/credentials`, {
      requestContent: { username: 'tiendaluna-centro-caja1', password: 'Cobros#2026' },
    });
    assert.is(signedIn.status, 200);
    const delivered = receiver.next();
    const payment = { to: 'cashier', id: 'us_tiendaluna_centro_caja1', amount: 12.5, note: 'Reenviado' };
    assert.is((await post(`${server.url}/sandbox/v1/users/maria.lopez/payments`, payment)).status, 201);
    assert.is(JSON.parse((await delivered).body).data.transaction.note, 'Reenviado');
    assert.match(server.output(), /tiendaluna-centro: whsec_/);
  } finally {
    assert.is(await server.stop(), 0);
    await receiver.close();
  }
});

test('the sandbox keeps its data, and its clock can be advanced but not set back', async () => {
  const early = await fails('--data', data, '--port', '0', '--now', '2026-01-14T08:00:00-06:00');
  assert.is(early.code, 1);
  assert.match(early.output, '--reset starts over');
  const server = await start('--now', '2026-01-20T08:00:00-06:00');
  try {
    assert.match(await clockOf(server), /^2026-01-20T14:0/);
    const phone = await fetch(`${server.url}/sandbox/v1/users/maria.lopez/requests`);
    assert.match(await phone.text(), 'Reenviado');
  } finally {
    assert.is(await server.stop(), 0);
  }
});

for (const [words, reason] of [
  [['--prot', '4173'], "Unknown option '--prot'"],
  [['--port', 'abc'], '--port=abc cannot be used: it must be a number from 0 to 65535'],
  [['--now', 'tomorrow'], '--now=tomorrow cannot be used'],
  [['--forward-webhooks', 'localhost:3000'], '--forward-webhooks=localhost:3000 cannot be used'],
] as const)
  test(`${words.join(' ')} is rejected with a reason and a hint to --help`, async () => {
    const { code, output } = await fails(...words);
    assert.is(code, 2);
    assert.match(output, reason);
    assert.match(output, 'cobros-sandbox --help');
    assert.not.match(output, '    at ');
  });

test('--help lists every option, and --version prints the version', async () => {
  const run = async (word: string) =>
    (await promisify(execFile)(process.execPath, [command, word], { cwd: project.folder })).stdout;
  const help = await run('--help');
  for (const option of ['port', 'host', 'data', 'reset', 'now', 'forward-webhooks', 'version', 'help'])
    assert.match(help, `--${option} `);
  assert.is((await run('--version')).trim(), (await readJson('sandbox/package.json')).version);
});
