import { spawn } from 'node:child_process';
import type { Payer } from './check-context.ts';
import { Misfit } from './expect.ts';

/**
 * A payer that runs a command of the caller's, in a shell, with `PAYER_ACTION` (accept or reject), `APP_USER`,
 * `PAYMENT_REQUEST_ID` and `TRANSACTION_ID` in its environment. It must end with 0 once the request is decided.
 */
export function payerCommand(command: string): Payer {
  return async (action, { friUser, paymentRequestId, id }) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        PAYER_ACTION: action,
        APP_USER: friUser.username,
        PAYMENT_REQUEST_ID: paymentRequestId ?? '',
        TRANSACTION_ID: id,
      },
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    if (code !== 0) throw new Misfit(`the payer command ended with ${code}: ${output.trim()}`);
  };
}
