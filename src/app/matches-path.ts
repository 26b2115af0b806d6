/** `:id` matches one part of the path; `/*` at the end matches everything below it. */
export function matchesPath(pattern: string, path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (!pattern.endsWith('/*')) return samePath(pattern.split('/'), plain.split('/'));
  const area = pattern.slice(0, -2);
  return plain === area || plain.startsWith(`${area}/`);
}

function samePath(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length &&
    pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
  );
}
