import { max } from 'date-fns';
import type { Transactional } from '#ground/db/database.ts';
import { reportError } from '#ground/running/report-error.ts';
import { ACCEPTING_BANK, type Bank } from '#money/deposits/bank.ts';
import { nextClosingHour } from '#terms/time/hours.ts';
import { makeClosing } from './make-closing.ts';
import { readSchedules, type Schedule, syncSchedules } from './schedules.ts';

/** An automatic closing that is due. */
interface DueClosing {
  schedule: Schedule;
  dueAt: Date;
}

/**
 * Makes all automatic closings that are due, in order, including those missed while no process was running. Each includes what
 * was received up to its hour; an hour without open entries makes none. Safe to run in several processes at the same time.
 */
export async function runAutomaticClosings(
  database: Transactional,
  now: Date,
  bank = ACCEPTING_BANK,
): Promise<void> {
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
      await closeOnce(database, closing, now, bank).catch((cause: unknown) => {
        // A failure must not stop the others; the next run tries it again.
        failed.add(closing.schedule.owner_id);
        reportError(`The automatic closing of ${closing.schedule.owner_id} failed:`, cause);
      });
    }
  }
}

// The first hour of the schedule at which there were open entries.
function dueClosing(schedule: Schedule, now: Date): DueClosing[] {
  if (!schedule.oldest_open) return [];
  const from = max([schedule.after, new Date(schedule.oldest_open.getTime() - 1)]);
  const dueAt = nextClosingHour(from, schedule.closing_time, schedule.time_zone);
  return dueAt <= now ? [{ schedule, dueAt }] : [];
}

// The row's primary key ensures that the closing is made once: another process waits for it until this transaction ends, and then
// finds the closing made.
async function closeOnce(
  database: Transactional,
  { schedule, dueAt }: DueClosing,
  now: Date,
  bank: Bank,
): Promise<void> {
  await database.transaction(async (tx) => {
    const claimed = await tx.query(
      'insert into automatic_closings (owner_id, due_at) values ($1, $2) on conflict do nothing returning 1',
      [schedule.owner_id, dueAt],
    );
    if (claimed.length === 0) return;
    const closing = await makeClosing(tx, {
      target: targetOf(schedule),
      dueAt,
      createdBy: null,
      now,
      count: null,
      bank,
    });
    await tx.query('update automatic_closings set closing_id = $3 where owner_id = $1 and due_at = $2', [
      schedule.owner_id,
      dueAt,
      closing?.id ?? null,
    ]);
  });
}

function targetOf({ type, owner_id, child_ids, business_id, branch_id }: Schedule) {
  const place = { businessId: business_id, branchId: branch_id };
  if (type === 'branch_admin') return { ...place, cashierId: null, cashierIds: null };
  return { ...place, cashierId: owner_id, cashierIds: [owner_id, ...child_ids] };
}
