import type { CheckResult } from '../check.ts';
import { countsOf } from './terminal.ts';

/** The results for programs. */
export function jsonReport(baseUrl: string, results: readonly CheckResult[]): string {
  return `${JSON.stringify({ baseUrl, ...countsOf(results), checks: results }, null, 2)}\n`;
}
