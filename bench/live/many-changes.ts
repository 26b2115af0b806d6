import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../sandbox/db/database.ts';
import type { Cashier } from '../../test/support/make-cashiers.ts';
import { startApiProcesses } from '../api/support/api-processes.ts';
import { atRate } from '../api/support/at-rate.ts';
import { quantile } from '../api/support/quantile.ts';
import type { Figure } from './figure.ts';
import { closeStreams, openStreams } from './open-streams.ts';
import { environmentOf, openingOf } from './streams-of-cashiers.ts';

interface Size {
  databaseUrl: string;
  streams: number;
  perSecond: number;
  seconds: number;
}

/** Requests are sent in groups, because sending one costs more than reporting it. */
const GROUP_MS = 100;
/** A change that is not reported within this time counts as lost. */
const LATEST_MS = 10_000;

const SEND_REQUESTS = `
  insert into transactions (id, business_id, branch_id, cashier_id, app_user_id, origin, status, amount, payment_request_id,
    created_by, created_at, expires_at)
  select 'tx_told_' || $2 || '_' || u.id, u.business_id, u.branch_id, u.id, (select id from app_users order by id limit 1), 'request',
    'pending', 10, 'pr_told_' || $2 || '_' || u.id, u.id, now(), now() + interval '1 day'
  from users u where u.id = any($1)`;

/** Makes changes at a steady rate, each at a different cashier, which two processes report. */
export async function measureManyChanges(
  database: Database,
  cashiers: readonly Cashier[],
  { databaseUrl, streams: count, perSecond, seconds }: Size,
): Promise<Figure[]> {
  const api = await startApiProcesses(2, databaseUrl, environmentOf());
  const streams = await openStreams(
    cashiers.slice(0, count).map((cashier, at) => openingOf(api.urls, cashier, at)),
  );
  const perGroup = Math.round((perSecond * GROUP_MS) / 1000);
  const groups = Math.round((seconds * 1000) / GROUP_MS);
  const lags: number[] = [];
  let missing = 0;
  await atRate(groups, GROUP_MS, async (group) => {
    const places = Array.from({ length: perGroup }, (_, at) => (group * perGroup + at) % count);
    const heard = places.map((place) => streams[place]?.changedAt.length ?? 0);
    await database.query(SEND_REQUESTS, [places.map((place) => cashiers[place]?.cashierId), String(group)]);
    const committed = performance.now();
    const told = (place: number, at: number) => streams[place]?.changedAt[heard[at] ?? 0];
    while (
      performance.now() - committed < LATEST_MS &&
      places.some((place, at) => told(place, at) === undefined)
    )
      await wait(10);
    for (const [at, place] of places.entries()) {
      const toldAt = told(place, at);
      if (toldAt === undefined) missing += 1;
      else lags.push(Math.max(0, toldAt - committed));
    }
  });
  const lost = streams.filter(({ status, socket }) => status >= 500 || socket.closed).length;
  closeStreams(streams);
  await api.stop();
  const name = `${perSecond} changes a second, ${count.toLocaleString('en')} streams on two processes`;
  return [
    { name: `${name}: lag, median`, value: quantile(lags, 0.5), unit: 'ms' },
    { name: `${name}: lag, 99%`, value: quantile(lags, 0.99), unit: 'ms', most: 500 },
    { name: `${name}: not told`, value: missing, unit: `of ${lags.length + missing}`, most: 0 },
    { name: `${name}: streams lost or answered 5xx`, value: lost, unit: '', most: 0 },
  ];
}
