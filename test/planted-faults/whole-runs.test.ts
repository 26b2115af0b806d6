import { setImmediate } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createCheckedBackend } from '../../conformance/src/checked-backend.ts';
import { runChecks } from '../../conformance/src/run-checks.ts';
import { openWebhookReceiver } from '../../conformance/src/webhook-receiver.ts';
import { acceptRequest, rejectRequest } from '../../sandbox/rules/transactions/app-user-actions.ts';
import { createWebhookSender } from '../../sandbox/webhooks/webhook-sender.ts';
import { appUserAnswers } from '../support/app-user-answers.ts';
import { CONFORMANCE_USERS } from '../support/conformance-users.ts';
import { openSandbox } from '../support/in-process-sandbox.ts';
import { FAULTS, type Fault } from './support/planted-backend-faults.ts';

/** The checks that do not pass in a run on new data. */
async function findingsOf(planted: Fault): Promise<string[]> {
  const sandbox = await openSandbox(undefined, createWebhookSender({ allowPrivate: true }));
  const webhooks = await openWebhookReceiver(0);
  try {
    const maria = appUserAnswers(sandbox.database, 'maria.lopez');
    const backend = createCheckedBackend('http://sandbox/api', (request) =>
      planted(request, async (asked) => {
        // The database is in this process: without a turn of the event loop, no time limit could stop an endless run.
        await setImmediate();
        const response = await sandbox.handle(asked);
        response.headers.set('X-Request-Id', 'whole-run');
        return response;
      }),
    );
    const results = await runChecks(backend, {
      users: CONFORMANCE_USERS,
      webhooks,
      async payer(action, { paymentRequestId }) {
        const act = action === 'accept' ? acceptRequest : rejectRequest;
        await act(sandbox.database, await maria(paymentRequestId));
      },
    });
    return results.filter(({ outcome }) => outcome.kind !== 'passed').map(({ id }) => id);
  } finally {
    await webhooks.close();
    await sandbox.close();
  }
}

test('a whole run finds nothing in a backend without a planted fault', async () => {
  assert.equal(await findingsOf((request, next) => next(request)), []);
});

for (const { fault, what, named } of FAULTS) {
  test(`a whole run finds the fault of a backend that ${what}`, async () => {
    const found = await findingsOf(fault());
    assert.ok(found.includes(named), `${named} is not among ${found.join(', ') || 'the findings: none'}`);
  });
}
