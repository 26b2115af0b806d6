import { createBusinessApi } from '@cobros/sdk';
import type { Database } from '#sandbox/ground/db/database.ts';
import { type DatabaseLocation, openDatabase } from '#sandbox/ground/db/open-database.ts';
import { createRandom } from '#sandbox/operation/seed/plan/random.ts';
import { countPending } from '#sandbox/out/notifications/claim-deliveries.ts';
import { createWebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';
import { advanceClock } from '#sandbox/terms/time/clock.ts';
import { deliverDueWebhooks } from '../support/deliver-due.ts';
import { PASSWORD } from '../support/insert-fixture.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';
import {
  assertKeyedCallsHold,
  assertWebhooksHold,
} from '../support/under-faults/keyed-call-and-webhook-checks.ts';
import { newStory, repeat } from '../support/under-faults/keyed-calls.ts';
import { actAtRandom, type Line } from '../support/under-faults/random-act.ts';
import { dataOf } from '../support/unwrap-result.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const CASHIERS = ['us_caja1', 'us_caja2', 'us_caja3'];
/** Longer than a server waits for a database that does not respond. */
const CALL_MS = 60_000;

export interface FaultsOptions {
  seed: number;
  /** The database of the server, and of the checks after it has stopped. */
  location: DatabaseLocation;
  environment?: Record<string, string>;
}

/** A business whose server is started and killed repeatedly while its cashiers and customers continue. */
export type BusinessUnderFaults = Awaited<ReturnType<typeof openBusinessUnderFaults>>;

export async function openBusinessUnderFaults({ seed, location, environment }: FaultsOptions) {
  const random = createRandom(seed);
  const story = newStory();
  const receiver = await startReceiver();
  let sessionId: string | undefined;

  const start = async () => {
    const server = await startServer({
      ...('databaseUrl' in location && { DATABASE_URL: location.databaseUrl }),
      DATA_DIR: 'dataDir' in location ? location.dataDir : '/unused',
      WEBHOOKS_ALLOW_PRIVATE: 'on',
      ...environment,
    });
    const api = createBusinessApi({
      baseUrl: `${server.url}/api`,
      getSessionId: () => sessionId,
      timeoutMs: CALL_MS,
    });
    if (sessionId === undefined) {
      ({ sessionId } = dataOf(await api.auth.signIn({ username: 'tiendaluna', password: PASSWORD })));
      const webhook = { webhookURL: receiver.url, webhookAPIKey: '', webhookAPIKeyHeader: '' };
      const method = { notificationMethod: 'webhook-v2', notificationMethodId: '3' } as const;
      const owner = { ownerId: 'us_caja1', level: 'BusinessUser' } as const;
      dataOf(await api.notifications.change({ ...method, ...webhook, ...owner }));
    }
    return { ...server, api, cashiers: CASHIERS, friUserId: 'au_maria' };
  };

  /** Repeats calls until every outcome is known. */
  const settle = async ({ api }: Line, goesOn = () => true) => {
    do await repeat(story, api, () => random.chance(0.05));
    while (goesOn() && story.calls.some(({ settled }) => !settled));
  };

  return {
    story,
    random,
    receiver,
    start,
    /** Runs random acts, a few at a time, as long as the condition holds. */
    busy: (line: Line, goesOn: () => boolean) => actAtRandom(story, random, line, goesOn),
    settle,
    /** Delivers every webhook, stops the server, and checks all sums. Returns the final counts. */
    async finish(server: RunningServer & Line) {
      receiver.react();
      await settle(server);
      await server.stop();
      const database = await openDatabase(location);
      try {
        const transactions = await assertKeyedCallsHold(database, story);
        await deliverAll(database);
        const arrived = new Set(receiver.received.map(({ headers }) => String(headers['webhook-id'])));
        return { transactions, webhooks: await assertWebhooksHold(database, arrived) };
      } finally {
        await database.close();
      }
    },
    close: () => receiver.close(),
  };
}

/** Advances the clock until no webhook waits: those claimed by a process that died are due again when its lease ends. */
async function deliverAll(database: Database): Promise<void> {
  const client = createWebhookSender({ allowPrivate: true });
  while ((await countPending(database)) > 0) {
    await advanceClock(database, 120);
    await deliverDueWebhooks(database, client);
  }
}
