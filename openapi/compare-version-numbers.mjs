/** Negative if the first version is lower, positive if it is higher. */
export function compareVersionNumbers(one, other) {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  return a.map((number, index) => number - b[index]).find((difference) => difference !== 0) ?? 0;
}

/** The major, minor and patch number of a version. */
export function numbersOf(version) {
  return version.split('.').map(Number);
}
