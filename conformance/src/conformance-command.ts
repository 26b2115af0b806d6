import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createCheckedBackend } from './checked-backend.ts';
import { Misfit } from './expect.ts';
import { payerCommand } from './payer-command.ts';
import { readUsers } from './read-users.ts';
import { jsonReport } from './report/json.ts';
import { junitReport } from './report/junit.ts';
import { countsOf, terminalLine, terminalSummary } from './report/terminal.ts';
import { runChecks } from './run-checks.ts';
import { openWebhookReceiver } from './webhook-receiver.ts';

const CREATED = `The run creates one cashier in the branch of the given cashier, another from a sheet if the backend has imports, and
requests of up to 999,999.99; at its end, also after Ctrl+C, it cancels the requests and deletes the cashiers. With a payer
some payments, refunds and closings of the first remain.`;

const HELP = `Proves that a backend fits the business API.

Usage: cobros-conformance --base-url <url> --users <file> [options]

  --base-url <url>         address of the API, such as https://pagos.example.gt/api
  --users <file>           JSON with admin, branchAdmin, cashier and otherAdmin (optional), each
                           { "username": …, "password": … }, and appUser, a username
  --payer-command <text>   a command that accepts or rejects the request named by PAYER_ACTION, APP_USER,
                           PAYMENT_REQUEST_ID and TRANSACTION_ID; without it payments and closings are not checked
  --webhook-port <port>    a port of this machine to receive webhooks on; without it they are not checked
  --webhook-url <url>      that port's address as the backend reaches it; by default http://localhost:<port>/conformance
  --only <text>            only this check, or those whose id begins so, such as money
  --junit <file>           also writes the results as JUnit XML
  --json <file>            also writes the results as JSON

${CREATED}

Ends with 1 if the backend does not fit, and with 2 if the checks could not be run or were stopped.`;

const OPTIONS = {
  'base-url': { type: 'string' },
  users: { type: 'string' },
  'payer-command': { type: 'string' },
  'webhook-port': { type: 'string' },
  'webhook-url': { type: 'string' },
  only: { type: 'string' },
  junit: { type: 'string' },
  json: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/**
 * Runs the command with these arguments and prints line by line.
 * @returns the exit code: 0 if the backend fits, 1 if not, 2 if the checks could not be run or were stopped by the signal
 */
export async function runConformance(
  args: readonly string[],
  print: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> {
  try {
    return await check(args, print, signal);
  } catch (error) {
    print(error instanceof Misfit ? `The checks cannot begin: ${error.message}` : (error as Error).message);
    return 2;
  }
}

async function check(
  args: readonly string[],
  print: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const { 'base-url': baseUrl, users, 'payer-command': command, 'webhook-port': port } = values;
  if (values.help || !baseUrl || !users) {
    print(HELP);
    return values.help ? 0 : 2;
  }
  print(`${CREATED}\n`);
  const webhooks = port ? await openWebhookReceiver(Number(port), values['webhook-url']) : undefined;
  try {
    const results = await runChecks(createCheckedBackend(baseUrl), {
      users: await readUsers(users),
      payer: command ? payerCommand(command) : undefined,
      webhooks,
      only: values.only,
      signal,
      onResult: (result) => print(terminalLine(result)),
      onLeftBehind: (thing) => print(`Left behind: ${thing}`),
    });
    print(`\n${terminalSummary(results)}`);
    if (values.junit) await writeFile(values.junit, junitReport(results));
    if (values.json) await writeFile(values.json, jsonReport(baseUrl, results));
    if (signal?.aborted) return 2;
    return countsOf(results).failed > 0 ? 1 : 0;
  } finally {
    await webhooks?.close();
  }
}
