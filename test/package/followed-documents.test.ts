import { exec, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as esbuild from 'esbuild';
import { installCommand } from '../../docs/install-commands.mjs';
import { pdf } from '../fixtures/upload-files.ts';
import { codeBlocksOf, savedProgram } from '../support/code-blocks.ts';
import { freePort } from '../support/free-port.ts';
import { follow, type RunningProgram } from '../support/run-documented-program.ts';
import { assert, test } from '../support/suite.ts';
import { DOCUMENTATION_EXAMPLES, type DocumentationExample } from './support/documentation-example-cases.ts';
import { installPacked } from './support/install-packed.ts';
import { acceptingAt, outputsOf, programOfDocument } from './support/program-of-document.ts';
import { startPackedSandbox } from './support/start-packed-sandbox.ts';

const GUIDE = 'docs/api/guide.md';
const NOTE = '2 cafés y pan dulce';
const LONGEST_MS = 120_000;

const ofSandbox = await installPacked('sandbox');
/** The project of a reader, with the SDK installed. */
const project = await installPacked('sdk');
/** The port that webhooks are forwarded to. */
const hooks = String(await freePort());
const forwarded = ['--forward-webhooks', `http://localhost:${hooks}/webhooks`];
const sandbox = await startPackedSandbox(ofSandbox, ...forwarded);
const running: RunningProgram[] = [];
test.after(async () => {
  await Promise.all(running.map((program) => program.stop()));
  await sandbox.stop();
});

/** Saves a program of the guide in the reader's project and starts it, with only the ports replaced. */
async function startSaved(name: string, ports: Record<string, string>, variables = {}) {
  let code = await savedProgram(GUIDE, name);
  for (const [port, other] of Object.entries(ports)) {
    assert.match(code, port);
    code = code.replaceAll(port, other);
  }
  await writeFile(path.join(project.folder, name), code);
  const env = { PATH: process.env.PATH, ...variables };
  const program = follow(spawn(process.execPath, [name], { cwd: project.folder, env }));
  running.push(program);
  return program;
}

async function post(address: string, content?: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.url}${address}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(content && { body: JSON.stringify({ requestContent: content }) }),
  });
  assert.ok(response.ok, `${address} responds ${response.status}`);
  return (await response.json()).responseContent;
}

/** Accepts the request that the program of the guide has sent, as the reader does on the simulated phone. */
async function accept(): Promise<void> {
  const phone = '/sandbox/v1/users/maria.lopez/requests';
  const { requests } = (await (await fetch(`${sandbox.url}${phone}`)).json()) as {
    requests: { paymentRequestId: string; note: string; amount: number }[];
  };
  const sent = requests.filter(({ note, amount }) => note === NOTE && amount === 125.5).at(-1);
  await post(`${phone}/${sent?.paymentRequestId}/accept`);
}

/** The receipt numbers of the cashier's latest payments, read without the SDK. */
async function paidReceipts(): Promise<string[]> {
  const credentials = { username: 'tiendaluna-centro-caja1', password: 'Cobros#2026' };
  const { sessionId } = await post('/api/auth/v3/credentials', credentials);
  const paid = await post('/api/transactions/v3/paid', {}, { Authorization: `Bearer ${sessionId}` });
  return paid.transactions.map(({ receiptCode }: { receiptCode: string }) => receiptCode);
}

test('in the ten-minute guide a payment is requested and received, and its webhook arrives', async () => {
  const secrets = [...sandbox.output().matchAll(/whsec_\S+/g)].join(',');
  const receiver = await startSaved('receive.mjs', { 3000: hooks }, { WEBHOOK_SECRETS: secrets });
  const collector = await startSaved('collect.mjs', { 4173: new URL(sandbox.url).port });
  await collector.line(/^Q125\.50 requested/);
  await accept();

  const printed = await collector.line(/^Paid, receipt \S+/);
  assert.is(await collector.ended, 0);
  assert.ok((await paidReceipts()).includes(printed.replace('Paid, receipt ', '')), printed);
  await receiver.line(/^Paid: Q125\.50/);
});

/** The code of a block, with addresses that exist here and a day of the sample data. */
function here(code: string): string {
  const yesterday = new Date(Date.now() - 86_400_000).toLocaleDateString('sv', {
    timeZone: 'America/Guatemala',
  });
  return code
    .replaceAll(/http:\/\/localhost:4173|https:\/\/pagos\.example\.gt/g, sandbox.url)
    .replaceAll('2026-11-20', yesterday);
}

