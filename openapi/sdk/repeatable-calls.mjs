/** Source of the module that lists the calls that are safe to repeat: those that only read, and those that take a key. */
export function repeatableModule(functions, notice) {
  const reads = functions.filter(({ operation }) => operation['x-read-only']);
  const keyed = functions.filter(({ isKeyed }) => isKeyed);
  return `// ${notice}

/** Paths of the calls that change nothing. */
export const READ_PATHS: readonly string[] = ${pathsOf(reads)};

/** Paths of the calls that accept an \`Idempotency-Key\`. */
export const KEYED_PATHS: readonly string[] = ${pathsOf(keyed)};
`;
}

/** Once each, even if several functions share a path. */
function pathsOf(functions) {
  return JSON.stringify([...new Set(functions.map(({ path }) => path))], null, 2);
}
