import type { Transaction } from '@cobros/sdk';
import { receivedMoment } from '../../blocks/transaction/received-moment.ts';
import { authorizationEnd } from '../../blocks/transaction/transaction-facts.ts';
import { PAID_MS } from './counter-state.ts';
import { firstName } from './first-name.ts';
import * as styles from './inline-styles.ts';
import { useEndlessAnimation } from './use-endless-animation.ts';

const BELT_ITEMS = Array.from({ length: 64 }, (_, index) => index);

interface PaidMessageProps {
  payment: Transaction;
  paidAt: number;
  cashier: string;
  now: number;
}

/**
 * Moves, counts, and has what only this counter knows, so that no picture on a phone passes for it. Without motion the clock,
 * the seconds and the bar still change.
 */
export function PaidMessage({ payment, paidAt, cashier, now }: PaidMessageProps) {
  const seconds = Math.max(0, Math.floor((now - paidAt) / 1000));
  const share = Math.min(1, Math.max(0, 1 - (now - paidAt) / PAID_MS));
  const end = authorizationEnd(payment);
  const time = receivedMoment(payment)?.[2].slice(0, 5) ?? '';
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr auto', gap: '1rem', paddingBottom: '1rem' }}>
      <Belt />
      <div style={styles.middle}>
        <span style={styles.mark}>
          <Check size="60%" />
        </span>
        <div role="status" style={styles.facts}>
          <p style={styles.title}>Pagado</p>
          <p style={styles.amount}>{payment.formattedAmount}</p>
          <p style={styles.title}>
            {time} · {cashier}
          </p>
          {end && <p style={styles.line}>Autorización …{end}</p>}
        </div>
        <p style={styles.line}>{['Gracias', firstName(payment)].filter(Boolean).join(', ')}</p>
        <div style={styles.track} aria-hidden="true">
          <div style={styles.rest(share)} />
        </div>
        <p style={styles.line}>Hace {seconds} s</p>
      </div>
      <Belt />
    </div>
  );
}

function Belt() {
  const items = useEndlessAnimation(
    [{ transform: 'none' }, { transform: `translateX(-${styles.BELT_STEP})` }],
    1000,
  );
  return (
    <div style={styles.belt} aria-hidden="true">
      <div ref={items} style={styles.beltItems}>
        {BELT_ITEMS.map((index) => (
          <span key={index} style={styles.beltItem}>
            <Check size="2rem" />
          </span>
        ))}
      </div>
    </div>
  );
}

const Check = ({ size }: { size: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" style={{ width: size, height: size }}>
    <path d="m4 12.5 5.5 5.5L20 7" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
  </svg>
);
