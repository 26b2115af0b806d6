import { timeIn } from '../../domain/time-zone.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './customer-display.css.ts';

interface NoConnectionMessageProps {
  /** The last known moment, by this device's clock. */
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
        Sin conexión{since !== undefined && ` desde ${timeIn(timeZone, since).slice(0, 5)}`}:
      </span>{' '}
      <span className={styles.together}>pregunta en caja</span>
    </p>
    <p className={styles.line}>Esta pantalla no puede saber si un pago llegó.</p>
  </div>
);
