import type { Failure } from '../result.ts';

/** True if the failure may pass by itself, so that it is worth making the same call again later. */
export function isTransient({ kind, status = 0 }: Failure): boolean {
  return kind === 'network' || kind === 'timeout' || status === 429 || status >= 500;
}
