import { timeIn } from '../../domain/time-zone.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './inline-styles.ts';

interface NoConnectionMessageProps {
  /** The last moment that is known, by this device's clock. */
  since: number | undefined;
  timeZone: string;
}

const TOGETHER = { display: 'inline-block' };

export const NoConnectionMessage = ({ since, timeZone }: NoConnectionMessageProps) => (
  <div style={styles.middle} role="alert">
    <span style={styles.unknownMark}>
      <span style={styles.twice}>
        <Icon name="wifi-off" size="xl" />
      </span>
    </span>
    <p style={styles.title}>
      <span style={TOGETHER}>
        Sin conexión{since !== undefined && ` desde ${timeIn(timeZone, since).slice(0, 5)}`}:
      </span>{' '}
      <span style={TOGETHER}>pregunta en caja</span>
    </p>
    <p style={styles.line}>Esta pantalla no puede saber si un pago llegó.</p>
  </div>
);
