import { useSignals } from '@preact/signals-react/runtime';
import { withFullStop } from '#domain/with-full-stop.ts';
import { deviceNow } from '#stores/clock.ts';
import { figures } from '#styles/typography.css.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import type { Dashboard } from '../use-dashboard.ts';
import { isRejectedByServer } from './live-indicator.tsx';
import * as css from './lost-connection-banner.css.ts';

export function LostConnectionBanner({ dashboard }: { dashboard: Dashboard }) {
  useSignals();
  const failure = dashboard.failure.value;
  const nextAt = dashboard.nextAt.value;
  const reading = dashboard.reading.value;
  return (
    <div className={css.place}>
      <Banner
        icon="wifi-off"
        action={
          <Button size="sm" variant="outline" loading={reading} onClick={() => void dashboard.refresh()}>
            Reintentar ahora
          </Button>
        }
      >
        {failure && isRejectedByServer(failure) ? (
          <>
            <b>{failure.title}:</b> {withFullStop(failure.message)}{' '}
          </>
        ) : (
          <b>Sin conexión. </b>
        )}
        Mostramos lo último que recibimos.{' '}
        <span aria-hidden="true" className={figures}>
          {reading || nextAt === undefined
            ? 'Reintentando.'
            : `Reintentamos en ${wholeSeconds(nextAt - deviceNow.value)} s.`}
        </span>
      </Banner>
    </div>
  );
}

/** Rounds, because the clock ticks only once a second and may lag that much. */
function wholeSeconds(milliseconds: number): number {
  return Math.max(1, Math.floor(milliseconds / 1000));
}
