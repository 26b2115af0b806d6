import type { Transaction } from '@cobros/sdk';
import { timeIn } from '#domain/time-zone.ts';
import { byServer } from '#stores/clock.ts';
import { Icon } from '#ui/icon.tsx';
import { amountSize } from './amount-size.ts';
import * as styles from './customer-display.css.ts';

/** Shows no code until the cashier has confirmed whether this payment is the expected one. */
export const TwiceMessage = ({ payment }: { payment: Transaction }) => (
  <div className={styles.middle}>
    <span className={styles.twiceMark}>
      <span className={styles.twice}>
        <Icon name="warn" size="xl" />
      </span>
    </span>
    <div role="status" className={styles.facts}>
      <p className={styles.title}>Ya llegó un pago de</p>
      <p className={styles.amount} style={amountSize(payment.formattedAmount)}>
        {payment.formattedAmount}
      </p>
      <p className={styles.title}>No escanees otra vez</p>
    </div>
    <p className={styles.line}>Pregunta en la caja antes de pagar de nuevo.</p>
  </div>
);

interface NoConnectionMessageProps {
  /** When data was last read, by this device's clock. */
  since: number | undefined;
  timeZone: string;
}

export const NoConnectionMessage = ({ since, timeZone }: NoConnectionMessageProps) => (
  <div className={styles.middle} role="alert">
    <span className={styles.unknownMark}>
      <span className={styles.twice}>
        <Icon name="wifi-off" size="xl" />
      </span>
    </span>
    <p className={styles.title}>
      <span className={styles.together}>
        Sin conexión{since !== undefined && ` desde ${timeIn(timeZone, byServer(since)).slice(0, 5)}`}:
      </span>{' '}
      <span className={styles.together}>pregunta en caja</span>
    </p>
    <p className={styles.line}>Esta pantalla no puede saber si un pago llegó.</p>
  </div>
);

/** Shown until the screen is idle again, so that a customer who still scans the code knows why it does not pay. */
export const ExpiredMessage = () => (
  <div className={styles.middle}>
    <span className={styles.expiredMark}>
      <span className={styles.twice}>
        <Icon name="hourglass" size="xl" />
      </span>
    </span>
    <div role="status" className={styles.facts}>
      <p className={styles.title}>El tiempo terminó</p>
      <p className={styles.line}>Pide un código nuevo.</p>
    </div>
  </div>
);
