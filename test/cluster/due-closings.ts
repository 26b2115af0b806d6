import * as assert from 'uvu/assert';
import type { Database } from '#sandbox/ground/db/database.ts';
import { readClock } from '#sandbox/terms/time/clock.ts';
import { receive } from '../support/make-payments.ts';
import { until } from './support/until.ts';

const OWNERS = 3;
const HOUR_MS = 3_600_000;
/** Closings fall due this long after they are prepared, so that the fault comes first. */
const AHEAD_SECONDS = 3;
const SCHEDULED_MS = 60_000;
const MADE_MS = 120_000;

/** Automatic closings that are about to fall due. */
export interface DueClosings {
  owners: string[];
  dueAt: Date;
}

/** Lets some cashiers be paid and close automatically at the next full hour, and sets the clock to just before it. */
export async function prepareDueClosings(database: Database): Promise<DueClosings> {
  const rows = await database.query<{ id: string; branch: string }>(
    `select u.id from users u where u.type = 'operator' and u.status = 'active'
       and u.titular_id is null and not exists (select 1 from users child where child.titular_id = u.id)
       and u.username not like 'tiendaluna-centro-%' and not exists (select 1 from branches b where b.id = u.branch_id and b.status <> 'active')
     order by u.id limit $1`,
    [OWNERS],
  );
  const owners = rows.map(({ id }) => id);
  assert.is(owners.length, OWNERS);
  for (const owner of owners) await receive(database, owner, 7);
  const now = await readClock(database);
  const dueAt = new Date(Math.ceil((now.getTime() + 2 * AHEAD_SECONDS * 1000) / HOUR_MS) * HOUR_MS);
  // Sets the hour also for those that have one already.
  const set = await database.query<{ hour: number }>(
    `update users u set closing_type = 'automatic', closing_time = extract(hour from $2::timestamptz at time zone b.time_zone)
     from businesses b where b.id = u.business_id and u.id = any($1) returning u.closing_time as hour`,
    [owners, dueAt],
  );
  await until('the schedules', SCHEDULED_MS, async () => {
    const scheduled = await database.query(
      'select 1 from closing_schedules where owner_id = any($1) and closing_time = $2',
      [owners, set[0]?.hour],
    );
    return scheduled.length === OWNERS;
  });
  const seconds =
    Math.floor((dueAt.getTime() - (await readClock(database)).getTime()) / 1000) - AHEAD_SECONDS;
  await database.query('update world set clock_offset_seconds = clock_offset_seconds + $1 where id = 1', [
    seconds,
  ]);
  // Otherwise all sessions, which last six hours, end at the seventh fault.
  await database.query('update sessions set expires_at = expires_at + make_interval(secs => $1)', [seconds]);
  return { owners, dueAt };
}

/** Waits until each closing was made, and asserts that it was made only once. */
export async function assertMadeOnce(database: Database, { owners, dueAt }: DueClosings): Promise<void> {
  await until('the automatic closings', MADE_MS, async () => {
    const made = await database
      .query(
        'select 1 from automatic_closings where owner_id = any($1) and due_at = $2 and closing_id is not null',
        [owners, dueAt],
      )
      .catch(() => []);
    return made.length === OWNERS;
  });
  const made = await database.query(
    `select cashier_id, count(*) as closings from closings where origin = 'automatic' and cashier_id = any($1)
       and status = 'completed' and ends_at = $2 group by cashier_id order by cashier_id`,
    [owners, dueAt],
  );
  assert.equal(
    made.map((row) => ({ ...row })),
    owners.map((owner) => ({ cashier_id: owner, closings: 1 })),
  );
}
