import type { Failure } from '@cobros/sdk';
import { isUnanswered } from '../../api/keyed-calls.ts';

/** The outcome of one row, in words. */
export interface Outcome {
  text: string;
  /** `overtaken`: somebody else was first, or it may no longer be done. `failed`: another try may succeed. */
  kind: 'done' | 'overtaken' | 'failed';
  /** Why, if the text alone does not say it. */
  reason?: string;
}

/** 409 may mean that the first try is still under way. */
export function outcomeOf(failure: Failure): Outcome {
  const { status, message: reason } = failure;
  const mayRepeat = isUnanswered(failure) || status === 409 || status === 429;
  return mayRepeat
    ? { kind: 'failed', text: 'No se pudo', reason }
    : { kind: 'overtaken', text: 'No se hizo', reason };
}
