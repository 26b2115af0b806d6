import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { createBusinessApi } from '@cobros/sdk';
import { type FollowedChange, followChanges } from '@cobros/sdk/follow-changes';
import type { Cashier } from '../support/make-cashiers.ts';

/**
 * Cashiers that follow the changes as the portal does: they read when a change is reported, rarely otherwise, and poll without a
 * stream.
 */
export type Cashiers = ReturnType<typeof startCashiers>;

const POLL_MS = 5_000;
const NET_MS = 60_000;
const COUNTED_NET_MS = 600_000;
const MERGE_MS = 100;
const READ_AT_ONCE = 8;
const LISTS = ['pending', 'paid'];

type Transactions = readonly { id: string; status: string }[];
type Shown = readonly [Transactions, Transactions];

export function startCashiers(url: string, made: readonly Cashier[]) {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  let network = newNetwork();
  let isOffline = false;
  const counts = { live: 0, lost: 0 };
  const throughNetwork = async (request: Request) => {
    if (isOffline) throw new TypeError('There is no network');
    return fetch(new Request(request, { signal: AbortSignal.any([request.signal, network.signal]) }));
  };
  const cashiers = made.map(({ token }) => {
    const client = (call: typeof throughNetwork) =>
      createBusinessApi({ baseUrl: `${url}/api`, fetch: call, getSessionId: () => token });
    return startCashier(client(throughNetwork), () => readLists(client((request) => fetch(request))));
  });

  function startCashier(
    api: ReturnType<typeof createBusinessApi>,
    readTruth: () => Promise<Shown | undefined>,
  ) {
    let shown: Shown | undefined;
    let isTold = false;
    let netMs = NET_MS;
    let timer: NodeJS.Timeout | undefined;
    let isReading = false;
    let isAskedAgain = false;
    const read = async () => {
      clearTimeout(timer);
      if (isReading) {
        isAskedAgain = true;
        return;
      }
      isReading = true;
      const lists = await readLists(api);
      isReading = false;
      shown = lists ?? shown;
      if (stop.signal.aborted) return;
      const next = isAskedAgain ? MERGE_MS : isTold && lists ? netMs : POLL_MS;
      isAskedAgain = false;
      timer = setTimeout(read, next);
    };
    const hear = (change: FollowedChange) => {
      if (change.kind === 'changed') return change.lists.some((list) => LISTS.includes(list));
      if (change.kind === 'live') {
        counts.live += 1;
        netMs = change.isCounted ? COUNTED_NET_MS : NET_MS;
      }
      if (change.kind === 'lost') counts.lost += 1;
      isTold = change.kind === 'live';
      return true;
    };
    const follow = async () => {
      for await (const change of followChanges(api, { signal: stop.signal })) if (hear(change)) void read();
    };
    void follow();
    stop.signal.addEventListener('abort', () => clearTimeout(timer));
    return {
      isTold: () => isTold,
      isRight: async () => {
        let truth = await readTruth();
        while (!truth) {
          await wait(MERGE_MS);
          truth = await readTruth();
        }
        return shown !== undefined && sameLists(shown, truth);
      },
    };
  }

  return {
    cashierIds: made.map(({ cashierId }) => cashierId),
    /** Disconnects all cashiers from the network, or reconnects them. */
    setOffline(given: boolean) {
      isOffline = given;
      if (!given) return;
      network.abort();
      network = newNetwork();
    },
    /** The number of cashiers whose lists differ from what a new reader gets. */
    async countWrong() {
      const waiting = [...cashiers];
      let wrong = 0;
      const lane = async () => {
        for (let cashier = waiting.pop(); cashier; cashier = waiting.pop())
          if (!(await cashier.isRight())) wrong += 1;
      };
      await Promise.all(Array.from({ length: READ_AT_ONCE }, lane));
      return wrong;
    },
    /** How often a stream became live, and how often one was lost. */
    streams: () => ({ ...counts }),
    /** How many cashiers have a live stream now. */
    told: () => cashiers.filter(({ isTold }) => isTold()).length,
    stop: () => stop.abort(),
  };
}

/** One signal for the calls of all cashiers. */
function newNetwork(): AbortController {
  const network = new AbortController();
  setMaxListeners(0, network.signal);
  return network;
}

async function readLists({ transactions }: ReturnType<typeof createBusinessApi>): Promise<Shown | undefined> {
  const [pending, paid] = await Promise.all([transactions.listPending({}), transactions.listPaid({})]);
  return pending.ok && paid.ok ? [pending.data.transactions, paid.data.transactions] : undefined;
}

const sameLists = (one: Shown, other: Shown) => JSON.stringify(keysOf(one)) === JSON.stringify(keysOf(other));

const keysOf = (shown: Shown) => shown.map((list) => list.map(({ id, status }) => `${id} ${status}`).sort());

/** Pays at one cashier after the other until it is stopped. A failed payment is not repeated: the lists show which were made. */
export function startPaying(
  url: string,
  cashierIds: readonly string[],
  everyMs: number,
): () => Promise<number> {
  let isStopped = false;
  let made = 0;
  const paying = (async () => {
    for (let at = 0; !isStopped; at += 1) {
      const to = { to: 'cashier', id: cashierIds[at % cashierIds.length], amount: 1 + at / 100, note: '' };
      const request = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(to),
      };
      const paid = await fetch(`${url}/sandbox/v1/users/maria.lopez/payments`, request).catch(
        () => undefined,
      );
      if (paid?.ok) made += 1;
      await paid?.arrayBuffer().catch(() => undefined);
      await wait(everyMs);
    }
  })();
  return async () => {
    isStopped = true;
    await paying;
    return made;
  };
}
