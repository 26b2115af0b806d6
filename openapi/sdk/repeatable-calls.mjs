/** Source of the module that lists the calls that are safe to repeat without a key: those that only read. */
export function repeatableModule(functions, notice) {
  const reads = functions.filter(({ operation }) => operation['x-read-only']);
  return `// ${notice}

/** Paths of the calls that change nothing. */
export const READ_PATHS: readonly string[] = ${pathsOf(reads)};
`;
}

/** Once each, even if several functions share a path. */
function pathsOf(functions) {
  return JSON.stringify([...new Set(functions.map(({ path }) => path))], null, 2);
}
