import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../sandbox/db/database.ts';
import type { Till } from '../../test/support/make-tills.ts';
import { type Client, createClient, sendPoll } from '../api/cashier-polls/send-poll.ts';
import { type ApiProcesses, startApiProcesses } from '../api/support/api-processes.ts';
import { atRate } from '../api/support/at-rate.ts';
import { readPostgresMs } from '../api/support/postgres-processor-time.ts';
import type { Figure } from './figure.ts';
import { closeStreams, openStreams } from './open-streams.ts';
import { environmentOf, openingOf } from './streams-of-tills.ts';

interface Size {
  databaseUrl: string;
  portals: number;
  seconds: number;
  /** As counted of a real portal. */
  callsPerMinute: Record<'polls' | 'stream', number>;
}

const LISTS = ['pending', 'paid'];
const WARM_UP = 2_000;
const HOUR_SECONDS = 3_600;

/** Processor time of two processes and their database for portals that are open while nothing happens. */
export async function measureIdlePortals(
  database: Database,
  tills: readonly Till[],
  { databaseUrl, portals, seconds, callsPerMinute }: Size,
): Promise<Figure[]> {
  const api = await startApiProcesses(2, databaseUrl, environmentOf());
  const clients = tills
    .slice(0, portals)
    .map(({ token }, at) => createClient(api.urls[at % api.urls.length] ?? '', token));
  const poll = await unchangedPolls(clients);
  for (let index = 0; index < WARM_UP; index += 1) await poll(index);
  const work = async (ofMinute: number) => {
    const count = Math.round((portals * ofMinute * seconds) / 60);
    const began = performance.now();
    if (count > 0) await atRate(count, (seconds * 1000) / count, poll);
    await wait(Math.max(0, seconds * 1000 - (performance.now() - began)));
  };
  const nothing = await processorMs(database, api, () => wait(seconds * 1000));
  const polls = await processorMs(database, api, () => work(callsPerMinute.polls));
  const streams = await openStreams(tills.slice(0, portals).map((till, at) => openingOf(api.urls, till, at)));
  const stream = await processorMs(database, api, () => work(callsPerMinute.stream));
  closeStreams(streams);
  for (const { agent } of clients) agent.destroy();
  await api.stop();
  const perHour = (used: number) => ((used - nothing) / portals / seconds) * HOUR_SECONDS;
  const name = 'processor time of an idle portal and hour';
  return [
    { name: `${name}, polls`, value: perHour(polls), unit: 'ms' },
    { name: `${name}, stream`, value: perHour(stream), unit: 'ms' },
    { name: `${name}, stream of polls`, value: perHour(stream) / perHour(polls), unit: '×', most: 1 / 30 },
  ];
}

/** Polls of all portals in turn, each of whose lists has not changed. */
async function unchangedPolls(clients: readonly Client[]) {
  const of = (index: number) => ({
    client: clients[index % clients.length] as Client,
    path: `transactions/v3/${LISTS[Math.floor(index / clients.length) % LISTS.length]}`,
  });
  const tags: string[] = [];
  for (let index = 0; index < clients.length * LISTS.length; index += 1) {
    const { client, path } = of(index);
    tags.push((await sendPoll(client, path)).headers.etag ?? '');
  }
  return async (index: number) => {
    const { client, path } = of(index);
    const { status } = await sendPoll(client, path, tags[index % tags.length]);
    if (status !== 304) throw new Error(`${path}: ${status} instead of 304`);
  };
}

async function processorMs(
  database: Database,
  api: ApiProcesses,
  work: () => Promise<unknown>,
): Promise<number> {
  const read = async () => (await api.processorMs()) + (await readPostgresMs(database));
  const before = await read();
  await work();
  return (await read()) - before;
}
