import { timeIn } from '../../domain/time-zone.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './styles.ts';

interface UnknownMessageProps {
  /** The last moment that is known, by this device's clock. */
  since: number | undefined;
  timeZone: string;
}

export const UnknownMessage = ({ since, timeZone }: UnknownMessageProps) => (
  <div style={styles.middle} role="alert">
    <Icon name="wifi-off" size="xl" />
    <p style={styles.title}>
      Sin conexión{since !== undefined && ` desde ${timeIn(timeZone, since).slice(0, 5)}`}: pregunta en caja
    </p>
    <p style={styles.line}>Esta pantalla no puede saber si un pago llegó.</p>
  </div>
);
