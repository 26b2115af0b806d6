import type { Transaction } from '@cobros/sdk';
import type { ReactNode } from 'react';
import { Barcode } from '#blocks/print/barcode.tsx';
import * as css from '#blocks/print/paper.css.ts';
import { type PrintedLine, PrintedLines } from '#blocks/print/printed-lines.tsx';
import { parseTransactionStatus, TRANSACTION_STATUS_LABEL } from '#words/transaction-status.ts';
import { payerName } from './payer.ts';
import { refundedPartText } from './refunded-part.ts';
import { remainingFacts } from './refunds.ts';
import {
  amountFacts,
  authorizationFact,
  noteFact,
  receivedFact,
  referenceFact,
  refundedFact,
  usernameFact,
} from './transaction-facts.ts';

interface ReceiptProps {
  transaction: Transaction;
  businessName: string;
  /** `20/11/2026 10:44:02` */
  printedAt: string;
  /** The platform's name is small and last, because it is the shop's receipt. */
  platform?: ReactNode;
}

/** A column of 68 mm, in black only, for 80 mm thermal paper and for A4. */
export function Receipt({ transaction, businessName, printedAt, platform }: ReceiptProps) {
  const { who, amounts, numbers } = receiptLines(transaction);
  const status = parseTransactionStatus(transaction.status);
  const part = refundedPartText(transaction);
  return (
    <article className={css.paper} aria-label="Comprobante">
      <div className={css.head}>
        <p className={css.shop}>{businessName}</p>
      </div>
      <hr className={css.rule} />
      <p className={css.title}>Comprobante</p>
      <p className={css.sum}>{transaction.formattedAmount}</p>
      <p className={css.centered}>
        {status === 'unknown' ? transaction.status : TRANSACTION_STATUS_LABEL[status]}
        {part && ` · ${part}`}
      </p>
      <hr className={css.rule} />
      <PrintedLines lines={who} />
      <hr className={css.rule} />
      <PrintedLines lines={amounts} strong="Total" />
      <hr className={css.rule} />
      <PrintedLines lines={numbers} />
      <div className={css.code}>
        <p>Comprueba este comprobante en el portal</p>
        {/* Without its hyphens, which the search does not need, it fits on a roll of 58 mm. */}
        <Barcode text={transaction.receiptCode?.replaceAll('-', '') ?? ''} />
        <p className={css.codeText}>{transaction.receiptCode}</p>
        <p>
          Escribe o escanea el código en Buscar. Si no encuentra el pago, o el monto es otro, no es auténtico.
        </p>
      </div>
      <p className={css.centered}>
        Este comprobante no es una factura.
        <br />
        Impreso el {printedAt}
      </p>
      <div className={css.platform}>{platform}</div>
    </article>
  );
}

interface ReceiptLines {
  who: PrintedLine[];
  amounts: PrintedLine[];
  numbers: PrintedLine[];
}

/** The lines of a receipt in three groups, without empty lines. */
export function receiptLines(transaction: Transaction): ReceiptLines {
  const { businessBranchName, businessUserName } = transaction;
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
    // After the total, what was refunded of it and what remains.
    amounts: [...amountFacts(transaction), ...remainingFacts(transaction).slice(1)],
    numbers: filled([authorizationFact(transaction), ['Transacción', transaction.id]]),
  };
}

function filled(lines: PrintedLine[]): PrintedLine[] {
  return lines.filter(([, value]) => value !== '');
}
