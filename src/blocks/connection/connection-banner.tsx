import type { Failure } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { createPortal } from 'react-dom';
import { withFullStop } from '#domain/with-full-stop.ts';
import { deviceNow, useClock } from '#stores/clock.ts';
import { config } from '#stores/config.ts';
import { usePolling } from '#stores/polling.ts';
import { readings, rereadShown } from '#stores/resource.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import * as css from './connection-banner.css.ts';
import { asOf, clockTime } from './known-until.ts';
import { usePlaceAboveBars } from './use-place-above-bars.ts';

interface ConnectionBannerProps {
  /** Since when nothing is known, by this device's clock. */
  since: number;
  /** The server's failure, if it was reached. */
  failure?: Failure | undefined;
}

/** Says since when nothing is known. Until that is over, everything on screen is read again and again. */
export function ConnectionBanner({ since, failure }: ConnectionBannerProps) {
  useSignals();
  useClock();
  const nextAt = usePolling(rereadShown, config.value.pollSeconds, []).value;
  const reading = readings.value > 0;
  const banner = usePlaceAboveBars();
  // Rendered outside the page, whose container would be the reference for its place in some browsers.
  return createPortal(
    <div ref={banner} className={css.place}>
      <Banner
        icon="wifi-off"
        action={
          <Button size="sm" variant="outline" loading={reading} onClick={() => void rereadShown()}>
            Reintentar ahora
          </Button>
        }
      >
        {failure ? (
          <>
            <b>{failure.title}:</b> {withFullStop(failure.message)} Lo que ves es de las {clockTime(since)}.{' '}
          </>
        ) : (
          <>
            <b>Sin conexión desde las {clockTime(since)}.</b> {asOf}{' '}
          </>
        )}
        <span aria-hidden="true" className={css.countdown}>
          {reading || nextAt === undefined
            ? 'Reintentando.'
            : `Reintentamos en ${wholeSeconds(nextAt - deviceNow.value)} s.`}
        </span>
      </Banner>
    </div>,
    document.body,
  );
}

/** Rounds, because the clock ticks only once a second and may lag that much. */
function wholeSeconds(milliseconds: number): number {
  return Math.max(1, Math.floor(milliseconds / 1000));
}
