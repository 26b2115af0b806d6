import type { Failure } from '@cobros/sdk';

/** The server itself rejected the call and gave a reason; otherwise it was not reached. */
export function isRejectedByServer(failure: Failure | undefined): boolean {
  return failure?.kind === 'answered';
}
