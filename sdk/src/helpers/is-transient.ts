import type { Failure } from '../result.ts';

/** Whether the failure may pass by itself, so that the same call is worth another attempt later. */
export function isTransient({ kind, status = 0 }: Failure): boolean {
  return kind === 'network' || kind === 'timeout' || status === 429 || status >= 500;
}
