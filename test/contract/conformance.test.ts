import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createBackend, type Fetch } from '../../conformance/src/backend.ts';
import type { Payer } from '../../conformance/src/bench.ts';
import { runCommand } from '../../conformance/src/command.ts';
import { runChecks } from '../../conformance/src/run-checks.ts';
import { openWebhookReceiver } from '../../conformance/src/webhook-receiver.ts';
import { listen } from '../../sandbox/listen.ts';
import { acceptRequest, rejectRequest } from '../../sandbox/rules/transactions/app-user-actions.ts';
import { createWebhookClient } from '../../sandbox/webhooks/client.ts';
import { appUserAnswer } from '../support/app-user-answer.ts';
import { PASSWORD } from '../support/insert-fixture.ts';
import { FAULTS, type Fault } from '../support/planted-faults.ts';
import { openSandbox } from '../support/sandbox.ts';

const sandbox = await openSandbox(undefined, createWebhookClient({ allowPrivate: true }));
const webhooks = await openWebhookReceiver(0);
test.after(async () => {
  await webhooks.close();
  await sandbox.close();
});

const withPassword = (username: string) => ({ username, password: PASSWORD });
const users = {
  admin: withPassword('tiendaluna'),
  branchAdmin: withPassword('tiendaluna-centro'),
  cashier: withPassword('tiendaluna-centro-caja1'),
  otherAdmin: withPassword('cafesol'),
  appUser: 'maria.lopez',
};
const maria = appUserAnswer(sandbox.database, 'maria.lopez');
async function decide(action: 'accept' | 'reject', paymentRequestId: string | null) {
  const act = action === 'accept' ? acceptRequest : rejectRequest;
  await act(sandbox.database, await maria(paymentRequestId));
}
const payer: Payer = (action, { paymentRequestId }) => decide(action, paymentRequestId);

const check = (only: string, fault: Fault = (request, next) => next(request), settings = {}) => {
  const fetch: Fetch = (request) => fault(request, sandbox.handle);
  return runChecks(createBackend('http://sandbox/api', fetch), { users, payer, webhooks, only, ...settings });
};

test('the sandbox keeps every rule', async () => {
  const results = await check('');
  const failed = results.filter(({ outcome }) => outcome.kind !== 'passed');
  assert.equal(failed, []);
  assert.ok(results.length >= 45, `${results.length} checks`);
});

for (const { fault, what, named } of FAULTS) {
  test(`${named} names a backend that ${what}`, async () => {
    const [result] = await check(named, fault());
    assert.is(result?.outcome.kind, 'failed', `${named} passed`);
  });
}

test('a run leaves no pending request and no cashier behind', async () => {
  const countOf = async (table: string, status: string) => {
    const [row] = await sandbox.database.query<{ total: number }>(
      `select count(*) as total from ${table} where status = '${status}'`,
    );
    return row?.total;
  };
  const before = [await countOf('transactions', 'pending'), await countOf('users', 'active')];
  await check('requests');
  assert.equal([await countOf('transactions', 'pending'), await countOf('users', 'active')], before);
});

test('checks that need somebody to pay are named as not run without a payer', async () => {
  const results = await check('payments', undefined, { payer: undefined });
  assert.ok(results.length > 0);
  assert.ok(results.every(({ outcome }) => outcome.kind === 'not-run'));
});

const TOLD = `fetch(process.env.PAYER_URL + '/' + process.env.PAYER_ACTION + '/' + process.env.PAYMENT_REQUEST_ID, { method: 'POST' })`;

test('the command reports on the terminal, in JUnit and in JSON, and ends with 1 on a misfit', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cobros-conformance-'));
  const file = (name: string) => path.join(folder, name);
  let fault: Fault = (request, next) => next(request);
  const listener = await listen(
    async (request) => {
      const [, action, id = ''] = /\/payer\/(accept|reject)\/(.+)/.exec(request.url) ?? [];
      if (!action) return fault(request, sandbox.handle);
      await decide(action as 'accept' | 'reject', id);
      return new Response();
    },
    { port: 0, host: 'localhost' },
  );
  const origin = `http://localhost:${listener.port}`;
  process.env.PAYER_URL = `${origin}/payer`;
  await writeFile(file('users.json'), JSON.stringify(users));
  const lines: string[] = [];
  const run = (...more: string[]) =>
    runCommand(['--base-url', `${origin}/api/`, '--users', file('users.json'), ...more], (line) =>
      lines.push(line),
    );
  try {
    const payerOption = ['--payer-command', `"${process.execPath}" -e "${TOLD}"`];
    assert.is(await run('--only=payments-1', ...payerOption), 0, lines.join('\n'));
    assert.match(lines.join('\n'), '1 passed, 0 failed, 0 not run');

    fault = FAULTS.find(({ named }) => named === 'files-1')?.fault() ?? fault;
    const reports = ['--junit', file('junit.xml'), '--json', file('report.json')];
    assert.is(await run('--only=files', ...reports), 1);
    assert.match(lines.join('\n'), /FAIL\s+files-1/);
    assert.match(await readFile(file('junit.xml'), 'utf8'), /tests="2" failures="2" skipped="0"/);
    const report = JSON.parse(await readFile(file('report.json'), 'utf8'));
    assert.equal([report.passed, report.failed, report.checks[0].id], [0, 2, 'files-1']);

    assert.is(await runCommand(['--base-url', origin], () => undefined), 2);
  } finally {
    await listener.stop(0);
    await rm(folder, { recursive: true });
  }
});

test.run();
