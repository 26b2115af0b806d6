import { readFile } from 'node:fs/promises';
import type { Queryable } from '../../../sandbox/db/database.ts';

/** Milliseconds of one tick of `/proc`, the same on every Linux. */
const TICK_MS = 10;

/** Processor time of each process of a local PostgreSQL, in milliseconds, by process id; none except on Linux. */
export async function readPostgresTimes(database: Queryable): Promise<Map<number, number>> {
  const processes = await database.query<{ pid: number }>('select pid from pg_stat_activity');
  const times = await Promise.all(processes.map(async ({ pid }) => [pid, await processorMsOf(pid)] as const));
  return new Map(times);
}

/** Time used between two readings. A process that ended meanwhile is not counted. */
export function usedBetween(before: Map<number, number>, after: Map<number, number>): number {
  let used = 0;
  for (const [pid, time] of after) used += time - (before.get(pid) ?? 0);
  return used;
}

async function processorMsOf(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the name, which may contain anything, the 12th and the 13th field are the times in user and kernel mode.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}
