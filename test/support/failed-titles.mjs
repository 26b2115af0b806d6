const FAILED = /^ *FAIL +(.+)$/gm;
const MOST_REASON_LINES = 12;

/**
 * The titles of the failed tests, hooks and files in the output of a test process, each with what was expected, without its stack.
 * If it ended in the middle of a file or without naming one, says so.
 */
export function failedTitles(output, files) {
  const titles = [...output.matchAll(FAILED)].map(({ 1: title, 0: line, index }) =>
    [title.trim(), ...reasonLines(output.slice(index + line.length))].join('\n'),
  );
  const cut = cutFile(output, files);
  if (cut) titles.push(`${cut}: the process ended in it, so its other tests were not run`);
  return titles.length > 0 ? titles : [`${files.join(', ')}: ended without a failed test`];
}

/** The lines of the message and the difference that follow a title. */
function reasonLines(text) {
  const lines = text.split('\n').slice(1);
  const end = lines.findIndex((line) => /^ *(at .+:\d+|FAIL .+|Total: .+)|^dist\/test\//.test(line));
  return lines
    .slice(0, end < 0 ? undefined : end)
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_REASON_LINES);
}

/** Of the files given to a process that has ended, those that it never began. The one that ended it while it was loaded is left out. */
export function notBegun(output, files) {
  const left = files.filter((file) => !isNamed(output, file));
  return left.length < files.length ? left : left.slice(1);
}

/** The last file that was begun, unless it ended. */
function cutFile(output, files) {
  const last = files.findLast((file) => isNamed(output, file));
  const isOver = /^ *(?:Total:|FAIL )/m.test(output.slice(output.lastIndexOf(`${last}\n`)));
  return isOver ? undefined : last;
}

/** A file is named when it begins, and when it cannot be loaded. */
const isNamed = (output, file) => output.includes(`${file}\n`);

/** The part of a test process's output that concerns files which failed or did not end. */
export function failedOutput(output) {
  const ofFiles = output.split(/^(?=dist\/test\/)/m);
  return ofFiles.filter((part) => /^ *FAIL /m.test(part) || !part.includes('Total:')).join('');
}
