import type { Database } from '#ground/db/database.ts';
import { runHousekeeping } from '#operation/housekeeping/housekeeping.ts';
import { announceSeeding } from '#operation/run/run-server.ts';
import { resetDatabase, seedIfEmpty } from '#operation/seed/seed.ts';
import { giveEveryBranchAWebhook } from '#out/notifications/give-every-branch-a-webhook.ts';
import { readClock, setClock } from '#terms/time/clock.ts';
import { type CommandOptions, OptionError } from './options.ts';

/**
 * Seeds the data if there is none or if `reset` is set, sets the clock, and gives every branch a webhook if webhooks
 * are forwarded.
 * @throws OptionError if the clock would go back
 */
export async function prepareData(database: Database, options: CommandOptions): Promise<void> {
  const now = options.now ?? new Date();
  const isNew = await seed(database, options, now);
  if (options.now) await moveClock(database, options.now, isNew);
  if (options.forwardWebhooks) await forward(database, options.forwardWebhooks);
}

async function seed(database: Database, options: CommandOptions, now: Date): Promise<boolean> {
  const { demo } = options.environment;
  if (!options.reset) return seedIfEmpty(database, { now, demo, onStart: announceSeeding });
  announceSeeding();
  await resetDatabase(database, { now, demo });
  return true;
}

/** The clock cannot go back: rows would lie in the future. */
async function moveClock(database: Database, to: Date, isNew: boolean): Promise<void> {
  const now = await readClock(database);
  if (!isNew && to < now) {
    throw new OptionError(
      `The clock of this data is at ${now.toISOString()} and does not go back. --reset starts over`,
    );
  }
  await setClock(database, to);
  await runHousekeeping(database);
}

async function forward(database: Database, { href }: URL): Promise<void> {
  const secrets = await giveEveryBranchAWebhook(database, href);
  console.log(`Webhooks go to ${href}. Their signing secrets:`);
  for (const { username, secret } of secrets) console.log(`  ${username}: ${secret}`);
}
