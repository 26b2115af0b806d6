const FAILED = /^ *FAIL +(.+)$/gm;

/** The titles of the failed tests, hooks and files in the output of a test process. If it ended without naming one, says so. */
export function failedTitles(output, files) {
  const titles = [...output.matchAll(FAILED)].map(([, title]) => title.trim());
  return titles.length > 0 ? titles : [`${files.join(', ')}: ended without a failed test`];
}

/** The part of a test process's output that concerns files which failed or did not end. */
export function failedOutput(output) {
  const ofFiles = output.split(/^(?=dist\/test\/)/m);
  return ofFiles.filter((part) => /^ *FAIL /m.test(part) || !part.includes('Total:')).join('');
}
