import type { ServerResponse } from 'node:http';
import {
  type BusinessUnderFaults,
  type FaultsOptions,
  openBusinessUnderFaults,
} from './business-under-faults.ts';

export type Rounds = Record<'rounds' | 'calls' | 'unanswered' | 'transactions' | 'webhooks', number>;

/** The server is killed after at most so many acts, while others are running. */
const MOST_ACTS = 60;
/** The kill follows at a random moment within so many milliseconds. */
const WITHIN_MS = 15;

/** The webhook receiver fails at times, too. */
function unsettle({ receiver, random }: BusinessUnderFaults): void {
  const broken = (response: ServerResponse) => response.destroy();
  receiver.react(...Array.from({ length: 8 }, () => random.pick([200, 200, 500, broken])));
}

/**
 * Starts the server, runs sends, payments, refunds, closings and webhooks at the same time, kills the server with SIGKILL at a
 * random moment, and repeats on the next server what got no response. At the end the sums of the ledger agree.
 */
export async function killRounds(options: FaultsOptions & { rounds: number }): Promise<Rounds> {
  const shop = await openBusinessUnderFaults(options);
  try {
    for (let round = 1; round <= options.rounds; round++) await killRound(shop);
    const { transactions, webhooks } = await shop.finish(await shop.start());
    const { calls, unanswered } = shop.story;
    return { rounds: options.rounds, calls: calls.length, unanswered, transactions, webhooks };
  } finally {
    await shop.close();
  }
}

async function killRound(shop: BusinessUnderFaults): Promise<void> {
  const { story, random } = shop;
  const server = await shop.start();
  unsettle(shop);
  let killed: Promise<unknown> | undefined;
  let isDue = false;
  const last = story.acts + random.integer(6, MOST_ACTS);
  const kill = () => {
    killed = server.stop('SIGKILL');
  };
  const goesOn = () => {
    if (!isDue && story.acts >= last) setTimeout(kill, random.integer(0, WITHIN_MS));
    isDue ||= story.acts >= last;
    return killed === undefined;
  };
  await Promise.all([shop.settle(server, () => false), shop.busy(server, goesOn)]).catch((cause: Error) => {
    cause.message += `\nThe server printed:\n${server.output()}`;
    throw cause;
  });
  await killed;
}
