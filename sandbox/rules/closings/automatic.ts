import { max } from 'date-fns';
import type { Transactional } from '../../db/database.ts';
import { report } from '../../report.ts';
import { nextClosingHour } from './closing-hour.ts';
import { makeClosing } from './make-closing.ts';
import { readSchedules, type Schedule, syncSchedules } from './schedules.ts';

/** A closing whose hour has come. */
interface DueClosing {
  schedule: Schedule;
  dueAt: Date;
}

/**
 * Makes every automatic closing that is due, the hours missed while nothing ran too, in their order. Each takes what was
 * received up to its hour; an hour without anything to close makes none. Any number of processes may do it at once.
 */
export async function runAutomaticClosings(database: Transactional, now: Date): Promise<void> {
  await syncSchedules(database, now);
  const failed = new Set<string>();
  for (;;) {
    const due = (await readSchedules(database))
      .filter(({ owner_id }) => !failed.has(owner_id))
      .flatMap((schedule) => dueClosing(schedule, now));
    const first = Math.min(...due.map(({ dueAt }) => dueAt.getTime()));
    const next = due.filter(({ dueAt }) => dueAt.getTime() === first);
    if (next.length === 0) return;
    for (const closing of next) {
      await closeOnce(database, closing, now).catch((cause: unknown) => {
        // One that can't be closed must not keep the others from it; it is tried again at the next turn.
        failed.add(closing.schedule.owner_id);
        report(`The automatic closing of ${closing.schedule.owner_id} failed:`, cause);
      });
    }
  }
}

// The first of its hours at which there was something to close.
function dueClosing(schedule: Schedule, now: Date): DueClosing[] {
  if (!schedule.oldest_open) return [];
  const from = max([schedule.after, new Date(schedule.oldest_open.getTime() - 1)]);
  const dueAt = nextClosingHour(from, schedule.closing_time, schedule.time_zone);
  return dueAt <= now ? [{ schedule, dueAt }] : [];
}

// The row's key is what runs it once: another process waits on it until the closing is whole, then finds it made.
async function closeOnce(database: Transactional, { schedule, dueAt }: DueClosing, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const claimed = await tx.query(
      'insert into automatic_closings (owner_id, due_at) values ($1, $2) on conflict do nothing returning 1',
      [schedule.owner_id, dueAt],
    );
    if (claimed.length === 0) return;
    const closingId = await makeClosing(tx, { target: targetOf(schedule), dueAt, createdBy: null, now });
    await tx.query('update automatic_closings set closing_id = $3 where owner_id = $1 and due_at = $2', [
      schedule.owner_id,
      dueAt,
      closingId ?? null,
    ]);
  });
}

function targetOf({ type, owner_id, child_ids, business_id, branch_id }: Schedule) {
  const place = { businessId: business_id, branchId: branch_id };
  if (type === 'branch_admin') return { ...place, cashierId: null, cashierIds: null };
  return { ...place, cashierId: owner_id, cashierIds: [owner_id, ...child_ids] };
}
