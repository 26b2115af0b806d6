import { useSignals } from '@preact/signals-react/runtime';
import { lostSince } from '#stores/connection.ts';
import { Alert } from '#ui/alert.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { asOf, clockTime } from './known-until.ts';

export function LostConnectionBanner() {
  useSignals();
  const since = lostSince.value;
  return since !== undefined && <ConnectionBanner since={since} />;
}

/** The banner's words inside of dialogs and panels that cover it. */
export function LostConnectionNotice() {
  useSignals();
  const since = lostSince.value;
  return (
    since !== undefined && (
      <Alert tone="warning" icon="wifi-off">
        <b>Sin conexión desde las {clockTime(since)}.</b> {asOf}
      </Alert>
    )
  );
}
