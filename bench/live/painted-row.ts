import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { signIn } from '../../test/support/portal-page.ts';
import { type RunningServer, startServer } from '../../test/support/start-server.ts';
import { quantile } from '../api/support/quantile.ts';
import type { Figure } from './figure.ts';

interface Size {
  databaseUrl: string;
  payments: number;
  idleSeconds: number;
}

interface Measured {
  times: number[];
  /** Calls of the cashier while nothing happens. */
  callsPerMinute: number;
}

const CASHIER = 'tiendaluna-centro-caja1';
const POLL_MS = 5_000;

/**
 * From the response to a payment on one process until its row is painted at a cashier on another, in a real Chromium; with polls, and
 * with the stream. Payments are made at random moments of a poll.
 */
export async function measurePaintedRow(size: Size): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH as string,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const measure = async (environment: Record<string, string>): Promise<Measured> => {
    const start = () => startServer({ DATABASE_URL: size.databaseUrl, ...environment });
    const [paidAt, shownBy] = (await Promise.all([start(), start()])) as [RunningServer, RunningServer];
    const page = await (await browser.newContext({ baseURL: shownBy.url, locale: 'es-GT' })).newPage();
    await signIn(page, CASHIER);
    // The page opens the stream once it is idle.
    await wait(POLL_MS);
    const callsPerMinute = await countCalls(page, size.idleSeconds);
    const id = await cashierId(paidAt.url);
    const times: number[] = [];
    for (let number = 0; number < size.payments; number += 1) {
      await wait(Math.random() * POLL_MS);
      times.push(await payAndSee(page, paidAt.url, id, 1000 + number + Math.round(Math.random() * 99) / 100));
    }
    await page.context().close();
    await Promise.all([paidAt, shownBy].map((server) => server.stop()));
    return { times, callsPerMinute };
  };
  const polls = await measure({ CHANGE_STREAMS: '0' });
  const stream = await measure({});
  await browser.close();
  return figuresOf(polls, stream, size.payments);
}

function figuresOf(polls: Measured, stream: Measured, payments: number): Figure[] {
  const [median, most] = [0.5, 0.95].map((share) => ({
    polls: quantile(polls.times, share),
    stream: quantile(stream.times, share),
  })) as [Record<'polls' | 'stream', number>, Record<'polls' | 'stream', number>];
  const name = `${payments} payments answered to row painted`;
  return [
    { name: `${name}, polls: median`, value: median.polls, unit: 'ms' },
    { name: `${name}, polls: 95%`, value: most.polls, unit: 'ms' },
    { name: `${name}, stream: median`, value: median.stream, unit: 'ms', most: 250 },
    { name: `${name}, stream: 95%`, value: most.stream, unit: 'ms', most: 500 },
    { name: `${name}, of polls: median`, value: median.stream / median.polls, unit: '×', most: 1 / 8 },
    { name: 'calls of an idle portal a minute, polls', value: polls.callsPerMinute, unit: '' },
    { name: 'calls of an idle portal a minute, stream', value: stream.callsPerMinute, unit: '' },
  ];
}

async function countCalls(page: Page, seconds: number): Promise<number> {
  let calls = 0;
  const count = () => {
    calls += 1;
  };
  page.on('request', count);
  await wait(seconds * 1000);
  page.off('request', count);
  return (calls * 60) / seconds;
}

async function cashierId(url: string): Promise<string> {
  const { businesses } = await (await fetch(`${url}/sandbox/v1/businesses`)).json();
  type Named = { id: string; username: string };
  const cashiers: Named[] = businesses
    .flatMap(({ branches }: { branches: { cashiers: Named[] }[] }) => branches)
    .flatMap(({ cashiers: of }: { cashiers: Named[] }) => of);
  return cashiers.find(({ username }) => username === CASHIER)?.id ?? '';
}

/** Milliseconds from the response to the payment until the frame after its row is in the page, measured by one clock. */
async function payAndSee(page: Page, url: string, id: string, amount: number): Promise<number> {
  const text = `Q${amount.toLocaleString('en', { minimumFractionDigits: 2 })}`;
  const painted = page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        const look = () => {
          if (!document.querySelector('main')?.textContent?.includes(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(Date.now()), 0));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    text,
  );
  const answer = await fetch(`${url}/sandbox/v1/users/maria.lopez/payments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to: 'cashier', id, amount, note: '' }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const answeredAt = Date.now();
  return (await painted) - answeredAt;
}
