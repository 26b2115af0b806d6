import type { Database } from '#sandbox/ground/db/database.ts';
import { migrate } from '#sandbox/ground/db/migrate.ts';
import { openPgliteMemory } from '#sandbox/ground/db/pglite.ts';
import { acceptRequest, pay, rejectRequest } from '#sandbox/money/transactions/app-user-actions.ts';
import { payByCode } from '#sandbox/money/transactions/pay-by-code.ts';
import { SEED_PASSWORD } from '#sandbox/operation/seed/demo-sign-ins.ts';
import { seedIfEmpty } from '#sandbox/operation/seed/seed.ts';
import type { WebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import { captchaToken } from '../../support/captcha-token.ts';
import { deliverDueWebhooks } from '../../support/deliver-due.ts';
import { latestMail, openSandbox, type TestSandbox } from '../../support/suite.ts';
import { fixChance } from '../support/fixed-clock-and-random.ts';
import { makeAdministrativeUserCalls } from './administrative-user-calls.ts';
import { makeBranchCalls } from './branch-calls.ts';
import { makeCashierCalls, makeImportCalls } from './cashier-calls.ts';
import { closeEarlierDays, makeClosingCalls, returnDeposit } from './closing-calls.ts';
import { makeFailedCalls } from './failed-calls.ts';
import { makeNotificationCalls, moveBranchToSecondVersion } from './notification-calls.ts';
import { makeDownloadCalls, makeMistakenPaymentCalls, makePaymentCalls } from './payment-calls.ts';
import { makeGoodbyeCalls, makeProfileCalls } from './profile-calls.ts';
import { recordEvents } from './record-webhook-events.ts';
import { createRecorder, type MadeCall, type Recorder } from './recorder.ts';
import { makeSecondFactorCalls } from './second-factor-calls.ts';
import { makeSignUpCalls } from './sign-up-calls.ts';

// Ten in the morning in Guatemala.
const START = new Date('2026-11-20T16:00:00.000Z');

/** The people of the story, and what happens without a call of the API. */
export type Story = Awaited<ReturnType<typeof begin>>;

/** A day at Tienda Luna, starting from the seed data: every function of the SDK is called, and every webhook is received. */
export async function recordStory(afterCall?: (made: MadeCall) => Promise<void>) {
  const chance = fixChance(START);
  try {
    const { events, client } = recordEvents();
    const sandbox = await openSandbox(await openSeededDatabase(), client);
    try {
      const recorder = createRecorder(sandbox, chance, afterCall);
      const story = await begin(sandbox, recorder, client);
      await makeCalls(story);
      const { examples, acts } = recorder;
      return { examples, acts, events, failures: await makeFailedCalls(story) };
    } finally {
      await sandbox.close();
    }
  } finally {
    chance.restore();
  }
}

async function begin(sandbox: TestSandbox, { api, happen }: Recorder, client: WebhookSender) {
  const { database } = sandbox;
  /** The SDK of anybody who signs in. */
  const signIn = async (username: string) => {
    let sessionId: string | undefined;
    const signedIn = api({ getSessionId: () => sessionId });
    ({ sessionId } = await signedIn.auth.signIn({ username, password: SEED_PASSWORD }));
    return signedIn;
  };
  const decide = (act: typeof acceptRequest, username: string, paymentRequestId: string | null) =>
    happen('an app user decides', async () =>
      act(database, { username, paymentRequestId: paymentRequestId ?? '', now: await readClock(database) }),
    );
  return {
    sandbox,
    cashier: await signIn('tiendaluna-centro-caja1'),
    owner: await signIn('tiendaluna'),
    visitor: api({
      getCaptchaToken: async () => ({ ok: true, data: await captchaToken(sandbox.handle) }),
    }),
    signIn,
    happen,
    accept: (username: string, id: string | null) => decide(acceptRequest, username, id),
    reject: (username: string, id: string | null) => decide(rejectRequest, username, id),
    payTo: (
      to: 'branch' | 'cashier',
      username: string,
      order: { id: string; amount: number; note: string },
    ) =>
      happen('an app user pays', async () =>
        pay(database, { ...order, to, username, now: await readClock(database) }),
      ),
    payCharge: (username: string, link: string | null | undefined) =>
      happen('an app user scans a code', async () =>
        payByCode(database, { username, code: link ?? '', now: await readClock(database) }),
      ),
    /** Sends the webhooks that are due. */
    deliver: () => happen('webhooks are sent', () => deliverDueWebhooks(database, client)),
    /** The six-digit code in the latest e-mail to an address. */
    codeSentTo: async (address: string) => (await latestMail(database, address)).code,
  };
}

async function makeCalls(story: Story): Promise<void> {
  await closeEarlierDays(story);
  await story.cashier.auth.renewSession();
  await makeNotificationCalls(story);
  await makePaymentCalls(story);
  await makeClosingCalls(story);
  await moveBranchToSecondVersion(story);
  await makeMistakenPaymentCalls(story);
  await makeBranchCalls(story);
  await makeImportCalls(story);
  await makeDownloadCalls(story);
  await makeCashierCalls(story);
  await makeAdministrativeUserCalls(story);
  await makeProfileCalls(story);
  await makeSecondFactorCalls(story);
  await makeSignUpCalls(story);
  await makeGoodbyeCalls(story);
  await returnDeposit(story);
}

async function openSeededDatabase(): Promise<Database> {
  const database = await openPgliteMemory();
  await migrate(database);
  await seedIfEmpty(database, { now: new Date() });
  // Replaces a value that a migration makes at random, and one that the server makes.
  await database.query(`update captcha_key set value = 'example'`);
  await database.query(
    `insert into push_keys (public_key, private_key) values
       ('BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U', 'example')`,
  );
  return database;
}
