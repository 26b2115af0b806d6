import { createHash } from 'node:crypto';

/** A hash for comparing contents, which does not depend on the order of keys. */
export function requestContentHash(content: unknown): string {
  const sorted = JSON.stringify(content, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('hex');
}
