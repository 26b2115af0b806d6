import type { BusinessApi, Result } from '@cobros/sdk';
import { dataOf } from '../support/unwrap-result.ts';
import { type CallRetrier, createCallRetrier } from './call-retrier.ts';

const LANES = 8;

/** The users who make the calls, and the app user to whom requests are sent. */
export interface Callers {
  cashier: BusinessApi;
  branch: BusinessApi;
  friUserId: string;
  /** Accepts a request on the app user's phone. */
  accept(paymentRequestId: string): Promise<Result<unknown>>;
}

/** Ids in the responses to calls that write, by the number of the turn. */
interface Writes {
  requests: Map<number, string>;
  accepted: Set<string>;
  refunds: Map<number, string>;
  closings: Map<number, string[]>;
}

export interface Load {
  writes: Writes;
  calls: CallRetrier;
  /** Sends the request of a turn, and returns the id of its transaction. */
  send(turn: number): Promise<string>;
  stop(): Promise<void>;
}

/** The content of a turn's request, the same whenever it is sent; every turn has an amount of its own. */
const amountOf = (turn: number) => (turn + 100) / 100;
const keyOf = (turn: number) => `under-load-${turn}`;

/** Sends, accepts, refunds and closes until it is stopped. Each call is repeated with its key until there is a response. */
export function startLoad({ cashier, branch, friUserId, accept }: Callers): Load {
  const writes: Writes = {
    requests: new Map(),
    accepted: new Set(),
    refunds: new Map(),
    closings: new Map(),
  };
  const calls = createCallRetrier();
  const { untilAnswered } = calls;
  let next = 0;
  let stopped = false;

  async function send(turn: number) {
    const request = { friUserId, amount: amountOf(turn), timerSeconds: 86_400 as const };
    const idempotencyKey = keyOf(turn);
    const sent = await untilAnswered(turn, () =>
      cashier.transactions.sendRequest(request, { idempotencyKey }),
    );
    return dataOf(sent).transaction;
  }

  async function take(turn: number): Promise<void> {
    const { id, paymentRequestId } = await send(turn);
    writes.requests.set(turn, id);
    if (turn % 4 === 0) return;
    await untilAnswered(turn, () => accept(paymentRequestId ?? ''));
    writes.accepted.add(id);
    const options = { idempotencyKey: keyOf(turn) };
    if (turn % 4 === 1) {
      const refund = { transactionId: id, reason: 'Bajo carga' };
      dataOf(await untilAnswered(turn, () => branch.transactions.refund(refund, options)));
      writes.refunds.set(turn, id);
    }
    if (turn % 20 === 2) {
      const closed = await untilAnswered(turn, () => cashier.closings.close({}, options));
      // A 422 means that nothing is open, because another lane has just closed.
      const ids =
        closed.ok || closed.failure.status !== 422 ? dataOf(closed).closings.map(({ id }) => id) : [];
      writes.closings.set(turn, ids);
    }
  }
  const lane = async () => {
    while (!stopped) await take(next++);
  };
  const lanes = Promise.all(Array.from({ length: LANES }, lane));
  // stop() reports the error; without this line the process would end immediately.
  lanes.catch(() => undefined);

  return {
    writes,
    calls,
    send: async (turn) => (await send(turn)).id,
    async stop() {
      stopped = true;
      await lanes;
    },
  };
}
