import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { test } from 'uvu';
import { acceptRequest, rejectRequest } from '#sandbox/money/transactions/app-user-actions.ts';
import { createWebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';
import type { Payer } from '../../conformance/src/check-context.ts';
import { createCheckedBackend, type Fetch } from '../../conformance/src/checked-backend.ts';
import { runChecks } from '../../conformance/src/run-checks.ts';
import { openWebhookReceiver } from '../../conformance/src/webhook-receiver.ts';
import type { Fault } from '../planted-faults/support/planted-backend-faults.ts';
import { appUserAnswers } from './app-user-answers.ts';
import { openSandbox } from './in-process-sandbox.ts';
import { PASSWORD } from './insert-fixture.ts';

const withPassword = (username: string) => ({ username, password: PASSWORD });
/** The users of the fixture with whom the conformance command runs. */
export const CONFORMANCE_USERS = {
  admin: withPassword('tiendaluna'),
  branchAdmin: withPassword('tiendaluna-centro'),
  cashier: withPassword('tiendaluna-centro-caja1'),
  otherAdmin: withPassword('cafesol'),
  appUser: 'maria.lopez',
};

/** Conformance checks of a sandbox that is closed after the tests of a file. */
export async function conformanceRuns() {
  const runs = await openConformanceRuns();
  test.after(runs.close);
  return runs;
}

export async function openConformanceRuns() {
  const webhooks = await openWebhookReceiver(0);
  const sandbox = await openSandbox(undefined, createWebhookSender({ allowPrivate: true }));
  const maria = appUserAnswers(sandbox.database, 'maria.lopez');
  const decide = async (action: 'accept' | 'reject', paymentRequestId: string | null) => {
    const act = action === 'accept' ? acceptRequest : rejectRequest;
    await act(sandbox.database, await maria(paymentRequestId));
  };
  const payer: Payer = (action, { paymentRequestId }) => decide(action, paymentRequestId);

  /** The API, with the request id that its server gives to every response. */
  const identified: Fetch = async (request) => {
    // Without a turn of the event loop, no time limit could stop an endless run.
    await setImmediate();
    const response = await sandbox.handle(request);
    response.headers.set('X-Request-Id', randomUUID());
    return response;
  };

  const check = (only: string, fault: Fault = (request, next) => next(request), settings = {}) => {
    const fetch: Fetch = (request) => fault(request, identified);
    const how = { users: CONFORMANCE_USERS, payer, webhooks, only, ...settings };
    return runChecks(createCheckedBackend('http://sandbox/api', fetch), how);
  };

  /** Everything that a run may leave behind: pending requests, active users and sessions. */
  const countOf = async (): Promise<unknown> => {
    const [row] = await sandbox.database.query(
      `select (select count(*) from transactions where status = 'pending') as requests,
         (select count(*) from users where status = 'active') as users, (select count(*) from sessions) as sessions`,
    );
    return row;
  };
  const close = async () => {
    await webhooks.close();
    await sandbox.close();
  };
  return { sandbox, webhooks, check, decide, countOf, close };
}
