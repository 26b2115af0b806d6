import type { Transaction } from '@cobros/sdk';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '#domain/paths.ts';
import type { Person } from '#domain/permissions.ts';
import { detailHref, openDetail } from '#features/transaction/detail/detail-address.ts';
import { payerName } from '#features/transaction/payer.ts';
import { lastMoment } from '#features/transaction/read-transaction-operations.ts';
import { refundedPartText } from '#features/transaction/refunded-part.ts';
import { authorizationFact, cashierText, referenceFact } from '#features/transaction/transaction-facts.ts';
import { TransactionStatusChip } from '#features/transaction/transaction-status-chip.tsx';
import { broughtBack } from '#words/brought-back.ts';
import { openHistory } from './findable-branches-and-cashiers.tsx';
import type { Found } from './found.ts';

const SHORTEST = 2;
const MOST_READ = 25;

/**
 * The text to search for with the API; empty while it is too short. Authorization numbers are typed as they are
 * shown: `123 456`.
 */
export function paymentSearch(typed: string): string {
  const text = broughtBack(typed).replace(/^(\d{3}) (\d{3})$/, '$1$2');
  return text.length < SHORTEST ? '' : text;
}

/** The amount among the typed words, if there is one: `morales 80`. */
function amountIn(typed: string): number | undefined {
  const word = typed.split(/\s+/).find((one) => /^q?\d[\d,]*(\.\d{1,2})?$/i.test(one));
  return word === undefined ? undefined : Number(word.replace(/[q,]/gi, ''));
}

/** Number of payments to read: many may match an amount such as 180.80 before the one that is meant. */
export const paymentsToRead = (typed: string, shown: number): number =>
  amountIn(typed) === undefined ? shown : MOST_READ;

/** Puts payments of exactly the typed amount first. */
export function byAmount(payments: readonly Transaction[], typed: string) {
  const sought = amountIn(typed);
  const exact = payments.filter(({ amount }) => amount === sought);
  return { exact, ordered: [...exact, ...payments.filter((payment) => !exact.includes(payment))] };
}

/** Payments as results. The one whose code is `receiptCode` shows that code. */
export const foundPayments = (
  transactions: readonly Transaction[],
  person: Person,
  receiptCode: string | undefined,
): Found[] =>
  transactions.map((transaction) => {
    const { id, formattedAmount, status } = transaction;
    const [, date, time] = lastMoment(transaction);
    const [, reference] = referenceFact(transaction);
    const [, authorization] = authorizationFact(transaction);
    const ofReceipt = receiptCode && transaction.receiptCode === receiptCode && `Comprobante ${receiptCode}`;
    return {
      key: `payment ${id}`,
      icon: 'payments',
      name: payerName(transaction),
      detail: [ofReceipt, `${date} ${time}`, authorization, reference, cashierText(transaction, person)]
        .filter(Boolean)
        .join(' · '),
      amount: formattedAmount,
      status: <TransactionStatusChip status={status} part={refundedPartText(transaction)} />,
      open: () => openPayment(id),
    };
  });

/** Option that leads to the other payments, in the history. */
export const allPayments = (search: string) =>
  ({ icon: 'payments', open: () => openHistory({ search }) }) as const;

/** Opens the payment over the current list of payments, if one is open, otherwise over the history. */
function openPayment(id: string): void {
  const { dashboard, history } = paths.transaction;
  if (location.pathname === dashboard || location.pathname === history) openDetail(id);
  else navigate(history + detailHref(id, ''));
}
