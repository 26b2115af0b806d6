import { stripVTControlCharacters } from 'node:util';

const FAILED = /^ *FAIL +(.+)$/gm;

/** The titles of the failed tests, hooks and files in the output of a test process. If it ended without naming one, says so. */
export function failedTitles(output, files) {
  const titles = [...stripVTControlCharacters(output).matchAll(FAILED)].map(([, title]) => title.trim());
  return titles.length > 0 ? titles : [`${files.join(', ')}: ended without a failed test`];
}
