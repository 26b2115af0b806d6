import { readFile } from 'node:fs/promises';
import type { Queryable } from '#sandbox/ground/db/database.ts';

/** Milliseconds of one tick of `/proc`, the same on every Linux. */
const TICK_MS = 10;
/** Positions, after the name, of the fields with user time, kernel time, and the times of ended child processes. */
const OWN = [11, 12];
const WITH_ENDED_CHILDREN = [11, 12, 13, 14];

/**
 * Milliseconds of processor time that a local PostgreSQL has used since it started, with the workers of parallel queries and
 * connections that have ended; 0 except on Linux.
 */
export async function readPostgresMs(database: Queryable): Promise<number> {
  const processes = await database.query<{ pid: number }>('select pid from pg_stat_activity');
  const first = processes[0] ? await statOf(processes[0].pid) : [];
  // The second field is the parent: the process that starts all others.
  const parent = Number(first[1] ?? 0);
  const times = await Promise.all(processes.map(async ({ pid }) => sumOf(await statOf(pid), OWN)));
  const ended = parent > 0 ? sumOf(await statOf(parent), WITH_ENDED_CHILDREN) : 0;
  return (times.reduce((sum, time) => sum + time, 0) + ended) * TICK_MS;
}

/** The fields of a process after its name, which may contain anything. */
async function statOf(pid: number): Promise<string[]> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

function sumOf(fields: readonly string[], places: readonly number[]): number {
  return places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0);
}
