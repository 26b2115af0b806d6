import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Payer } from '../../conformance/src/check-context.ts';
import { createCheckedBackend, type Fetch } from '../../conformance/src/checked-backend.ts';
import { runConformance } from '../../conformance/src/conformance-command.ts';
import { expectSame } from '../../conformance/src/expect.ts';
import { payerCommand } from '../../conformance/src/payer-command.ts';
import { runChecks } from '../../conformance/src/run-checks.ts';
import { openWebhookReceiver } from '../../conformance/src/webhook-receiver.ts';
import { listen } from '../../sandbox/listen.ts';
import { acceptRequest, rejectRequest } from '../../sandbox/rules/transactions/app-user-actions.ts';
import { createWebhookSender } from '../../sandbox/webhooks/webhook-sender.ts';
import { FAULTS, type Fault } from '../planted-faults/support/planted-backend-faults.ts';
import { appUserAnswers } from '../support/app-user-answers.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { PASSWORD } from '../support/insert-fixture.ts';
import { startDocumentedProgram } from '../support/run-documented-program.ts';

const sandbox = await openSandbox(undefined, createWebhookSender({ allowPrivate: true }));
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
const maria = appUserAnswers(sandbox.database, 'maria.lopez');
async function decide(action: 'accept' | 'reject', paymentRequestId: string | null) {
  const act = action === 'accept' ? acceptRequest : rejectRequest;
  await act(sandbox.database, await maria(paymentRequestId));
}
const payer: Payer = (action, { paymentRequestId }) => decide(action, paymentRequestId);

/** The API, with the request id that its server gives to every response. */
const identified: Fetch = async (request) => {
  const response = await sandbox.handle(request);
  response.headers.set('X-Request-Id', randomUUID());
  return response;
};

const check = (only: string, fault: Fault = (request, next) => next(request), settings = {}) => {
  const fetch: Fetch = (request) => fault(request, identified);
  return runChecks(createCheckedBackend('http://sandbox/api', fetch), {
    users,
    payer,
    webhooks,
    only,
    ...settings,
  });
};

test('the sandbox passes every check', async () => {
  const results = await check('');
  const failed = results.filter(({ outcome }) => outcome.kind !== 'passed');
  assert.equal(failed, []);
  const planted = new Set(FAULTS.map(({ named }) => named));
  assert.equal(
    results.map(({ id }) => id).filter((id) => !planted.has(id)),
    [],
    'every rule has a fault that it names',
  );
});

for (const { fault, what, named } of FAULTS) {
  test(`${named} fails for a backend that ${what}`, async () => {
    const [result] = await check(named, fault());
    assert.match(result?.outcome.kind ?? '', /^(failed|warned)$/, `${named} passed`);
  });
}

/** Everything that a run may leave behind: pending requests, active users and sessions. */
async function countOf(): Promise<unknown> {
  const [row] = await sandbox.database.query(
    `select (select count(*) from transactions where status = 'pending') as requests,
       (select count(*) from users where status = 'active') as users, (select count(*) from sessions) as sessions`,
  );
  return row;
}

test('a run leaves nothing behind', async () => {
  const before = await countOf();
  await check('requests');
  await check('idempotency-2', FAULTS.find(({ named }) => named === 'idempotency-2')?.fault());
  assert.equal(await countOf(), before);
});

test('a request whose response does not match the description is also canceled', async () => {
  const before = await countOf();
  const [result] = await check('requests-2', async (request, next) => {
    const response = await next(request);
    if (!request.url.endsWith('/requests/send') || response.status !== 200) return response;
    const body = await response.json();
    delete body.responseContent.transaction.status;
    return Response.json(body);
  });
  assert.is(result?.outcome.kind, 'failed');
  assert.equal(await countOf(), before);
});

test('a run that cannot begin leaves nothing behind', async () => {
  const before = await countOf();
  const beginning = check('', undefined, { users: { ...users, appUser: 'nadie.zzz' } });
  assert.match(await beginning.then(String, ({ message }) => message), 'verify-user responds 404');
  assert.equal(await countOf(), before);
});

test('the run names whatever it could not remove', async () => {
  const left: string[] = [];
  const refused = { responseContent: null, info: { title: 'Cajas', message: 'Hoy no' } };
  const fault: Fault = async (request, next) =>
    request.url.endsWith('/users/v3/delete') ? Response.json(refused, { status: 422 }) : next(request);
  await check('files', fault, { onLeftBehind: (thing: string) => left.push(thing) });
  assert.match(left.join(), /^the cashier \S+ \(Hoy no\)$/);
});

