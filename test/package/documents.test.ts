import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { savedProgram } from '../support/code-blocks.ts';
import { installPacked, type PackedProject } from '../support/pack.ts';
import { type PackedSandbox, startPackedSandbox } from '../support/packed-sandbox.ts';
import { follow, type RunningProgram } from '../support/run-program.ts';

const test = suite('the ten minutes of the guide, from empty folders');

const GUIDE = 'docs/api/guide.md';
const NOTE = '2 cafés y pan dulce';

let projects: PackedProject[] = [];
let sandbox: PackedSandbox | undefined;
const running: RunningProgram[] = [];

test.after(async () => {
  await Promise.all(running.map((program) => program.stop()));
  await sandbox?.stop();
  await Promise.all(projects.map((project) => project.remove()));
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Saves a program of the guide in the reader's project and starts it. Only the ports are others. */
async function startSaved(
  project: PackedProject,
  name: string,
  ports: Record<string, string>,
  variables: Record<string, string> = {},
): Promise<RunningProgram> {
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

async function post(url: string, body?: object) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  assert.ok(response.ok, `${url} responds ${response.status}`);
  return response.json();
}

/** Accepts the request that the program of the guide has sent, as the reader does at the simulated phone. */
async function accept(url: string): Promise<void> {
  const phone = `${url}/sandbox/v1/users/maria.lopez/requests`;
  const { requests } = (await (await fetch(phone)).json()) as {
    requests: { paymentRequestId: string; note: string; amount: number }[];
  };
  const sent = requests.filter(({ note, amount }) => note === NOTE && amount === 125.5).at(-1);
  await post(`${phone}/${sent?.paymentRequestId}/accept`);
}

/** The receipts of the last payments of the cashier, without the SDK. */
async function paidReceipts(url: string): Promise<string[]> {
  const credentials = { username: 'tiendaluna-centro-caja1', password: 'Cobros#2026' };
  const { responseContent: session } = await post(`${url}/api/auth/v3/credentials`, {
    requestContent: credentials,
  });
  const response = await fetch(`${url}/api/transactions/v3/paid`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session.sessionId}` },
    body: JSON.stringify({ requestContent: {} }),
  });
  const { responseContent } = await response.json();
  return responseContent.transactions.map(({ receiptCode }: { receiptCode: string }) => receiptCode);
}

test('sandbox and SDK are installed, a payment is requested and arrives, and its webhook is received', async () => {
  projects = await Promise.all(['sandbox', 'sdk'].map((name) => installPacked(name, { built: true })));
  const [ofSandbox, ofReader] = projects as [PackedProject, PackedProject];
  const hooks = String(await freePort());
  sandbox = await startPackedSandbox(ofSandbox, '--forward-webhooks', `http://localhost:${hooks}/webhooks`);
  const secrets = [...sandbox.output().matchAll(/whsec_\S+/g)].join(',');

  const receiver = await startSaved(ofReader, 'receive.mjs', { 3000: hooks }, { WEBHOOK_SECRETS: secrets });
  const collector = await startSaved(ofReader, 'collect.mjs', { 4173: new URL(sandbox.url).port });
  await collector.line(/^Q125\.50 requested/);
  await accept(sandbox.url);

  const printed = await collector.line(/^Paid, receipt \S+/);
  assert.is(await collector.ended, 0);
  assert.ok((await paidReceipts(sandbox.url)).includes(printed.replace('Paid, receipt ', '')), printed);
  await receiver.line(/^Paid: Q125\.50/);
});

test.run();
