import { usePolling } from '#stores/polling.ts';

interface RefreshEveryProps {
  seconds: number;
  refresh: () => Promise<unknown>;
}

/** Polls while mounted, for what the stream of changes does not report. */
export function RefreshEvery({ seconds, refresh }: RefreshEveryProps) {
  usePolling(refresh, seconds, NOTHING_REPORTED);
  return null;
}

const NOTHING_REPORTED = [] as const;
