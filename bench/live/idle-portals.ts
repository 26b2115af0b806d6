import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../sandbox/db/database.ts';
import type { Cashier } from '../../test/support/make-cashiers.ts';
import { type Client, createClient, sendPoll } from '../api/cashier-polls/send-poll.ts';
import { type ApiProcesses, startApiProcesses } from '../api/support/api-processes.ts';
import { atRate } from '../api/support/at-rate.ts';
import { readPostgresMs } from '../api/support/postgres-processor-time.ts';
import type { Figure } from './figure.ts';
import { closeStreams, openStreams } from './open-streams.ts';
import { environmentOf, openingOf } from './streams-of-cashiers.ts';

interface Size {
  databaseUrl: string;
  portals: number;
  seconds: number;
  /** Number of calls as counted for a real portal. */
  callsPerMinute: Record<'polls' | 'stream', number>;
}

const LISTS = ['pending', 'paid'];
const WARM_UP = 2_000;
/** Time to settle after opening the streams, because opening costs more than keeping them open. */
const SETTLE_MS = 5_000;
const HOUR_SECONDS = 3_600;
const PROCESSES = 2;
/** With more portals two processors could not answer all polls; each portal costs the same. */
const MOST_POLLING = 500;

/**
 * Processor time of two processes and their database for open portals while nothing happens. A process with at least one stream
 * checks for changes, at the same cost for any number of streams; that cost is measured with one stream per process, and
 * included in the portals' share.
 */
export async function measureIdlePortals(
  database: Database,
  cashiers: readonly Cashier[],
  { databaseUrl, portals, seconds, callsPerMinute }: Size,
): Promise<Figure[]> {
  const polling = Math.min(portals, MOST_POLLING);
  // Requests that expire in one of the periods would be counted with it.
  await database.query(
    `update transactions set expires_at = expires_at + interval '1 hour' where status = 'pending'`,
  );
  const api = await startApiProcesses(PROCESSES, databaseUrl, environmentOf());
  const clients = cashiers
    .slice(0, polling)
    .map(({ token }, at) => createClient(api.urls[at % api.urls.length] ?? '', token));
  const poll = await unchangedPolls(clients);
  for (let index = 0; index < WARM_UP; index += 1) await poll(index);
  const work = async (callers: number, ofMinute: number) => {
    const count = Math.round((callers * ofMinute * seconds) / 60);
    const began = performance.now();
    if (count > 0) await atRate(count, (seconds * 1000) / count, poll);
    await wait(Math.max(0, seconds * 1000 - (performance.now() - began)));
  };
  const nothing = await processorMs(database, api, () => wait(seconds * 1000));
  const polls = await processorMs(database, api, () => work(polling, callsPerMinute.polls));
  const openings = cashiers.slice(0, portals).map((cashier, at) => openingOf(api.urls, cashier, at));
  const first = await openStreams(openings.slice(0, PROCESSES));
  const looking = await processorMs(database, api, () => wait(seconds * 1000));
  closeStreams(first);
  const streams = await openStreams(openings);
  await wait(SETTLE_MS);
  const stream = await processorMs(database, api, () => work(portals, callsPerMinute.stream));
  closeStreams(streams);
  for (const { agent } of clients) agent.destroy();
  await api.stop();
  const perHour = (used: number, callers = portals) => ((used - nothing) / callers / seconds) * HOUR_SECONDS;
  const ofPolls = perHour(polls, polling);
  const ofStream = perHour(stream);
  const name = `processor time of an idle portal of ${portals.toLocaleString('en')} and hour`;
  const lookingPerSecond = (looking - nothing) / PROCESSES / seconds;
  return [
    {
      name: 'processor time of a process that looks for changes, a second',
      value: lookingPerSecond,
      unit: 'ms',
    },
    { name: `${name}, polls`, value: ofPolls, unit: 'ms' },
    { name: `${name}, stream`, value: ofStream, unit: 'ms' },
    { name: `${name}, stream of polls`, value: ofStream / ofPolls, unit: '×', most: 1 / 30 },
    {
      name: `${name}, stream of polls, without looking for changes`,
      value: (ofStream - perHour(looking)) / ofPolls,
      unit: '×',
    },
  ];
}

/** Polls of all portals in turn, where no list has changed. */
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
