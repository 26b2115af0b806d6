import { exec } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { codeBlocksOf } from '../support/code-blocks.ts';
import { assert, serve, siteOf, test } from '../support/suite.ts';
import { installPacked } from './support/install-packed.ts';
import { readJson } from './support/read-json.ts';

const README = 'conformance/README.md';

const project = await installPacked('conformance');
const server = await serve((await siteOf()).handle);

/** The code block of the package's README that contains these words. */
async function blockWith(words: string): Promise<string> {
  const block = (await codeBlocksOf(README)).find(({ code }) => code.includes(words));
  if (!block) throw new Error(`${README} has no block with ${words}`);
  return block.code.trim();
}

/** Runs a command of the package's README in the empty project, with only the address replaced. */
async function run(command: string): Promise<{ code: number; output: string }> {
  const own = command.replaceAll(/https:\/\/pagos\.example\.gt|http:\/\/localhost:4173/g, server.url);
  const options = { cwd: project.folder, env: { PATH: process.env.PATH }, timeout: 120_000 };
  return promisify(exec)(own, options).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

test('publint reports nothing; license and README are included, and the required Node.js is that of the repository', async () => {
  assert.equal(project.lint, []);
  for (const file of ['LICENSE', 'README.md'])
    assert.ok(existsSync(path.join(project.installed, file)), file);
  const { engines } = await readJson(path.join(project.installed, 'package.json'));
  assert.equal(engines, (await readJson('package.json')).engines);
});

test('following its README, the command is found, runs its checks, and asks for a payment', async () => {
  await writeFile(path.join(project.folder, 'users.json'), await blockWith('"otherAdmin"'));
  const [, command = ''] = (await blockWith('npm install')).split('\n');
  const checked = await run(`${command} --only envelope`);
  assert.is(checked.code, 0, checked.output);
  assert.match(checked.output, /^The run creates one cashier/);
  const paid = await run(`${await blockWith('--payer-command')} --only payments-1`);
  assert.is(paid.code, 0, paid.output);
  assert.match(paid.output, '1 passed, 0 failed, 0 not run');
});

test('--help names every option of the README', async () => {
  const { output } = await run('npx cobros-conformance --help');
  for (const option of ['base-url', 'users', 'payer-command', 'webhook-port', 'webhook-url', 'only', 'junit'])
    assert.match(output, `--${option} `);
});
