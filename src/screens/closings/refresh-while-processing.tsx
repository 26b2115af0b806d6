import { useSignals } from '@preact/signals-react/runtime';
import { config } from '../../stores/config.ts';
import { usePolling } from '../../stores/polling.ts';

/** Shown as long as something that is shown is still being closed. */
export function RefreshWhileProcessing({ refresh }: { refresh: () => Promise<void> }) {
  useSignals();
  usePolling(refresh, config.value.pollSeconds);
  return null;
}
