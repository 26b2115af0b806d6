import type { Failure } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { timeIn } from '#domain/time-zone.ts';
import { byServer, deviceNow } from '#stores/clock.ts';
import { heardAt } from '#stores/live/changes.ts';
import { onlyWide } from '#styles/layout.css.ts';
import { LiveDot } from '#ui/live-dot.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Dashboard } from '../use-dashboard.ts';
import * as css from './live-indicator.css.ts';

const RECENT_SECONDS = 3;
/** The stream sends something at least every 15 s. */
const HEARD_MS = 20_000;

interface LiveIndicatorProps {
  dashboard: Dashboard;
  timeZone: string;
}

/** Says whether the lists are live. Screen readers do not announce it; the banner announces a lost connection. */
export function LiveIndicator({ dashboard, timeZone }: LiveIndicatorProps) {
  useSignals();
  switch (dashboard.connection.value) {
    case 'loading':
      return (
        <p className={css.live}>
          <Spinner size="xs" />
          <span className={css.text}>Cargando</span>
        </p>
      );
    case 'live':
      return (
        <p className={css.live}>
          <LiveDot state="live" />
          {dashboard.isReported.value && deviceNow.value - heardAt.value < HEARD_MS ? (
            <span className={css.text}>En vivo</span>
          ) : (
            <span className={css.text}>
              <span className={onlyWide}>Actualizado </span>
              {timeAgo(deviceNow.value - dashboard.readAt.value)}
            </span>
          )}
        </p>
      );
    default:
      return (
        <p className={css.live}>
          <LiveDot state="off" />
          <span className={css.text}>
            {isRejectedByServer(dashboard.failure.value) ? 'Sin actualizar' : 'Sin conexión'}
            {dashboard.connection.value === 'lost' && (
              <span className={onlyWide}>
                {' '}
                desde las {timeIn(timeZone, byServer(dashboard.readAt.value))}
              </span>
            )}
          </span>
        </p>
      );
  }
}

function timeAgo(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds < RECENT_SECONDS) return 'ahora';
  return seconds < 60 ? `hace ${seconds} s` : `hace ${Math.floor(seconds / 60)} min`;
}

/** True if the server rejected the call with a reason; otherwise it could not be reached. */
export function isRejectedByServer(failure: Failure | undefined): boolean {
  return failure?.kind === 'answered';
}
