import { markDailySummaries } from '#access/outboxes/mark-daily.ts';
import type { Queryable } from '#ground/db/database.ts';
import { scheduleDeposits } from '#money/deposits/schedule-deposits.ts';
import { after } from '#terms/time/clock.ts';
import { mailClosing } from './closing-email.ts';
import { queueClosingEvent } from './queue-closing-event.ts';
import { readClosings } from './read-closings.ts';

const CONFIRMATION_SECONDS = 3600;

/**
 * Completes closings that have been processing for an hour. The API completes its own closings immediately; only the seed data
 * has one that waits.
 */
export async function finishProcessing(database: Queryable, now: Date): Promise<void> {
  const finished = await database.query<{ id: string }>(
    `update closings set status = 'completed', completed_at = $1
     where status = 'processing' and created_at <= $2 returning id`,
    [now, after(now, -CONFIRMATION_SECONDS)],
  );
  const ids = finished.map(({ id }) => id);
  if (ids.length === 0) return;
  await scheduleDeposits(database, ids);
  for (const closing of await readClosings(database, ids)) {
    await mailClosing(database, closing, now);
    await queueClosingEvent(database, 'closing.completed', closing, now);
  }
  await markDailySummaries(database, ids, now);
}
