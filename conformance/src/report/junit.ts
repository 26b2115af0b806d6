import type { CheckResult } from '../check.ts';
import { countsOf } from './terminal.ts';

/** The results as JUnit XML, which CI servers read. */
export function junitReport(results: readonly CheckResult[]): string {
  const { failed, notRun } = countsOf(results);
  const cases = results.map(testCase).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="cobros-conformance" tests="${results.length}" failures="${failed}" skipped="${notRun}">
${cases}
</testsuite>
`;
}

function testCase({ id, rule, outcome, milliseconds }: CheckResult): string {
  const start = `  <testcase classname="${id.replace(/-\d+$/, '')}" name="${escapeXml(`${id}: ${rule}`)}" time="${milliseconds / 1000}"`;
  if (outcome.kind === 'passed') return `${start}/>`;
  if (outcome.kind === 'warned')
    return `${start}><system-out>${escapeXml(outcome.reason)}</system-out></testcase>`;
  const tag = outcome.kind === 'failed' ? 'failure' : 'skipped';
  return `${start}><${tag} message="${escapeXml(outcome.reason)}"/></testcase>`;
}

/** Control characters, which XML 1.0 does not allow, become a space. */
function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
