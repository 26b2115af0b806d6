import { useSignals } from '@preact/signals-react/runtime';
import { config } from '#stores/config.ts';
import { usePolling } from '#stores/polling.ts';

/** Polls while mounted; rendered while one of the closings shown is being processed. */
export function RefreshWhileProcessing({ refresh }: { refresh: () => Promise<unknown> }) {
  useSignals();
  usePolling(refresh, config.value.pollSeconds, ['closings']);
  return null;
}
