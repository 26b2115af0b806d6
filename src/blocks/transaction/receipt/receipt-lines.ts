import type { Transaction } from '@cobros/sdk';
import type { PrintedLine } from '../../print/printed-lines.tsx';
import {
  authorizationFact,
  noteFact,
  payerName,
  receivedFact,
  referenceFact,
  refundedFact,
  usernameFact,
} from '../transaction-facts.ts';

export interface ReceiptLines {
  who: PrintedLine[];
  amounts: PrintedLine[];
  numbers: PrintedLine[];
}

/** Lines of a receipt in three groups; empty ones are omitted. */
export function receiptLines(transaction: Transaction): ReceiptLines {
  const { businessBranchName, businessUserName, amountDetail } = transaction;
  return {
    who: filled([
      ['Pagado por', payerName(transaction)],
      usernameFact(transaction),
      ['Sucursal', businessBranchName ?? ''],
      ['Caja', businessUserName ?? ''],
      referenceFact(transaction),
      noteFact(transaction),
      receivedFact(transaction),
      refundedFact(transaction),
    ]),
    amounts: filled([
      ['Subtotal', amountDetail.formattedSubTotal],
      ['Descuento', amountDetail.formattedDiscount],
      ['Total', amountDetail.formattedTotal],
    ]),
    numbers: filled([authorizationFact(transaction), ['Transacción', transaction.id]]),
  };
}

function filled(lines: PrintedLine[]): PrintedLine[] {
  return lines.filter(([, value]) => value !== '');
}
