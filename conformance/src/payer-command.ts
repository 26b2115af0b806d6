import { spawn } from 'node:child_process';
import type { Payer } from './check-context.ts';
import { CannotGoOn, Misfit } from './expect.ts';

/** The exit code of a shell that cannot start a command. */
const [NOT_EXECUTABLE, NOT_FOUND] = [126, 127];

/**
 * A payer that runs the caller's command in a shell, with `PAYER_ACTION` (accept or reject), `APP_USER`,
 * `PAYMENT_REQUEST_ID` and `TRANSACTION_ID` in its environment. It must exit with 0 once the request is decided. If it
 * cannot start, it throws {@link CannotGoOn}, because no further payment could be made.
 */
export function payerCommand(command: string): Payer {
  return async (action, { friUser, paymentRequestId, id }) => {
    const child = start(command, {
      PAYER_ACTION: action,
      APP_USER: friUser?.username ?? '',
      PAYMENT_REQUEST_ID: paymentRequestId ?? '',
      TRANSACTION_ID: id,
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', ({ message }) => reject(cannotStart(message)));
      child.once('close', resolve);
    });
    if (code === NOT_EXECUTABLE || code === NOT_FOUND) throw cannotStart(output);
    if (code !== 0) throw new Misfit(`the payer command ended with ${code}: ${output.trim()}`);
  };
}

function start(command: string, variables: Record<string, string>) {
  try {
    return spawn(command, {
      shell: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...variables },
    });
  } catch (error) {
    throw cannotStart((error as Error).message);
  }
}

const cannotStart = (why: string) =>
  new CannotGoOn(`The payer command cannot start: ${why.trim().replaceAll(/\s+/g, ' ')}`);
