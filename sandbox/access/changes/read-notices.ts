import type { Database, Queryable } from '#ground/db/database.ts';

/** The state that a statement saw: all transactions committed by then. */
export interface Seen {
  snapshot: string;
  /** Start time of the server, which differs on another server and after a restart. */
  server: string | null;
}

export interface ChangeNotice {
  business_id: string | null;
  branch_id: string | null;
  cashier_id: string | null;
  /** Set for a notice that concerns a single user. */
  user_id: string | null;
  lists: string[];
}

export interface ReadNotices {
  seen: Seen;
  notices: ChangeNotice[];
  /** True if changes may have been missed, because there was no earlier read or it was on another server. */
  isGap: boolean;
  /** Seconds since the oldest notice was written, by the clock of the database; null without notices. */
  lagSeconds: number | null;
  /** Seconds that the sandbox's clock is ahead. */
  clockOffset: number;
}

interface NoticeRow extends ChangeNotice {
  lag: number;
}

/** Without a new notice, a single row has the rest. */
type Row = Seen & { clock_offset: number } & (NoticeRow | Record<keyof NoticeRow, null>);

// A transaction that commits late has an early number. So the new notices are not those with higher numbers, but those that the
// previous snapshot did not contain: everything from its end on, and everything that was open then.
const NEW_NOTICES = `select business_id, branch_id, cashier_id, user_id, lists,
    extract(epoch from clock_timestamp() - noted_at)::float as lag
  from change_notices
  where committed_by >= pg_snapshot_xmax($1::pg_snapshot)
    or committed_by = any(array(select pg_snapshot_xip($1::pg_snapshot)))`;

const READ = `select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server,
    clock_offset_seconds as clock_offset, n.*
  from world left join (${NEW_NOTICES}) n on true where world.id = 1`;

/**
 * Reads the notices of everything committed since `last` by any process, each exactly once. A single statement, so that the rows
 * and the returned snapshot are of the same moment.
 */
export async function readNotices(database: Queryable, last: Seen | undefined): Promise<ReadNotices> {
  const rows = await database.query<Row>(READ, [last?.snapshot ?? NOTHING_OPEN], { prepare: true });
  const [first] = rows;
  if (!first) throw new Error('The database has no world');
  const { snapshot, server, clock_offset: clockOffset } = first;
  const isGap = last === undefined || server !== last.server || endOf(snapshot) < endOf(last.snapshot);
  const notices = isGap ? [] : rows.filter((row) => row.lag !== null);
  const lagSeconds = notices.length > 0 ? Math.max(...notices.map(({ lag }) => lag)) : null;
  return { seen: { snapshot, server }, notices, isGap, lagSeconds, clockOffset };
}

const LONGEST_WAIT_MS = 5_000;

/**
 * Waits in the database, which looks every `everyMs`, until something has committed since `last`, or for some seconds.
 * @throws DatabaseUnavailable
 */
export async function waitForNotices(
  wait: NonNullable<Database['wait']>,
  last: Seen,
  everyMs: number,
): Promise<void> {
  const params = [last.snapshot, everyMs / 1000, LONGEST_WAIT_MS / 1000];
  await wait('select wait_for_changes($1, $2, $3)', params, LONGEST_WAIT_MS);
}

/** A snapshot after all transactions, for the first read, which must return no rows. */
const NOTHING_OPEN = '9223372036854775807:9223372036854775807:';

/** Number of the first transaction that had not begun, from `xmin:xmax:xip,…`. */
const endOf = (snapshot: string) => BigInt(snapshot.split(':')[1] ?? 0);

/** How long notices are kept. A process that has not read for half of this time assumes a gap. */
export const KEPT_SECONDS = 60;

/** Deletes notices that every process has read. Compares real time, by which they are written. */
export async function deleteOldNotices(database: Queryable): Promise<void> {
  await database.query('delete from change_notices where noted_at < now() - make_interval(secs => $1)', [
    KEPT_SECONDS,
  ]);
}
