import type { Queryable } from '../../db/database.ts';

/** What a statement saw: every transaction committed by then. */
export interface Seen {
  snapshot: string;
  /** Start time of the server: a different server, or one restarted after a crash, has a different one. */
  server: string | null;
}

export interface ChangeNotice {
  business_id: string | null;
  branch_id: string | null;
  cashier_id: string | null;
  /** Of a notice of one user. */
  user_id: string | null;
  lists: string[];
}

export interface ReadNotices {
  seen: Seen;
  notices: ChangeNotice[];
  /** Changes may have been missed: there was no earlier read, or it was on another server. */
  isGap: boolean;
  /** Seconds since the oldest notice was written, by the clock of the database; null without notices. */
  lagSeconds: number | null;
  /** Seconds that the sandbox's clock is ahead. */
  clockOffset: number;
}

interface Row extends ChangeNotice, Seen {
  lag: number | null;
  clock_offset: number;
}

// A transaction that commits late has an early number, so new notices are not those with higher numbers, but those
// missing in the previous snapshot: everything from its end on, and what was open then.
const NEW_NOTICES = `select business_id, branch_id, cashier_id, user_id, lists,
    extract(epoch from clock_timestamp() - noted_at)::float as lag
  from change_notices
  where committed_by >= pg_snapshot_xmax($1::pg_snapshot)
    or committed_by = any(array(select pg_snapshot_xip($1::pg_snapshot)))`;

const READ = `select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server,
    clock_offset_seconds as clock_offset, n.*
  from world left join (${NEW_NOTICES}) n on true where world.id = 1`;

/**
 * The notices of everything committed since `last`, by any process, each exactly once. One statement, so that what it
 * reads and the snapshot it returns are of the same moment.
 */
export async function readNotices(database: Queryable, last: Seen | undefined): Promise<ReadNotices> {
  const rows = await database.query<Row>(READ, [last?.snapshot ?? NOTHING_OPEN], { prepare: true });
  const [first] = rows;
  if (!first) throw new Error('The database has no world');
  const { snapshot, server, clock_offset: clockOffset } = first;
  const isGap = last === undefined || server !== last.server || endOf(snapshot) < endOf(last.snapshot);
  const notices = isGap ? [] : rows.filter(({ lag }) => lag !== null);
  const lagSeconds = notices.length > 0 ? Math.max(...notices.map(({ lag }) => lag ?? 0)) : null;
  return { seen: { snapshot, server }, notices, isGap, lagSeconds, clockOffset };
}

/** A snapshot after all transactions: for the first time, when nothing is to be read. */
const NOTHING_OPEN = '9223372036854775807:9223372036854775807:';

/** The number of the first transaction that had not begun, from `xmin:xmax:xip,…`. */
const endOf = (snapshot: string) => BigInt(snapshot.split(':')[1] ?? 0);

/** How long notices are kept. A process that has not read for half of this assumes a gap. */
export const KEPT_SECONDS = 60;

/** Deletes notices that every process has read. By real time, in which they are written. */
export async function deleteOldNotices(database: Queryable): Promise<void> {
  await database.query('delete from change_notices where noted_at < now() - make_interval(secs => $1)', [
    KEPT_SECONDS,
  ]);
}
