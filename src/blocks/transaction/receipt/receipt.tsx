import type { Transaction } from '@cobros/sdk';
import type { ReactNode } from 'react';
import { parseTransactionStatus, TRANSACTION_STATUS_LABEL } from '../../../domain/transaction-status.ts';
import { Barcode } from '../../print/barcode.tsx';
import * as css from '../../print/paper.css.ts';
import { PrintedLines } from '../../print/printed-lines.tsx';
import { receiptLines } from './receipt-lines.ts';

interface ReceiptProps {
  transaction: Transaction;
  businessName: string;
  /** `20/11/2026 10:44:02` */
  printedAt: string;
  /** The platform, small, below all else: the paper is the shop's. */
  platform?: ReactNode;
}

/** Column of 68 mm in black only, for thermal paper of 80 mm and for A4. */
export function Receipt({ transaction, businessName, printedAt, platform }: ReceiptProps) {
  const { who, amounts, numbers } = receiptLines(transaction);
  const status = parseTransactionStatus(transaction.status);
  return (
    <article className={css.paper} aria-label="Comprobante">
      <div className={css.head}>
        <p className={css.shop}>{businessName}</p>
      </div>
      <hr className={css.rule} />
      <p className={css.title}>Comprobante</p>
      <p className={css.sum}>{transaction.formattedAmount}</p>
      <p className={css.centred}>
        {status === 'unknown' ? transaction.status : TRANSACTION_STATUS_LABEL[status]}
      </p>
      <hr className={css.rule} />
      <PrintedLines lines={who} />
      <hr className={css.rule} />
      <PrintedLines lines={amounts} strong="Total" />
      <hr className={css.rule} />
      <PrintedLines lines={numbers} />
      <div className={css.code}>
        <p>Comprueba este comprobante en el portal: código</p>
        <Barcode text={transaction.receiptCode ?? ''} />
        <p className={css.codeText}>{transaction.receiptCode}</p>
        <p>
          Escribe o escanea el código en Buscar. Si no encuentra el pago, o el monto es otro, no es auténtico.
        </p>
      </div>
      <p className={css.centred}>
        Este comprobante no es una factura.
        <br />
        Impreso el {printedAt}
      </p>
      <div className={css.platform}>{platform}</div>
    </article>
  );
}
