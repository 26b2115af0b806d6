import type { Transaction } from '@cobros/sdk';
import { navigate } from 'wouter/use-browser-location';
import { detailHref, openDetail } from '../../blocks/transaction/detail/detail-address.ts';
import {
  authorizationFact,
  cashierFact,
  payerName,
  referenceFact,
} from '../../blocks/transaction/transaction-facts.ts';
import { TransactionStatusChip } from '../../blocks/transaction/transaction-status-chip.tsx';
import { paths } from '../../domain/paths.ts';
import { openHistory } from './findable-branches-and-cashiers.tsx';
import type { Found } from './found.ts';

const SHORTEST = 2;

/** The text that the API searches for; empty while it is too short. An authorization is shown as `123 456`. */
export function paymentSearch(typed: string): string {
  const text = typed.replace(/^(\d{3}) (\d{3})$/, '$1$2');
  return text.length < SHORTEST ? '' : text;
}

/** With `receiptCode`, the payment that has it says so. */
export const foundPayments = (
  transactions: readonly Transaction[],
  receiptCode: string | undefined,
): Found[] =>
  transactions.map((transaction) => {
    const { id, formattedCreationDate, formattedCreationTime, formattedAmount, status } = transaction;
    const [, cashier] = cashierFact(transaction);
    const [, reference] = referenceFact(transaction);
    const [, authorization] = authorizationFact(transaction);
    const ofReceipt = receiptCode && transaction.receiptCode === receiptCode && `Comprobante ${receiptCode}`;
    return {
      key: `payment ${id}`,
      icon: 'payments',
      name: payerName(transaction),
      detail: [
        ofReceipt,
        authorization,
        reference,
        `${formattedCreationDate} ${formattedCreationTime}`,
        cashier,
      ]
        .filter(Boolean)
        .join(' · '),
      amount: formattedAmount,
      status: <TransactionStatusChip status={status} />,
      open: () => openPayment(id),
    };
  });

/** Leads to the rest of the payments, in the history. */
export const allPayments = (search: string) =>
  ({ icon: 'payments', open: () => openHistory({ search }) }) as const;

/** Over the list of payments where one is open, else in the history. */
function openPayment(id: string): void {
  const { dashboard, history } = paths.transaction;
  if (location.pathname === dashboard || location.pathname === history) openDetail(id);
  else navigate(history + detailHref(id, ''));
}
