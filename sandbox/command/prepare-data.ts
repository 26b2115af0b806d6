import type { Database, Queryable } from '../db/database.ts';
import { ensureSecret } from '../rules/notifications/settings.ts';
import { announceSeeding } from '../run-server.ts';
import { resetDatabase, seedIfEmpty } from '../seed/seed.ts';
import { clockAnswer, setClock } from '../world/clock.ts';
import { type CommandOptions, OptionError } from './options.ts';

/**
 * Seeds the data if there is none or `reset` asks for it, sets the clock, and gives every branch a webhook if they are
 * forwarded.
 * @throws OptionError if the clock would go back
 */
export async function prepareData(database: Database, options: CommandOptions): Promise<void> {
  const now = options.now ?? new Date();
  const isNew = await seed(database, options.reset, now);
  if (options.now) await moveClock(database, options.now, isNew);
  if (options.forwardWebhooks) await addWebhooks(database, options.forwardWebhooks);
}

async function seed(database: Database, reset: boolean, now: Date): Promise<boolean> {
  if (!reset) return seedIfEmpty(database, { now, onStart: announceSeeding });
  announceSeeding();
  await resetDatabase(database, { now });
  return true;
}

/** Data that has seen a time would be in the future of an earlier one. */
async function moveClock(database: Database, to: Date, isNew: boolean): Promise<void> {
  const { now } = await clockAnswer(database);
  if (!isNew && to < new Date(now)) {
    throw new OptionError(`The clock of this data is at ${now} and does not go back. --reset starts over`);
  }
  await setClock(database, to);
}

/** One webhook for each event of a branch: its own, where nobody has set one. */
async function addWebhooks(database: Queryable, { href }: URL): Promise<void> {
  const added = await database.query<{ id: string; username: string }>(
    `update users set notification_method = 'webhook-v2', webhook_url = $1
     where type = 'branch_admin' and notification_method not in ('webhook', 'webhook-v2') returning id, username`,
    [href],
  );
  for (const { id } of added) await ensureSecret(database, id);
  const branches = await database.query<{ username: string; secret: string }>(
    `select username, webhook_secret as secret from users
     where type = 'branch_admin' and notification_method = 'webhook-v2' order by username`,
  );
  console.log(`Webhooks go to ${href}. Their signing secrets:`);
  for (const { username, secret } of branches) console.log(`  ${username}: ${secret}`);
}
