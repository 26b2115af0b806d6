import type { ServerResponse } from 'node:http';
import {
  type BusinessUnderFaults,
  type FaultsOptions,
  openBusinessUnderFaults,
} from './business-under-faults.ts';

export type Rounds = Record<'rounds' | 'calls' | 'unanswered' | 'transactions' | 'webhooks', number>;

/** A server is killed after some of so many things have happened, while the next ones are under way. */
const MOST_ACTS = 60;
/** And at any moment within so many milliseconds from then. */
const WITHIN_MS = 15;

/** A receiver that breaks, too. */
function unsettle({ receiver, random }: BusinessUnderFaults): void {
  const broken = (response: ServerResponse) => response.destroy();
  receiver.react(...Array.from({ length: 8 }, () => random.pick([200, 200, 500, broken])));
}

/**
 * Starts the server, lets sends, payments, refunds, closings and webhooks go on at once, kills it with SIGKILL at a random moment,
 * and repeats with the next one what got no response. At the end the sums of the ledger are equal.
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
  await Promise.all([shop.settle(server, () => false), shop.busy(server, goesOn)]);
  await killed;
}
