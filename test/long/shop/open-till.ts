import type { BusinessApi, Transaction } from '@cobros/sdk';
import { startOfBusinessDay } from '../../../sandbox/rules/start-of-business-day.ts';
import { otherPayment, rememberDistinct } from '../../../src/features/transaction/charge/other-payment.ts';
import {
  type Outcome,
  requestOutcomeMessage,
} from '../../../src/features/transaction/request-outcome-message.ts';
import {
  type CounterState,
  counterState,
  readShown,
  shownWith,
} from '../../../src/screens/customer-display/counter-state.ts';
import { dataOf } from '../../support/unwrap-result.ts';

const NOTHING = { pending: [] as readonly Transaction[], paid: [] as readonly Transaction[] };

/** A till with its customer display: what both screens have read, and what they show. */
export function openTill(api: BusinessApi, cashierId: string) {
  let online = true;
  let data = NOTHING;
  let readAt = 0;
  let failed = false;
  let shown = readShown('');
  let display: CounterState = { kind: 'loading' };
  const watched = new Set<string>();
  const told = new Map<string, Outcome>();
  const till = {
    cashierId,
    api,
    told,
    watched,
    /** The dialog that is waiting for a payment. */
    waiting: undefined as Transaction | undefined,
    isOnline: () => online,
    setOnline(is: boolean) {
      online = is;
    },
    lists: () => data,
    /** Start of the day that the lists show. */
    today: () => startOfBusinessDay(new Date(readAt), 'America/Guatemala').getTime(),
    display: () => display,
    /** The payment that the dialog is asking about. */
    other: () => (till.waiting ? otherPayment(till.waiting, data.paid) : undefined),
    open(transaction: Transaction) {
      till.waiting = transaction;
      watched.add(transaction.id);
    },
    /** Answers the dialog with «Son dos pagos distintos». */
    keepBoth() {
      const other = till.other();
      if (till.waiting && other) rememberDistinct(till.waiting, other);
    },
    async cancel(transaction: Transaction): Promise<boolean> {
      const result = await api.transactions.cancelRequest({ transactionId: transaction.id });
      if (result.ok) watched.delete(transaction.id);
      if (result.ok && till.waiting?.id === transaction.id) till.waiting = undefined;
      return result.ok;
    },
    /** Reads what has changed, as a screen does on a change event, and renders it. */
    async refresh(now: number) {
      if (online) {
        const [pending, paid] = [await api.transactions.listPending(), await api.transactions.listPaid()];
        data = { pending: dataOf(pending).transactions, paid: dataOf(paid).transactions };
        readAt = now;
        for (const transactionId of watched) {
          const { transaction } = dataOf(await api.transactions.retrieve({ transactionId }));
          const outcome = requestOutcomeMessage(transaction);
          if (!outcome) continue;
          watched.delete(transactionId);
          told.set(transactionId, outcome);
          if (till.waiting?.id === transactionId) till.waiting = undefined;
        }
      }
      failed = !online;
      display = counterState(cashierId, { data, failed, readAt }, { server: now, device: now }, shown);
      shown = shownWith(shown, display, now);
    },
  };
  return till;
}

export type Till = ReturnType<typeof openTill>;
