import type { Failure } from '@cobros/sdk';

/** Whether the server itself refused, and has told why; otherwise it was not reached. */
export function wasAnswered(failure: Failure | undefined): boolean {
  return failure?.kind === 'answered';
}
