import { setTimeout as wait } from 'node:timers/promises';
import type { Cashier } from '../../test/support/make-cashiers.ts';
import { startApiProcesses } from '../api/support/api-processes.ts';
import type { Figure } from './figure.ts';
import { closeStreams, type MeasuredStream, openStreams } from './open-streams.ts';
import { environmentOf, openingOf } from './streams-of-cashiers.ts';

interface Size {
  databaseUrl: string;
  portals: number;
  seconds: number;
}

const PARTS = 12;
const MEGABYTE = 1e6;

/**
 * Cashiers that open, go to sleep without notice and close, continuously. The memory is read twelve times, with all of them open.
 */
export async function measureShortHour(
  cashiers: readonly Cashier[],
  { databaseUrl, portals, seconds }: Size,
): Promise<Figure[]> {
  const api = await startApiProcesses(1, databaseUrl, environmentOf());
  const openings = cashiers.slice(0, portals).map((cashier, at) => openingOf(api.urls, cashier, at));
  let opened = 0;
  const used: number[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const end = performance.now() + (seconds * 1000) / PARTS;
    let streams: MeasuredStream[] = [];
    do {
      closeStreams(streams);
      streams = await openStreams(openings);
      opened += streams.length;
      // A sleeping laptop neither reads nor sends anything.
      for (const [at, { socket }] of streams.entries()) if (at % 2 === 0) socket.pause();
      await wait(500);
    } while (performance.now() < end);
    const [memory] = await api.memory();
    used.push((memory?.used ?? 0) / MEGABYTE);
    closeStreams(streams);
  }
  await api.stop();
  console.log(`MB after each part: ${used.map((megabytes) => megabytes.toFixed(1)).join(' ')}`);
  const third = used.length / 3;
  const mean = (from: number) => used.slice(from, from + third).reduce((sum, one) => sum + one, 0) / third;
  return [
    { name: `${portals} cashiers opening, sleeping and closing: streams opened`, value: opened, unit: '' },
    {
      name: 'memory of the last third, of the second third',
      value: mean(2 * third) / mean(third),
      unit: '×',
      most: 1.05,
    },
  ];
}
