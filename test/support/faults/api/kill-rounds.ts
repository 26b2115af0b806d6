import type { ServerResponse } from 'node:http';
import { openShop, type Shop, type ShopOptions } from './shop.ts';

export interface Rounds {
  rounds: number;
  calls: number;
  unanswered: number;
  transactions: number;
  webhooks: number;
}

/** Longest time that a server of a round lives with load, in milliseconds. */
const LONGEST_MS = 500;

/** A receiver that breaks, too. */
function unsettle({ receiver, random }: Shop): void {
  const broken = (response: ServerResponse) => response.destroy();
  receiver.react(...Array.from({ length: 8 }, () => random.pick([200, 200, 500, broken])));
}

/**
 * Starts the server, lets sends, payments, refunds, closings and webhooks go on at once, kills it with SIGKILL at a random moment,
 * and repeats with the next one what got no response. At the end the sums of the ledger are equal.
 */
export async function killRounds(
  options: ShopOptions & { rounds: number; onRound?: (round: number) => void },
): Promise<Rounds> {
  const shop = await openShop(options);
  const { story, random } = shop;
  try {
    for (let round = 1; round <= options.rounds; round++) {
      const server = await shop.start();
      unsettle(shop);
      let killed: Promise<unknown> | undefined;
      const repeating = shop.settle(server, () => false).catch((cause: Error) => cause);
      const timer = setTimeout(
        () => {
          killed = server.stop('SIGKILL');
        },
        random.integer(20, LONGEST_MS),
      );
      await shop.busy(server, () => killed === undefined);
      clearTimeout(timer);
      await killed;
      const failed = await repeating;
      if (failed instanceof Error) throw failed;
      options.onRound?.(round);
    }
    const { transactions, webhooks } = await shop.finish(await shop.start());
    const { calls, unanswered } = story;
    return { rounds: options.rounds, calls: calls.length, unanswered, transactions, webhooks };
  } finally {
    await shop.close();
  }
}
