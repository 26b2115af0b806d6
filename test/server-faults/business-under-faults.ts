import { createBusinessApi } from '@cobros/sdk';
import type { Database } from '../../sandbox/db/database.ts';
import { type DatabaseLocation, openDatabase } from '../../sandbox/db/open-database.ts';
import { advanceClock } from '../../sandbox/rules/clock.ts';
import { countPending } from '../../sandbox/rules/notifications/claim-deliveries.ts';
import { createRandom, type Random } from '../../sandbox/seed/random.ts';
import { createWebhookSender } from '../../sandbox/webhooks/webhook-sender.ts';
import { deliverDueWebhooks } from '../support/deliver-due.ts';
import { PASSWORD } from '../support/insert-fixture.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';
import {
  assertKeyedCallsHold,
  assertWebhooksHold,
} from '../support/under-faults/keyed-call-and-webhook-checks.ts';
import { newStory, repeat, type Story } from '../support/under-faults/keyed-calls.ts';
import { actAtRandom, type Line } from '../support/under-faults/random-act.ts';
import { dataOf } from '../support/unwrap-result.ts';
import { type Receiver, startReceiver } from '../support/webhook-receiver.ts';

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
export interface BusinessUnderFaults {
  story: Story;
  random: Random;
  receiver: Receiver;
  start(): Promise<RunningServer & Line>;
  /** Runs random acts, a few at a time, as long as the condition holds. */
  busy(line: Line, goesOn: () => boolean): Promise<void>;
  /** Repeats calls until every outcome is known. */
  settle(line: Line, goesOn?: () => boolean): Promise<void>;
  /** Delivers every webhook, stops the server, and checks all sums. Returns the final counts. */
  finish(server: RunningServer & Line): Promise<{ transactions: number; webhooks: number }>;
  close(): Promise<void>;
}

export async function openBusinessUnderFaults({
  seed,
  location,
  environment,
}: FaultsOptions): Promise<BusinessUnderFaults> {
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

  const busy: BusinessUnderFaults['busy'] = (line, goesOn) => actAtRandom(story, random, line, goesOn);

  const settle: BusinessUnderFaults['settle'] = async ({ api }, goesOn = () => true) => {
    do await repeat(story, api, () => random.chance(0.05));
    while (goesOn() && story.calls.some(({ settled }) => !settled));
  };

  return {
    story,
    random,
    receiver,
    start,
    busy,
    settle,
    async finish(server) {
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