test('a backend that does not respond fails the check instead of blocking it', async () => {
  const backend = createCheckedBackend(
    'http://sandbox/api',
    (request) => once(request.signal, 'abort') as never,
    5,
  );
  const calling = backend.post('/transactions/v3/pending', {});
  assert.match(await calling.then(String, ({ message }) => message), 'pending gets no complete response');
});

test('a webhook whose body breaks off does not end the run', async () => {
  const { port } = new URL(webhooks.url);
  const socket = connect(Number(port));
  socket.end('POST /conformance HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf');
  await once(socket.resume(), 'close');
  const before = webhooks.received.length;
  await fetch(webhooks.url, { method: 'POST', body: 'whole' });
  assert.is(webhooks.received.length, before + 1);
});

test('stopping the command removes what the run has created', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cobros-conformance-'));
  const file = path.join(folder, 'users.json');
  await writeFile(file, JSON.stringify(users));
  const server = await listen(sandbox.handle, { port: 0, host: 'localhost' });
  const before = await countOf();
  try {
    const words = ['--base-url', `http://localhost:${server.port}/api`, '--users', file];
    const code = `process.argv.push(...${JSON.stringify(words)}); await import('./main.ts');`;
    const program = await startDocumentedProgram('conformance/src/conformance.ts', code);
    await program.line(/^ok +requests-2/);
    await program.stop();
    assert.is(await program.ended, 2);
    assert.equal(await countOf(), before);
  } finally {
    await server.stop(0);
    await rm(folder, { recursive: true });
  }
});

test('two runs in a row get no 429', async () => {
  for (let run = 1; run <= 7; run += 1) {
    const [result] = await check('sessions-1');
    assert.equal([run, result?.outcome.kind], [run, 'passed']);
  }
});

for (const [what, command] of [
  ['does not exist', 'cobros-pagador-que-no-existe'],
  ['is too long to be started', `echo ${'x'.repeat(200_000)}`],
] as const) {
  test(`a payer command that ${what} ends the run with a one-sentence message, and nothing is left behind`, async () => {
    const before = await countOf();
    const running = check('payments', undefined, { payer: payerCommand(command) });
    const message = await running.then(String, (error: Error) => error.message);
    assert.match(message, /^The payer command cannot start: [^\n]+$/);
    assert.equal(await countOf(), before);
  });
}

test('a difference between lists is reported on one line', () => {
  const ids = (from: number) => Array.from({ length: 30 }, (_, index) => `tx_${from + index}`);
  const message = (actual: unknown): string => {
    try {
      expectSame(actual, ids(10), 'The rows');
      return 'no difference';
    } catch (error) {
      return (error as Error).message;
    }
  };
  assert.is(
    message(ids(15)),
    'The rows: 30 entries instead of 30; without "tx_10", "tx_11", "tx_12" and 2 more; with "tx_40", "tx_41", "tx_42" and 2 more; ' +
      'the first difference at entry 1: "tx_15" instead of "tx_10"',
  );
  assert.is(
    message(ids(10).toSpliced(2, 2, 'tx_13', 'tx_12')),
    'The rows: 30 entries instead of 30; the first difference at entry 3: "tx_13" instead of "tx_12"',
  );
});

test('without a payer, checks that need one are listed as not run', async () => {
  const results = await check('payments', undefined, { payer: undefined });
  assert.ok(results.length > 0);
  assert.ok(results.every(({ outcome }) => outcome.kind === 'not-run'));
});

const TOLD = `fetch(process.env.PAYER_URL + '/' + process.env.PAYER_ACTION + '/' + process.env.PAYMENT_REQUEST_ID, { method: 'POST' })`;

test('the command reports on the terminal, in JUnit and in JSON, and exits with 1 if a check fails', async () => {
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
    runConformance(['--base-url', `${origin}/api/`, '--users', file('users.json'), ...more], (line) =>
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
    assert.match(await readFile(file('junit.xml'), 'utf8'), /tests="4" failures="4" skipped="0"/);
    const report = JSON.parse(await readFile(file('report.json'), 'utf8'));
    assert.equal([report.passed, report.failed, report.checks[0].id], [0, 4, 'files-1']);

    assert.is(await runConformance(['--base-url', origin], () => undefined), 2);
    assert.is(await run('--only=mony'), 2);
    assert.is(lines.at(-1), 'There is no check whose id begins with "mony"');
    await writeFile(file('users.json'), JSON.stringify({ ...users, cashier: { username: 'caja' } }));
    assert.is(await run(), 2);
    assert.match(lines.at(-1) ?? '', 'users.json has no username and password of "cashier"');
  } finally {
    await listener.stop(0);
    await rm(folder, { recursive: true });
  }
});
