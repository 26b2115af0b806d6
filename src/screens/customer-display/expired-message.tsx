import { Icon } from '../../ui/icon.tsx';
import * as styles from './customer-display.css.ts';

/** Until the screen is idle again: whoever still points a phone at it is told why it does not pay. */
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
