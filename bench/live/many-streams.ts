import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../sandbox/db/database.ts';
import type { Cashier } from '../../test/support/make-cashiers.ts';
import { receive } from '../../test/support/make-payments.ts';
import { startApiProcesses } from '../api/support/api-processes.ts';
import { quantile } from '../api/support/quantile.ts';
import type { Figure } from './figure.ts';
import { closeStreams, openStreams } from './open-streams.ts';
import { environmentOf, openingOf } from './streams-of-cashiers.ts';

interface Size {
  databaseUrl: string;
  streams: number;
  idleSeconds: number;
  changes: number;
}

const KILOBYTE = 1000;
/** Number of streams opened to warm up the code before the memory is read. */
const WARM_UP = 200;

/**
 * Many open streams on one process: their memory, their cost at rest, and how soon a change is reported to the listeners
 * concerned.
 */
export async function measureManyStreams(
  database: Database,
  cashiers: readonly Cashier[],
  { databaseUrl, streams: count, idleSeconds, changes }: Size,
): Promise<Figure[]> {
  const api = await startApiProcesses(1, databaseUrl, environmentOf());
  const openings = cashiers.slice(0, count).map((cashier, at) => openingOf(api.urls, cashier, at));
  closeStreams(await openStreams(openings.slice(0, WARM_UP)));
  await wait(1_000);
  const [before] = await api.memory();
  const opened = performance.now();
  const streams = await openStreams(openings);
  const openMs = performance.now() - opened;
  const [after] = await api.memory();
  const grown = (kind: 'resident' | 'used') =>
    ((after?.[kind] ?? 0) - (before?.[kind] ?? 0)) / count / KILOBYTE;

  const usedBefore = await api.processorMs();
  await wait(idleSeconds * 1000);
  const core = (await api.processorMs()) - usedBefore;

  const times: number[] = [];
  for (let number = 0; number < changes; number += 1) {
    const at = Math.floor((number * count) / changes);
    const heard = streams[at]?.changedAt.length ?? 0;
    await receive(database, cashiers[at]?.cashierId ?? '', 10 + number);
    const committed = performance.now();
    while ((streams[at]?.changedAt.length ?? 0) === heard) await wait(1);
    times.push((streams[at]?.changedAt[heard] ?? 0) - committed);
  }
  // The change concerns all listeners.
  const counts = streams.map(({ changedAt }) => changedAt.length);
  const started = performance.now();
  await database.query(
    `insert into change_notices (business_id, branch_id, cashier_id, lists) values ('', '', '', '{paid}')`,
  );
  while (streams.some(({ changedAt }, at) => changedAt.length === counts[at])) await wait(5);
  const all = Math.max(...streams.map(({ changedAt }) => changedAt.at(-1) ?? 0)) - started;

  closeStreams(streams);
  await api.stop();
  const name = `${count.toLocaleString('en')} streams on one process`;
  return [
    { name: `${name}: memory of each, resident`, value: grown('resident'), unit: 'kB', most: 20 },
    { name: `${name}: memory of each, used after a collection`, value: grown('used'), unit: 'kB' },
    { name: `${name}: opened, each`, value: openMs / count, unit: 'ms' },
    { name: `${name}: of a core at rest`, value: core / idleSeconds / 10, unit: '%', most: 5 },
    {
      name: `${name}: told to the one concerned, most of ${changes}`,
      value: quantile(times, 1),
      unit: 'ms',
      most: 300,
    },
    { name: `${name}: told to all of them, the last`, value: all, unit: 'ms' },
  ];
}