/** Runs the blocks of a document in the reader's project, and returns what each of them printed. */
async function runBlocks(document: string, examples: readonly DocumentationExample[]): Promise<string[]> {
  const receiver = await savedProgram(GUIDE, 'receive.mjs');
  const blocks = (await codeBlocksOf(document)).filter(
    ({ language, code }) => language === 'ts' && code !== receiver,
  );
  const unknown = blocks.filter(({ code }, index) => !code.includes(examples[index]?.has ?? code));
  assert.is(
    blocks.length,
    examples.length,
    'test/package/support/documentation-example-cases.ts has an example for every block',
  );
  assert.equal(unknown, []);
  const { code } = await esbuild.transform(programOfDocument(blocks, examples), {
    loader: 'ts',
    format: 'esm',
  });
  await writeFile(path.join(project.folder, 'blocks.mjs'), acceptingAt(sandbox.url) + here(code));
  await writeFile(path.join(project.folder, 'identity.pdf'), pdf());
  const env = { PATH: process.env.PATH, WEBHOOK_KEY: 'luna-8c1f44', WEBHOOK_SECRET: 'whsec_luna' };
  const options = { cwd: project.folder, env, timeout: LONGEST_MS };
  // The output of a block includes its errors.
  const program = `${JSON.stringify(process.execPath)} blocks.mjs 2>&1`;
  return outputsOf((await promisify(exec)(program, options)).stdout);
}

for (const [document, examples] of Object.entries(DOCUMENTATION_EXAMPLES))
  test(`every block of ${document} does what it says`, async () => {
    const printed = await runBlocks(document, examples);
    assert.is(printed.length, examples.length);
    for (const [index, { has, prints }] of examples.entries())
      assert.ok(prints.test(printed[index] ?? ''), `${has} prints ${printed[index]}`);
  });

/** The commands of the documents in order, by their first words, with what they print. */
const RUN: [words: string, prints: RegExp][] = [
  ['npm init -y', /Wrote to/],
  ['curl -s http://localhost:4173/api/auth', /"sessionId":"[^"]+"/],
  ['curl -s http://localhost:4173/api/transactions', /"transactions":\[.*"serverTime"/],
  ['npx cobros-sandbox', /^\d+\.\d+\.\d+$/],
];
const NOT_RUN: Record<string, string> = {
  [installCommand('sdk')]: 'installs the project of these tests',
  [installCommand('sandbox')]: 'installs the sandbox of these tests',
  'npm run pack': 'the tests of the packages pack what they install as it does',
  'export COBROS=$PWD/dist/packages': 'the folder is another one here',
  'npx @stoplight/prism-cli': 'comes from the registry',
  'npm ci': 'asks the registry',
  'npm start': 'the tests of the server start what it starts',
  'npm test': 'runs this test',
};

test('every command of the documents is either run or listed as not run', async () => {
  const documents = [...Object.keys(DOCUMENTATION_EXAMPLES), 'sandbox/README.md', 'README.md'];
  const blocks = (await Promise.all(documents.map(codeBlocksOf))).flat();
  const lines = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => code.replaceAll('\\\n', '').split(/\n|&&/));
  const commands = lines.map((line) => line.trim()).filter((line) => /^[^#]/.test(line));
  const known = [...RUN.map(([words]) => words), ...Object.keys(NOT_RUN)];
  const begins = (command: string) => known.find((words) => command.startsWith(words));
  assert.equal(new Set(commands.map(begins)), new Set(known));

  let sessionId = 'SESSION_ID';
  for (const [words, prints] of RUN) {
    const command = commands.find((one) => one.startsWith(words)) ?? '';
    // The sandbox is already running.
    const own = words === 'npx cobros-sandbox' ? `${command} --version` : command;
    const { folder: cwd } = own === command ? project : ofSandbox;
    const options = { cwd, env: { PATH: process.env.PATH }, timeout: LONGEST_MS };
    const { stdout } = await promisify(exec)(here(own).replace('SESSION_ID', sessionId), options);
    assert.match(stdout.trim(), prints, own);
    sessionId = /"sessionId":"([^"]+)/.exec(stdout)?.[1] ?? sessionId;
  }
});
