import type { Transaction } from '@cobros/sdk';
import { receivedMoment } from '#features/transaction/received-moment.ts';
import { authorizationEnd } from '#features/transaction/transaction-facts.ts';
import { Parts } from '#ui/parts.tsx';
import { amountSize } from './amount-size.ts';
import * as styles from './customer-display.css.ts';
import { firstName } from './first-name.ts';

interface PaidMessageProps {
  payment: Transaction;
  paidAt: number;
  now: number;
}

/** Counts, and shows details that only this counter knows, so that a picture on a phone cannot be mistaken for it. */
export function PaidMessage({ payment, paidAt, now }: PaidMessageProps) {
  const seconds = Math.max(0, Math.floor((now - paidAt) / 1000));
  const end = authorizationEnd(payment);
  const time = receivedMoment(payment)?.[2].slice(0, 5) ?? '';
  return (
    <>
      <figure className={styles.code} aria-hidden="true">
        <span className={styles.mark}>
          <Check />
        </span>
      </figure>
      <div role="status" className={styles.words}>
        <p className={styles.title}>Pagado</p>
        <p className={styles.amount} style={amountSize(payment.formattedAmount)}>
          {payment.formattedAmount}
        </p>
        <p className={styles.thanks}>{['Gracias', firstName(payment)].filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.time}>
        <p className={styles.line}>
          <Parts of={[time, end && `Autorización …${end}`]} />
        </p>
        <p className={styles.line}>{seconds > 0 ? `Hace ${seconds} s` : 'Ahora'}</p>
      </div>
    </>
  );
}

const Check = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.markCheck}>
    <path d="m4 12.5 5.5 5.5L20 7" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
