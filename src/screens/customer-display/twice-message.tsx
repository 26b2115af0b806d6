import type { Transaction } from '@cobros/sdk';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './customer-display.css.ts';

/** No code until the cashier has said whether this payment is the expected one. */
export const TwiceMessage = ({ payment }: { payment: Transaction }) => (
  <div className={styles.middle}>
    <span className={styles.twiceMark}>
      <span className={styles.twice}>
        <Icon name="warn" size="xl" />
      </span>
    </span>
    <div role="status" className={styles.facts}>
      <p className={styles.title}>Ya llegó un pago de</p>
      <p className={styles.amount}>{payment.formattedAmount}</p>
      <p className={styles.title}>No escanees otra vez</p>
    </div>
    <p className={styles.line}>Pregunta en la caja antes de pagar de nuevo.</p>
  </div>
);
