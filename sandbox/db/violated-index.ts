const UNIQUE_VIOLATION = '23505';

/** The unique index that a failed statement violated; undefined for any other error. */
export function violatedIndex(cause: unknown): string | undefined {
  if (!(cause instanceof Error) || !('code' in cause) || cause.code !== UNIQUE_VIOLATION) return undefined;
  return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
}
