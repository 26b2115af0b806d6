import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runConformance } from '../../conformance/src/conformance-command.ts';
import { payerCommand } from '../../conformance/src/payer-command.ts';
import { FAULTS, type Fault } from '../planted-faults/support/planted-backend-faults.ts';
import { CONFORMANCE_USERS, conformanceRuns } from '../support/conformance-runs.ts';
import { startDocumentedProgram } from '../support/run-documented-program.ts';
import { assert, serve, temporaryFolder, test } from '../support/suite.ts';

const { sandbox, check, decide, countOf } = await conformanceRuns();

test('stopping the command removes what the run has created', async () => {
  const file = path.join(await temporaryFolder(), 'users.json');
  await writeFile(file, JSON.stringify(CONFORMANCE_USERS));
  const { url } = await serve(sandbox.handle);
  const before = await countOf();
  const words = ['--base-url', `${url}/api`, '--users', file];
  const code = `process.argv.push(...${JSON.stringify(words)}); await import('./main.ts');`;
  const program = await startDocumentedProgram('conformance/src/conformance.ts', code);
  await program.line(/^ok +requests-2/);
  await program.stop();
  assert.is(await program.ended, 2);
  assert.equal(await countOf(), before);
});

for (const [what, command] of [
  ['does not exist', 'cobros-pagador-que-no-existe'],
  ['is too long to be started', `echo ${'x'.repeat(200_000)}`],
] as const)
  test(`a payer command that ${what} ends the run with a one-sentence message, and nothing is left behind`, async () => {
    const before = await countOf();
    const running = check('payments', undefined, { payer: payerCommand(command) });
    const message = await running.then(String, (error: Error) => error.message);
    assert.match(message, /^The payer command cannot start: [^\n]+$/);
    assert.equal(await countOf(), before);
  });

test('without a payer, checks that need one are listed as not run', async () => {
  const results = await check('payments', undefined, { payer: undefined });
  assert.ok(results.length > 0);
  assert.ok(results.every(({ outcome }) => outcome.kind === 'not-run'));
});

const TOLD = `fetch(process.env.PAYER_URL + '/' + process.env.PAYER_ACTION + '/' + process.env.PAYMENT_REQUEST_ID, { method: 'POST' })`;

test('the command reports on the terminal, in JUnit and in JSON, and exits with 1 if a check fails', async () => {
  const folder = await temporaryFolder();
  const file = (name: string) => path.join(folder, name);
  let fault: Fault = (request, next) => next(request);
  const { url } = await serve(async (request) => {
    const [, action, id = ''] = /\/payer\/(accept|reject)\/(.+)/.exec(request.url) ?? [];
    if (!action) return fault(request, sandbox.handle);
    await decide(action as 'accept' | 'reject', id);
    return new Response();
  });
  process.env.PAYER_URL = `${url}/payer`;
  await writeFile(file('users.json'), JSON.stringify(CONFORMANCE_USERS));
  const lines: string[] = [];
  const run = (...more: string[]) =>
    runConformance(['--base-url', `${url}/api/`, '--users', file('users.json'), ...more], (line) =>
      lines.push(line),
    );
  const payerOption = ['--payer-command', `"${process.execPath}" -e "${TOLD}"`];
  assert.is(await run('--only=payments-1', ...payerOption), 0, lines.join('\n'));
  assert.match(lines[0] ?? '', /^The run creates one cashier/);
  assert.match(lines.join('\n'), '1 passed, 0 failed, 0 not run');

  fault = FAULTS.find(({ named }) => named === 'files-1')?.fault() ?? fault;
  const reports = ['--junit', file('junit.xml'), '--json', file('report.json')];
  assert.is(await run('--only=files', ...reports), 1);
  assert.match(lines.join('\n'), /FAIL\s+files-1/);
  assert.match(await readFile(file('junit.xml'), 'utf8'), /tests="4" failures="4" skipped="0"/);
  const report = JSON.parse(await readFile(file('report.json'), 'utf8'));
  assert.equal([report.passed, report.failed, report.checks[0].id], [0, 4, 'files-1']);

  assert.is(await runConformance(['--base-url', url], () => undefined), 2);
  assert.is(await run('--only=mony'), 2);
  assert.is(lines.at(-1), 'There is no check whose id begins with "mony"');
  await writeFile(
    file('users.json'),
    JSON.stringify({ ...CONFORMANCE_USERS, cashier: { username: 'caja' } }),
  );
  assert.is(await run(), 2);
  assert.match(lines.at(-1) ?? '', 'users.json has no username and password of "cashier"');
  await writeFile(file('users.json'), '{ "cashier": ');
  assert.is(await run(), 2);
  assert.match(lines.at(-1) ?? '', 'users.json is no JSON: ');
});
