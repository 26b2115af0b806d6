import type { CheckContext } from './check-context.ts';

/** A condition that only some runs meet. */
export type Need = 'otherAdmin' | 'payer' | 'webhooks';

/** One rule that a backend must keep. */
export interface Check {
  /** Area and a number within it, such as `money-2`. */
  id: string;
  /** The rule, as a sentence. */
  rule: string;
  needs?: Need;
  /**
   * @throws Misfit if the backend does not keep the rule; Warning if it may deviate, but its callers would miss
   * something
   */
  run(context: CheckContext): Promise<void>;
}

export type Outcome =
  | { kind: 'passed' }
  /** The backend fits, but lacks something that its callers would miss. */
  | { kind: 'warned'; reason: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'not-run'; reason: string };

export interface CheckResult {
  id: string;
  rule: string;
  outcome: Outcome;
  milliseconds: number;
}

/** Numbers the rules of an area. */
export function area(name: string, checks: readonly Omit<Check, 'id'>[]): Check[] {
  return checks.map((check, index) => ({ id: `${name}-${index + 1}`, ...check }));
}
