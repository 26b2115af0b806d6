import type { Failure } from '@cobros/sdk';
import { isUnanswered } from '#api/keyed-calls.ts';

/** The outcome of one row, as text. */
export interface Outcome {
  text: string;
  /** `overtaken`: somebody else was faster, or the action is no longer possible. `failed`: another try may succeed. */
  kind: 'done' | 'overtaken' | 'failed';
  /** The reason, if the text alone does not give it. */
  reason?: string;
}

/** A 409 may mean that the first try is still running. */
export function outcomeOf(failure: Failure): Outcome {
  const { status, message: reason } = failure;
  const mayRepeat = isUnanswered(failure) || status === 409 || status === 429;
  return mayRepeat
    ? { kind: 'failed', text: 'No se pudo', reason }
    : { kind: 'overtaken', text: 'No se hizo', reason };
}
