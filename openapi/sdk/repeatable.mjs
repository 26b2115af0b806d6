const METHODS = ['get', 'post', 'put'];

/** Source of the module that names the calls that are safe to repeat: those that only read, and those that take a key. */
export function repeatableModule({ paths }, notice) {
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, operation: item[method] })),
  );
  const reads = calls.filter(({ operation }) => operation['x-read-only']);
  const keyed = calls.filter(({ operation }) => takesKey(operation));
  return `// ${notice}

/** Paths of the calls that change nothing. */
export const READ_PATHS: readonly string[] = ${listOf(reads)};

/** Paths of the calls that accept an \`Idempotency-Key\`. */
export const KEYED_PATHS: readonly string[] = ${listOf(keyed)};
`;
}

function takesKey({ parameters = [] }) {
  return parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
}

function listOf(calls) {
  return JSON.stringify(
    calls.map(({ path }) => path),
    null,
    2,
  );
}
