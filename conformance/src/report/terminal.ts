import type { CheckResult } from '../check.ts';

const MARKS = { passed: 'ok', warned: 'warning', failed: 'FAIL', 'not-run': 'not run' };

/** A line per check, and the reason below it if it did not pass. */
export function terminalLine({ id, rule, outcome }: CheckResult): string {
  const line = `${MARKS[outcome.kind].padEnd(8)}${id.padEnd(16)}${rule}`;
  return outcome.kind === 'passed' ? line : `${line}\n${' '.repeat(24)}${outcome.reason}`;
}

export function countsOf(results: readonly CheckResult[]) {
  const count = (kind: CheckResult['outcome']['kind']) =>
    results.filter(({ outcome }) => outcome.kind === kind).length;
  return {
    passed: count('passed'),
    warned: count('warned'),
    failed: count('failed'),
    notRun: count('not-run'),
  };
}

export function terminalSummary(results: readonly CheckResult[]): string {
  const { passed, warned, failed, notRun } = countsOf(results);
  const warnings = warned > 0 ? `, ${warned} with a warning` : '';
  return `${passed + warned} passed${warnings}, ${failed} failed, ${notRun} not run`;
}
