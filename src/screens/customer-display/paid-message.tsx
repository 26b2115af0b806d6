import type { Transaction } from '@cobros/sdk';
import { receivedMoment } from '../../features/transaction/received-moment.ts';
import { authorizationEnd } from '../../features/transaction/transaction-facts.ts';
import { PAID_MS } from './counter-state.ts';
import * as styles from './customer-display.css.ts';
import { firstName } from './first-name.ts';

const BELT_ITEMS = Array.from({ length: 64 }, (_, index) => index);

interface PaidMessageProps {
  payment: Transaction;
  paidAt: number;
  cashier: string;
  now: number;
}

/**
 * Moves, counts, and shows details that only this counter knows, so that a picture on a phone cannot be mistaken for
 * it. With reduced motion the clock, the seconds and the bar still change.
 */
export function PaidMessage({ payment, paidAt, cashier, now }: PaidMessageProps) {
  const seconds = Math.max(0, Math.floor((now - paidAt) / 1000));
  const share = Math.min(1, Math.max(0, 1 - (now - paidAt) / PAID_MS));
  const end = authorizationEnd(payment);
  const time = receivedMoment(payment)?.[2].slice(0, 5) ?? '';
  return (
    <div className={styles.paidMessage}>
      <Belt />
      <div className={styles.middle}>
        <span className={styles.mark}>
          <Check className={styles.markCheck} />
        </span>
        <div role="status" className={styles.facts}>
          <p className={styles.title}>Pagado</p>
          <p className={styles.amount}>{payment.formattedAmount}</p>
          <p className={styles.title}>
            {time} · {cashier}
          </p>
          {end && <p className={styles.line}>Autorización …{end}</p>}
        </div>
        <p className={styles.line}>{['Gracias', firstName(payment)].filter(Boolean).join(', ')}</p>
        <div className={styles.track} aria-hidden="true">
          <div className={styles.rest} style={{ width: `${Math.round(share * 100)}%` }} />
        </div>
        <p className={styles.line}>Hace {seconds} s</p>
      </div>
      <Belt />
    </div>
  );
}

const Belt = () => (
  <div className={styles.belt} aria-hidden="true">
    <div className={styles.beltItems}>
      {BELT_ITEMS.map((index) => (
        <span key={index} className={styles.beltItem}>
          <Check className={styles.beltCheck} />
        </span>
      ))}
    </div>
  </div>
);

const Check = ({ className }: { className: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <path d="m4 12.5 5.5 5.5L20 7" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
