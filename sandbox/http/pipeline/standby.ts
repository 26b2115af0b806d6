import { DatabaseUnavailable, type Queryable } from '#ground/db/database.ts';
import { openPostgres } from '#ground/db/postgres.ts';
import { runEvery } from '#ground/running/run-every.ts';

const MAX_LAG_MS = 5_000;
/** SQLSTATE of a statement that timed out: it would take as long on the primary. */
const QUERY_CANCELED = '57014';

/** A PostgreSQL standby for reads that may be some seconds late. */
export interface Standby {
  /**
   * Reads the standby if it is less than five seconds behind, otherwise the primary. A statement that fails on the
   * standby is run on the primary.
   */
  reads(): Queryable;
  /** Maximum number of seconds that the standby is behind; null if unknown. */
  lagSeconds(): number | null;
  /** Compares the standby with the primary. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface StandbyOptions {
  url: string;
  primary: Queryable;
  /** The same option as in `PostgresOptions`. */
  pooler?: boolean | undefined;
  /** Interval of the checks in seconds; 0 turns them off. Default 1. */
  checkSeconds?: number;
  /** Current time in milliseconds of a monotonic clock. */
  now?: () => number;
}

/** A position in the primary's log (WAL), and a moment: everything committed before the moment is below the position. */
interface Mark {
  position: bigint;
  at: number;
}

/** Opens a standby, which may be unreachable now or later: until the next successful check all reads go to the primary. */
export async function openStandby(options: StandbyOptions): Promise<Standby> {
  const { url, primary, pooler, checkSeconds = 1, now = () => performance.now() } = options;
  const database = await openPostgres(url, { standby: true, pooler });
  let marks: Mark[] = [];
  // The standby has everything that was committed before this moment.
  let completeUntil = Number.NEGATIVE_INFINITY;
  const isRecent = (at: number) => now() - at <= MAX_LAG_MS;

  const check = async () => {
    const at = now();
    marks = marks.filter((mark) => isRecent(mark.at));
    try {
      marks.push({ at, position: await readPosition(primary, WRITTEN) });
      const replayed = await readPosition(database, REPLAYED);
      completeUntil = marks.findLast(({ position }) => position <= replayed)?.at ?? completeUntil;
    } catch (cause) {
      if (!(cause instanceof DatabaseUnavailable)) throw cause;
    }
  };
  const fallBack = (cause: unknown) => {
    if (!(cause instanceof DatabaseUnavailable)) return;
    if (cause.code === QUERY_CANCELED) throw cause;
    completeUntil = Number.NEGATIVE_INFINITY;
  };
  const late: Queryable = {
    query: <Row>(...statement: Parameters<Queryable['query']>) =>
      database.query<Row>(...statement).catch((cause: unknown) => {
        fallBack(cause);
        return primary.query<Row>(...statement);
      }),
    script: (sql) => primary.script(sql),
  };
  const stopChecking = runEvery(checkSeconds, 'Checking the standby', check);
  return {
    reads: () => (isRecent(completeUntil) ? late : primary),
    lagSeconds: () => (Number.isFinite(completeUntil) ? (now() - completeUntil) / 1000 : null),
    check,
    async close() {
      await stopChecking();
      await database.close();
    },
  };
}

const WRITTEN = 'pg_current_wal_lsn()';
// A promoted server is no longer a standby: it may lack what this process's primary commits.
const REPLAYED = `case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else '0/0' end`;

async function readPosition(database: Queryable, position: string): Promise<bigint> {
  const [row] = await database.query<{ position: string | null }>(`select (${position})::text as position`);
  const [high = '0', low = '0'] = (row?.position ?? '0/0').split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
